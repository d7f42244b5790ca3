import type { Cents } from '@clinicart/sdk';
import { balanceFigure, walletDomain } from '@clinicart/sdk/wallet';
import { useRoutes, useShop, useStore, useWords } from '../engine/index.ts';
import { Button, buttonStyles } from '../ui/button/button.tsx';
import panelCss from '../ui/data/panel.css?inline';
import { VisuallyHidden } from '../ui/foundation/visually-hidden.tsx';
import { EyeIcon, EyeOffIcon } from '../ui/media/icons.tsx';
import { FailureLine, failureLineStyles } from '../ui/state/failure-line.tsx';
import { Skeleton, skeletonStyles } from '../ui/state/skeleton.tsx';
import balancePanelCss from './balance-panel.css?inline';
import { walletWords } from './wallet-words.ts';

export const balancePanelStyles = [
  buttonStyles,
  failureLineStyles,
  skeletonStyles,
  panelCss,
  balancePanelCss,
];

/** The balance with its eye, the quota for cheques, and what the balance is for. Spec: 2§2.8, 2§4 */
export function BalancePanel({ hasChequeQuota }: { hasChequeQuota: boolean }) {
  const text = useWords(walletWords);
  const routes = useRoutes();
  const { mask, balance } = useShop().domain(walletDomain);
  const isHidden = useStore(mask.$isHidden);
  const read = useStore(balance.watch(null));
  return (
    <section className="clinic-panel clinic-wallet-balance" aria-label={text.balance}>
      <div className="clinic-wallet-sums">
        <div className="clinic-wallet-sum">
          <div className="clinic-wallet-label">
            <h2>{text.balance}</h2>
            <Button
              kind="link"
              className="clinic-wallet-eye"
              aria-pressed={isHidden}
              icon={isHidden ? <EyeOffIcon size={18} /> : <EyeIcon size={18} />}
              onClick={() => mask.set(!isHidden)}
            >
              {isHidden ? text.show : text.hide}
            </Button>
          </div>
          {read.error && read.error.kind !== 'login-required' ? (
            <div className="clinic-wallet-figure">
              <FailureLine onRetry={() => balance.reload(null)}>{read.error.message}</FailureLine>
            </div>
          ) : (
            <Figure amount={read.value} isHidden={isHidden} />
          )}
        </div>
        {hasChequeQuota && <Quota isHidden={isHidden} />}
      </div>
      <p className="clinic-wallet-use">{text.use}</p>
      <Button className="clinic-wallet-unpaid" {...routes.link('orders', { tab: 'pending' })}>
        {text.unpaid}
      </Button>
    </section>
  );
}

/** The amount that may still be paid by cheque; absent where the server does not say it. Spec: 2§6 */
function Quota({ isHidden }: { isHidden: boolean }) {
  const text = useWords(walletWords);
  const { chequeQuota } = useShop().domain(walletDomain);
  const { value, error } = useStore(chequeQuota.watch(null));
  if (error) return null;
  return (
    <div className="clinic-wallet-sum" data-quota="">
      <div className="clinic-wallet-label">
        <h2>{text.quota}</h2>
      </div>
      <Figure amount={value} isHidden={isHidden} />
    </div>
  );
}

/** An amount, or six stars in the same place. */
function Figure({ amount, isHidden }: { amount: Cents | undefined; isHidden: boolean }) {
  const text = useWords(walletWords);
  if (amount === undefined)
    return (
      <p className="clinic-wallet-figure">
        <Skeleton />
      </p>
    );
  const { currency, figure } = balanceFigure(amount, isHidden);
  return (
    <p className="clinic-wallet-figure">
      <small>{currency}</small>
      {isHidden ? (
        <>
          <span aria-hidden="true">{figure}</span>
          <VisuallyHidden>{text.hidden}</VisuallyHidden>
        </>
      ) : (
        figure
      )}
    </p>
  );
}
