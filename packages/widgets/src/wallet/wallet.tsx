import { decideWallet, walletDomain } from '@clinicart/sdk/wallet';
import { useState } from 'react';
import {
  useRoutes,
  useSay,
  useShop,
  useStore,
  useWords,
  type WidgetModule,
  type WidgetProps,
} from '../engine/index.ts';
import { MembersOnly, membersOnlyStyles } from '../identity/account/members-only.tsx';
import { PayPasswordDialog } from '../identity/payment-password/pay-password-dialog.tsx';
import { Button, buttonStyles } from '../ui/button/button.tsx';
import panelCss from '../ui/data/panel.css?inline';
import { WalletIcon } from '../ui/media/icons.tsx';
import { type Toaster, ToastRegion, toastStyles, useToasts } from '../ui/overlay/toast.tsx';
import { Empty, emptyStyles } from '../ui/state/empty.tsx';
import { FailureBlock, failureBlockStyles } from '../ui/state/error-state.tsx';
import { Notice, noticeStyles } from '../ui/state/notice.tsx';
import { BalancePanel, balancePanelStyles } from './balance-panel.tsx';
import { Details, detailsStyles } from './details.tsx';
import walletCss from './wallet.css?inline';
import { WalletSkeleton, walletSkeletonStyles } from './wallet-skeleton.tsx';
import { walletWords } from './wallet-words.ts';

/** The balance of the account and what moved it: `/user/wallet`. Spec: 2§2.8, 2§6 */
function Wallet(props: WidgetProps<'clinic-wallet'>) {
  const shop = useShop();
  const text = useWords(walletWords);
  // Registers the messages of the domain.
  shop.domain(walletDomain);
  return (
    <MembersOnly title={text.title}>
      <Member {...props} />
    </MembersOnly>
  );
}

function Member(props: WidgetProps<'clinic-wallet'>) {
  const text = useWords(walletWords);
  const { region, ...toaster } = useToasts();
  return (
    <div className="clinic-wallet">
      <h1 className="clinic-visually-hidden">{text.title}</h1>
      <Content given={props} toaster={toaster} />
      <ToastRegion {...region} />
    </div>
  );
}

/** The wallet, once the account is known to have one; otherwise why not. */
function Content({ given, toaster }: { given: WidgetProps<'clinic-wallet'>; toaster: Toaster }) {
  const { account } = useShop();
  const { value: me, error } = useStore(account.me.watch(null));
  if (!me && error && error.kind !== 'login-required')
    return (
      <div className="clinic-panel">
        <FailureBlock onRetry={() => account.me.reload(null)}>{error.message}</FailureBlock>
      </div>
    );
  if (!me) return <WalletSkeleton toaster={toaster} />;
  const decision = decideWallet(me);
  if (!decision.ok) return <NoWallet why={decision} />;
  return (
    <>
      <PasswordNotice isMissing={decision.warnsAboutPassword} toaster={toaster} />
      <BalancePanel hasChequeQuota={decision.hasChequeQuota} />
      <Details given={given} toaster={toaster} />
    </>
  );
}

function NoWallet({ why }: { why: Parameters<ReturnType<typeof useSay>>[0] }) {
  const text = useWords(walletWords);
  const say = useSay();
  const routes = useRoutes();
  return (
    <div className="clinic-panel">
      <Empty
        icon={<WalletIcon size={20} />}
        title={text.noWallet}
        action={
          <Button kind="secondary" {...routes.link('orders')}>
            {text.orders}
          </Button>
        }
      >
        {say(why)}
      </Empty>
    </div>
  );
}

/** Warns about a missing payment password and opens the dialog to set it. Spec: 2§2.8, 2§6 */
function PasswordNotice({ isMissing, toaster }: { isMissing: boolean; toaster: Toaster }) {
  const text = useWords(walletWords);
  const [open, setOpen] = useState(false);
  return (
    <>
      {isMissing && (
        <Notice
          tone="warning"
          lead={text.noPasswordLead}
          action={
            <Button kind="link" onClick={() => setOpen(true)}>
              {text.setPassword}
            </Button>
          }
        >
          {text.noPassword}
        </Notice>
      )}
      <PayPasswordDialog
        open={open}
        onClose={() => setOpen(false)}
        onDone={() => {
          setOpen(false);
          toaster.show({ key: 'pay-password', tone: 'success', text: text.passwordSet });
        }}
      />
    </>
  );
}

export const widget: WidgetModule<'clinic-wallet'> = {
  component: Wallet,
  styles: [
    membersOnlyStyles,
    buttonStyles,
    panelCss,
    emptyStyles,
    failureBlockStyles,
    noticeStyles,
    toastStyles,
    balancePanelStyles,
    detailsStyles,
    walletSkeletonStyles,
    walletCss,
  ],
  // The skeleton has the places of this account. Ignores a failure: the browser loads the account again.
  load: async ({ session, account }) => {
    if (session.$session.get().status === 'member')
      await Promise.allSettled([account.menu.get(null)]);
  },
};
