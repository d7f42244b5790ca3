import { isShopError } from '@clinicart/sdk';
import {
  cashierDomain,
  type PartnerPage,
  pageReturnUrl,
  type WalletReturn,
} from '@clinicart/sdk/cashier';
import { useEffect } from 'react';
import { useShop, useStore, useWords } from '../../engine/index.ts';
import { Button } from '../../ui/button/button.tsx';
import { WalletIcon } from '../../ui/media/icons.tsx';
import { Outcome } from '../result/outcome.tsx';
import { walletReturnWords } from '../result/result-words.ts';

interface BackToPartnerProps {
  back: WalletReturn;
  partner: PartnerPage;
}

/**
 * The way back to the partner's page that opened this window: that page has the login and shows the result. It is a link
 * that names the host, never a redirect, because any site may have named that page. The link takes the wallet's token
 * along, for a server that takes the money only when it is redeemed. Spec: 2§2.1, 2§7
 */
export function BackToPartner({ back, partner }: BackToPartnerProps) {
  const text = useWords(walletReturnWords);
  useConfirmation(back);
  const { host, url } = partner;
  return (
    <Outcome
      icon={<WalletIcon size={32} />}
      tone="neutral"
      title={text.left}
      why={<p>{text.backToWhy({ host })}</p>}
      actions={
        <Button kind="primary" size="l" href={pageReturnUrl(url, back) ?? url} rel="noreferrer">
          {text.backTo({ host })}
        </Button>
      }
    />
  );
}

/** A buyer who is also logged in here needs no way back: the window confirms the payment and closes. */
function useConfirmation({ token, orderNo }: WalletReturn) {
  const shop = useShop();
  const isMember = useStore(shop.session.$session).status === 'member';
  useEffect(() => {
    if (!isMember || !token) return;
    shop
      .domain(cashierDomain)
      .confirmReturn(token, orderNo)
      .then(
        () => window.close(),
        (error) => {
          // The login here may be another account's: the partner's page decides.
          if (!isShopError(error)) throw error;
        },
      );
  }, [shop, isMember, token, orderNo]);
}

/**
 * A return without a login: the buyer may have ordered on a partner's page, which has it. Only those who ordered in
 * this shop log in. Spec: 2§6
 */
export function ReturnedVisitor() {
  const { session } = useShop();
  const text = useWords(walletReturnWords);
  return (
    <Outcome
      icon={<WalletIcon size={32} />}
      tone="neutral"
      title={text.elsewhere}
      why={<p>{text.elsewhereWhy}</p>}
      actions={
        <Button kind="primary" size="l" onClick={() => void session.requestLogin()}>
          {text.logIn}
        </Button>
      }
    />
  );
}
