import {
  type CashierOrder,
  cashierDomain,
  orderFailure,
  type ResultQuery,
  readResult,
  resultOf,
} from '@clinicart/sdk';
import { useEffect, useMemo, useReducer } from 'react';
import {
  useSay,
  useShop,
  useStore,
  useWords,
  type WidgetModule,
  type WidgetProps,
} from '../../engine/index.ts';
import { MembersOnly, membersCss } from '../../identity/account/members-only.tsx';
import { FailureBlock } from '../../ui/state/error-state.tsx';
import { Loading, Skeleton } from '../../ui/state/skeleton.tsx';
import { baseCss, buttonCss, emptyCss, noticeCss, panelCss, skeletonCss } from '../../ui/styles.ts';
import merchantNotesCss from '../methods/merchant-notes.css?inline';
import { AwaitedTransfer } from './awaited-transfer.tsx';
import { Failed, Unpayable } from './failed.tsx';
import { Paid, PaidUnread } from './paid.tsx';
import resultCss from './result.css?inline';
import { resultWords } from './result-words.ts';
import { Waiting } from './waiting.tsx';

/**
 * What became of a payment. What the attributes say may have been written by anybody: the order, as the server has it
 * for whoever is signed in, decides. Spec: 2§2.4
 */
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
  // What the server says of it now stands above what it said before.
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
  if (read.value) return <Known query={query} order={read.value} />;
  if (failure?.kind === 'paid') return <PaidUnread query={query} />;
  if (failure?.kind !== 'again') return <Shape />;
  return (
    <div className="clinic-panel">
      <FailureBlock kind="primary" onRetry={() => cashier.order.reload(orderNo)}>
        {failure.message}
      </FailureBlock>
    </div>
  );
}

function Known({ query, order }: { query: ResultQuery; order: CashierOrder }) {
  const shop = useShop();
  const { clock } = shop;
  const [, look] = useReducer((times: number) => times + 1, 0);
  const now = clock.now();
  const left = order.payBy === undefined ? 0 : order.payBy - now;
  // Its time may end while somebody looks at it.
  useEffect(() => (left > 0 ? clock.after(left, look) : undefined), [clock, left]);
  const result = resultOf(query, order, now, shop.domain(cashierDomain).known(order.orderNo));
  switch (result.kind) {
    case 'paid':
      return <Paid {...{ order, result }} />;
    case 'transfer':
      return <AwaitedTransfer {...{ order, result }} />;
    case 'waiting':
      return <Waiting order={order} />;
    case 'failed':
      return <Failed {...{ order, result }} />;
  }
}

/** As high as a result. */
function Shape() {
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
    ...[baseCss, buttonCss, emptyCss, noticeCss, panelCss, skeletonCss],
    ...[membersCss, merchantNotesCss, resultCss],
  ],
};
