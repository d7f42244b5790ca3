import { refuseBuyer } from '@clinicart/sdk/identity';
import type { QuickOrderList, ReviewedRow, RowState } from '@clinicart/sdk/quick-order';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useShop, useWords } from '../engine/index.ts';
import { Button } from '../ui/button/button.tsx';
import { as } from '../ui/data/table-roles.ts';
import { Tabs } from '../ui/data/tabs.tsx';
import type { Toaster } from '../ui/overlay/toast.tsx';
import { FailureNotice } from '../ui/state/notice.tsx';
import { Loading, Skeleton } from '../ui/state/skeleton.tsx';
import { ListDeeds } from './order-bar.tsx';
import { OrderLine } from './order-row.tsx';
import { quickOrderWords } from './quick-order-words.ts';
import type { QuickOrderModel } from './use-quick-order.ts';

/** Lines rendered at first, and with each “more”: a thousand fields at once are slow. */
const PAGE = 100;
const ORDER: readonly RowState[] = [
  'failed',
  'unmatched',
  'invalid',
  'unavailable',
  'changed',
  'duplicate',
  'ready',
  'added',
];
const URGENT: ReadonlySet<RowState> = new Set(['failed', 'unmatched', 'invalid']);

interface OrderListProps {
  order: QuickOrderModel;
  show: Toaster['show'];
}

/** The lines of an order with their states. Spec: 1§5 */
export function OrderList({ order, show }: OrderListProps) {
  const shop = useShop();
  const words = useWords(quickOrderWords);
  const { shown, pending, trouble, work } = order;
  const heading = useRef<HTMLHeadingElement>(null);
  const locked = work?.kind === 'adding' || work?.kind === 'matching';
  const { edit, remove } = order.list;
  const onRemove = useCallback(
    (rowId: string) => {
      const undo = remove(rowId);
      heading.current?.focus();
      const line = Number(rowId.slice(1));
      show({
        key: 'removed',
        tone: 'info',
        text: words.removed({ line }),
        action: { label: words.undo, onSelect: undo },
      });
    },
    [remove, show, words],
  );
  const failure = trouble?.at === 'list' && (
    <FailureNotice onRetry={trouble.retry}>{trouble.message}</FailureNotice>
  );
  if (!shown) {
    if (pending.length === 0 && !failure) return null;
    return (
      <section className="clinic-qo-list">
        <h2>{words.result}</h2>
        {failure}
        {failure && pending.length > 0 && (
          <p className="clinic-qo-quiet">{words.waiting({ count: pending.length })}</p>
        )}
        {work && (
          <Loading label={words.checking}>
            {pending.slice(0, 5).map((row) => (
              <Skeleton key={row.id} lines={2} />
            ))}
          </Loading>
        )}
      </section>
    );
  }
  return (
    <section className="clinic-qo-list" aria-busy={locked || undefined}>
      <header className="clinic-qo-head">
        <h2 ref={heading} tabIndex={-1}>
          {words.result}
        </h2>
        <ListDeeds order={order} />
      </header>
      {order.skipped > 0 && (
        <p className="clinic-qo-quiet">{words.skipped({ count: order.skipped })}</p>
      )}
      {failure}
      <Filtered
        rows={shown.review.rows}
        counts={shown.summary.counts}
        priced={refuseBuyer(shown.review.standing) === undefined}
        locked={locked}
        onEdit={edit}
        onRemove={onRemove}
        key={shop.session.$session.get().status}
      />
    </section>
  );
}

interface FilteredProps {
  rows: readonly ReviewedRow[];
  counts: Readonly<Record<RowState, number>>;
  priced: boolean;
  locked: boolean;
  onEdit: QuickOrderList['edit'];
  onRemove(rowId: string): void;
}

function Filtered({ rows, counts, priced, locked, onEdit, onRemove }: FilteredProps) {
  const words = useWords(quickOrderWords);
  const [filter, setFilter] = useState<RowState | 'all'>('all');
  const [most, setMost] = useState(PAGE);
  // A line that was just corrected stays in place until another filter is chosen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: not by the rows' states, but when there are others.
  const chosen = useMemo(
    () => new Set(rows.filter(({ state }) => filter === state).map(({ row }) => row.id)),
    [filter, rows.length],
  );
  const fitting = filter === 'all' ? rows : rows.filter(({ row }) => chosen.has(row.id));
  const items = [
    { key: 'all' as const, label: words.all, count: rows.length },
    ...ORDER.filter((state) => counts[state] > 0 || state === filter).map((state) => ({
      key: state,
      label: words.states[state],
      count: counts[state],
      urgent: URGENT.has(state),
    })),
  ];
  return (
    <Tabs
      label={words.filter}
      items={items}
      selected={filter}
      onSelect={(next) => {
        setFilter(next);
        setMost(PAGE);
      }}
    >
      {fitting.length === 0 ? (
        <p className="clinic-qo-quiet">{words.none}</p>
      ) : (
        <table
          {...as.table}
          className="clinic-table clinic-qo-table"
          data-priced={priced || undefined}
        >
          <thead {...as.rowgroup}>
            <tr {...as.row}>
              <th {...as.columnheader}>{words.line}</th>
              <th {...as.columnheader}>{words.article}</th>
              <th {...as.columnheader}>{words.product}</th>
              <th {...as.columnheader}>{words.quantity}</th>
              <th {...as.columnheader} data-number="">
                {words.toAdd}
              </th>
              {priced && (
                <th {...as.columnheader} data-number="">
                  {words.subtotal}
                </th>
              )}
              <th {...as.columnheader}>{words.outcome}</th>
              <th {...as.columnheader}>
                <span className="clinic-visually-hidden">{words.actions}</span>
              </th>
            </tr>
          </thead>
          <tbody {...as.rowgroup}>
            {fitting.slice(0, most).map((reviewed) => (
              <OrderLine
                key={reviewed.row.id}
                reviewed={reviewed}
                priced={priced}
                locked={locked}
                onEdit={onEdit}
                onRemove={onRemove}
              />
            ))}
          </tbody>
        </table>
      )}
      {fitting.length > most && (
        <Button block onClick={() => setMost(most + PAGE)}>
          {words.more({ count: Math.min(PAGE, fitting.length - most) })}
        </Button>
      )}
    </Tabs>
  );
}
