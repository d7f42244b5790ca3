import type { CashierOrder } from '@clinicart/sdk';
import {
  cashierDomain,
  orderFailure,
  type ResultQuery,
  readResult,
  resultOf,
} from '@clinicart/sdk/cashier';
import { useEffect, useMemo, useReducer } from 'react';
import {
  useSay,
  useShop,
  useStore,
  useWords,
  type WidgetModule,
  type WidgetProps,
} from '../../engine/index.ts';
import { MembersOnly, membersOnlyStyles } from '../../identity/account/members-only.tsx';
import { FailureBlock, failureBlockStyles } from '../../ui/state/error-state.tsx';
import { Loading, Skeleton, skeletonStyles } from '../../ui/state/skeleton.tsx';
import { AwaitedTransfer, awaitedTransferStyles } from './awaited-transfer.tsx';
import { Failed, failedStyles, Unpayable } from './failed.tsx';
import { Paid, PaidUnread, paidStyles } from './paid.tsx';
import { resultWords } from './result-words.ts';
import { Waiting, waitingStyles } from './waiting.tsx';

/** The result of a payment. The address may be forged, so the member's order on the server decides. Spec: 2§2.4 */
function PayResult(props: WidgetProps<'clinic-pay-result'>) {
  const { orderId = '', type = '', payType = '', message = '' } = props;
  const text = useWords(resultWords);
  const query = useMemo(
    () => readResult(new URLSearchParams({ orderId, type, payType, message })),
    [orderId, type, payType, message],
  );
  return (
    <MembersOnly title={text.title}>
      {query.orderNo ? (
        <OrderResult key={query.orderNo} query={query} />
      ) : (
        <Unpayable title={text.unpayable} message={text.noOrder} />
      )}
    </MembersOnly>
  );
}

function OrderResult({ query }: { query: ResultQuery }) {
  const say = useSay();
  const text = useWords(resultWords);
  const { orderNo } = query;
  const cashier = useShop().domain(cashierDomain);
  const read = useStore(cashier.order.watch(orderNo));
  const failure = read.error && orderFailure(read.error, cashier.known(orderNo));
  // A refusal replaces the order read before.
  if (failure?.kind === 'end') {
    const { kind, why } = failure.end;
    return (
      <Unpayable
        orderNo={kind === 'invalid' ? undefined : orderNo}
        title={{ closed: text.paymentClosed, expired: text.expired, invalid: text.unpayable }[kind]}
        message={typeof why === 'string' ? why : say(why)}
      />
    );
  }
  if (read.value) return <KnownOrder query={query} order={read.value} />;
  if (failure?.kind === 'paid') return <PaidUnread query={query} />;
  if (failure?.kind !== 'again') return <ResultSkeleton />;
  return (
    <div className="clinic-panel">
      <FailureBlock kind="primary" onRetry={() => cashier.order.reload(orderNo)}>
        {failure.message}
      </FailureBlock>
    </div>
  );
}

function KnownOrder({ query, order }: { query: ResultQuery; order: CashierOrder }) {
  const shop = useShop();
  const { clock } = shop;
  const [, rerender] = useReducer((times: number) => times + 1, 0);
  const now = clock.now();
  const left = order.payBy === undefined ? 0 : order.payBy - now;
  // The deadline may pass while the page is open.
  useEffect(() => (left > 0 ? clock.after(left, rerender) : undefined), [clock, left]);
  const result = resultOf(query, order, now, shop.domain(cashierDomain).known(order.orderNo));
  switch (result.kind) {
    case 'paid':
      return <Paid order={order} result={result} />;
    case 'transfer':
      return <AwaitedTransfer order={order} result={result} />;
    case 'waiting':
      return <Waiting order={order} />;
    case 'failed':
      return <Failed order={order} result={result} />;
  }
}

/** Skeleton as high as a result. */
function ResultSkeleton() {
  const text = useWords(resultWords);
  return (
    <Loading label={text.loading}>
      <section className="clinic-panel clinic-result">
        <div className="clinic-result-head">
          <span className="clinic-result-icon" />
          <h1>{text.title}</h1>
          <Skeleton width={66} />
        </div>
        <Skeleton lines={5} />
      </section>
    </Loading>
  );
}

export const widget: WidgetModule<'clinic-pay-result'> = {
  component: PayResult,
  styles: [
    failureBlockStyles,
    skeletonStyles,
    awaitedTransferStyles,
    failedStyles,
    paidStyles,
    waitingStyles,
    membersOnlyStyles,
  ],
};
