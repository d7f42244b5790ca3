import { isShopError } from '@clinicart/sdk';
import { cashierDomain, type WalletReturn } from '@clinicart/sdk/cashier';
import { isLoginNeeded } from '@clinicart/sdk/identity';
import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { useRoutes, useShop, useStore, useWords, type WidgetModule } from '../../engine/index.ts';
import { Button, buttonStyles } from '../../ui/button/button.tsx';
import { AlertIcon } from '../../ui/media/first-icons.tsx';
import { CheckIcon, ClockIcon, WalletIcon } from '../../ui/media/icons.tsx';
import { FailureBlock, failureBlockStyles } from '../../ui/state/error-state.tsx';
import { Outcome, outcomeStyles } from '../result/outcome.tsx';
import { walletReturnWords } from '../result/result-words.ts';
import { BackToPartner, ReturnedVisitor } from './return-elsewhere.tsx';
import { isPaymentWindow, openingPartner, takeReturn } from './wallet-return-url.ts';

/** Time that a payment window has to close before it redirects instead. */
const CLOSING_MS = 1500;

/**
 * The page that a wallet returns to: cleans the URL, confirms the payment, and redirects to the result. A payment window
 * closes instead. Spec: 2§2.1, 2§8
 */
function ReturnPage() {
  const isMember = useStore(useShop().session.$session).status === 'member';
  const [back, setBack] = useState<WalletReturn | 'nothing'>();
  // Before the first paint and the first request.
  useLayoutEffect(() => setBack(takeReturn() ?? 'nothing'), []);
  if (back === undefined) return null;
  if (back === 'nothing') return <InvalidReturn />;
  const partner = openingPartner();
  if (partner) return <BackToPartner back={back} partner={partner} />;
  return isMember ? <Confirm back={back} /> : <ReturnedVisitor />;
}

type State =
  | { readonly at: 'asking' | 'closing' | 'closing-unpaid' }
  /** The server was not reached, or its answer is unclear. */
  | { readonly at: 'failed'; readonly message: string };

function Confirm({ back }: { back: WalletReturn }) {
  const { token, orderNo } = back;
  const shop = useShop();
  const text = useWords(walletReturnWords);
  const routes = useRoutes();
  const [state, setState] = useState<State>({ at: 'asking' });

  const confirm = useCallback(async () => {
    setState({ at: 'asking' });
    const toResult = (type?: 'success' | 'fail', message?: string) =>
      routes.replace('payResult', { type, orderId: orderNo, message });
    // After a reload there is no token; the result page polls.
    if (!token) return toResult();
    const closeWindow = (at: 'closing' | 'closing-unpaid', otherwise: () => void) => {
      setState({ at });
      window.close();
      shop.clock.after(CLOSING_MS, otherwise);
    };
    const cashier = shop.domain(cashierDomain);
    try {
      await cashier.confirmReturn(token, orderNo);
    } catch (error) {
      if (!isShopError(error)) throw error;
      if (error.kind === 'server') {
        const toFailure = () => toResult('fail', error.message);
        // The cashier that opened this window shows the failure.
        const isShownByOpener = isPaymentWindow() && cashier.notPaid(orderNo).get() !== undefined;
        return isShownByOpener ? closeWindow('closing-unpaid', toFailure) : toFailure();
      }
      // After a login, this component confirms again.
      if (isLoginNeeded(error)) return;
      return setState({ at: 'failed', message: error.message });
    }
    if (!isPaymentWindow()) return toResult('success');
    closeWindow('closing', () => toResult('success'));
  }, [shop, routes, token, orderNo]);
  useEffect(() => void confirm(), [confirm]);

  if (state.at === 'failed')
    return (
      <div className="clinic-panel">
        <h1 className="clinic-visually-hidden">{text.failed}</h1>
        <FailureBlock kind="primary" title={text.failed} onRetry={confirm}>
          {state.message} {text.failedWhy}
        </FailureBlock>
      </div>
    );
  const result = <Button {...routes.link('payResult', { orderId: orderNo })}>{text.result}</Button>;
  if (state.at === 'closing-unpaid')
    return (
      <Outcome
        icon={<AlertIcon size={32} />}
        tone="danger"
        title={text.notPaidTitle}
        why={<p>{text.notPaid}</p>}
        actions={result}
      />
    );
  const isClosing = state.at === 'closing';
  return (
    <Outcome
      icon={isClosing ? <CheckIcon size={32} /> : <ClockIcon size={32} />}
      tone={isClosing ? 'success' : 'neutral'}
      title={text.title}
      why={<p>{isClosing ? text.done : text.why}</p>}
      actions={result}
    />
  );
}

/** Opened by hand, or without a wallet's parameters. */
function InvalidReturn() {
  const text = useWords(walletReturnWords);
  const routes = useRoutes();
  return (
    <Outcome
      icon={<WalletIcon size={32} />}
      tone="neutral"
      title={text.nothing}
      why={<p>{text.nothingWhy}</p>}
      actions={
        <>
          <Button kind="primary" size="l" {...routes.link('orders')}>
            {text.orders}
          </Button>
          <Button size="l" {...routes.link('home')}>
            {text.home}
          </Button>
        </>
      }
    />
  );
}

export const widget: WidgetModule<'clinic-wallet-return'> = {
  component: ReturnPage,
  styles: [buttonStyles, failureBlockStyles, outcomeStyles],
};
