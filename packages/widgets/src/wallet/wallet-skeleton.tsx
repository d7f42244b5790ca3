import { useRoutes, useShop, useStore, useWords } from '../engine/index.ts';
import { ListSearchGhost, listSearchStyles } from '../paged-list/list-search.tsx';
import { Button, buttonStyles } from '../ui/button/button.tsx';
import panelCss from '../ui/data/panel.css?inline';
import type { Toaster } from '../ui/overlay/toast.tsx';
import { Loading, Skeleton, skeletonStyles } from '../ui/state/skeleton.tsx';
import balancePanelCss from './balance-panel.css?inline';
import detailsCss from './details.css?inline';
import entryTableCss from './entry-table.css?inline';
import { StatementExport, statementExportStyles } from './statement-export.tsx';
import { walletWords } from './wallet-words.ts';

export const walletSkeletonStyles = [
  buttonStyles,
  skeletonStyles,
  panelCss,
  listSearchStyles,
  statementExportStyles,
  balancePanelCss,
  detailsCss,
  entryTableCss,
];

/** Entries on a full page. Spec: 2§9 */
const ROWS = 10;

/** The balance and its details while the account is read, in their final height. */
export function WalletSkeleton({ toaster }: { toaster: Toaster }) {
  const { account } = useShop();
  const text = useWords(walletWords);
  const routes = useRoutes();
  // The menu beside the page has read this part of the account.
  const known = useStore(account.menu.watch(null)).value;
  return (
    <>
      <section className="clinic-panel clinic-wallet-balance">
        <div className="clinic-wallet-sums">
          <div className="clinic-wallet-sum">
            <div className="clinic-wallet-label">
              <h2>{text.balance}</h2>
            </div>
            <p className="clinic-wallet-figure">
              <Skeleton />
            </p>
          </div>
          {known?.mayPayByCheque && (
            <div className="clinic-wallet-sum" data-quota="">
              <div className="clinic-wallet-label">
                <h2>{text.quota}</h2>
              </div>
              <p className="clinic-wallet-figure">
                <Skeleton />
              </p>
            </div>
          )}
        </div>
        <p className="clinic-wallet-use">{text.use}</p>
        <Button className="clinic-wallet-unpaid" {...routes.link('orders', { tab: 'pending' })}>
          {text.unpaid}
        </Button>
      </section>
      <section className="clinic-wallet-details">
        <header className="clinic-panel clinic-wallet-head">
          <h2>{text.details}</h2>
          <p />
          <ListSearchGhost label={text.keyword} />
          <StatementExport keyword="" disabled toaster={toaster} />
        </header>
        <EntriesSkeleton />
      </section>
    </>
  );
}

/** Rows of the final height. */
export function EntriesSkeleton() {
  const text = useWords(walletWords);
  return (
    <Loading label={text.loading}>
      <div className="clinic-panel clinic-wallet-ghosts">
        {Array.from({ length: ROWS }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have nothing else to tell them apart.
          <div key={row} className="clinic-wallet-ghost">
            <Skeleton width={66} />
          </div>
        ))}
      </div>
    </Loading>
  );
}
