import { type Exchange, exchangeCost } from '@clinicart/sdk/points';
import { useLanguage, useWords, type WidgetModule, type WidgetProps } from '../../engine/index.ts';
import { MembersOnly, membersOnlyStyles } from '../../identity/account/members-only.tsx';
import { fullTime } from '../../orders/order-time.ts';
import { CopyButton, copyButtonStyles } from '../../ui/button/copy-button.tsx';
import panelCss from '../../ui/data/panel.css?inline';
import { Loading, Skeleton, skeletonStyles } from '../../ui/state/skeleton.tsx';
import { exchangeWords } from '../exchange-words.ts';
import { PointsTable, pointsTableStyles } from '../points-table.tsx';
import { PointsTrail, pointsTrailStyles } from '../points-trail.tsx';
import { pointsWords } from '../points-words.ts';
import { QuietFailure, quietFailureStyles } from '../quiet-failure.tsx';
import { useExchange } from '../use-exchange.ts';
import orderCss from './order.css?inline';
import { UnknownExchange, unknownExchangeStyles } from './unknown-exchange.tsx';

/**
 * An exchange order: `/point/orderDetail`. The documents show a placeholder with sample values; this shows the record
 * of the account. Spec: 2§2.1, 2§3
 */
function PointsOrder({ orderNo = '' }: WidgetProps<'clinic-points-order'>) {
  const text = useWords(exchangeWords);
  return (
    <div className="clinic-points-order">
      <PointsTrail page={text.order} />
      <MembersOnly title={text.order}>
        {orderNo ? (
          <Member key={orderNo} orderNo={orderNo} />
        ) : (
          <>
            <h1 className="clinic-visually-hidden">{text.order}</h1>
            <UnknownExchange orderNo="" />
          </>
        )}
      </MembersOnly>
    </div>
  );
}

function Member({ orderNo }: { orderNo: string }) {
  const text = useWords(exchangeWords);
  const { status, exchange, reload } = useExchange(orderNo);
  if (exchange) return <Shown exchange={exchange} />;
  return (
    <>
      <h1 className="clinic-visually-hidden">{text.order}</h1>
      {status === 'ready' && <UnknownExchange orderNo={orderNo} />}
      {status === 'loading' && <OrderSkeleton />}
      {status === 'failed' && (
        <div className="clinic-panel">
          <QuietFailure onRetry={reload} />
        </div>
      )}
    </>
  );
}

function Shown({ exchange }: { exchange: Exchange }) {
  const text = useWords(exchangeWords);
  const words = useWords(pointsWords);
  const language = useLanguage();
  const { orderNo, at, statusText, picture, name, points, quantity } = exchange;
  const cost = exchangeCost(exchange);
  return (
    <>
      <section className="clinic-panel clinic-points-order-head">
        <h1>{statusText || text.order}</h1>
        <p>{text.progress}</p>
        <dl>
          <div>
            <dt>{text.orderNo}</dt>
            <dd>
              {orderNo}
              <CopyButton text={orderNo} label={text.copyNo({ orderNo })} />
            </dd>
          </div>
          <div>
            <dt>{text.time}</dt>
            <dd>{at === undefined ? '–' : fullTime(at, language)}</dd>
          </div>
          <div>
            <dt>{text.paid}</dt>
            <dd>
              <strong>{words.amount({ points: cost })}</strong>
            </dd>
          </div>
        </dl>
      </section>
      <section className="clinic-panel">
        <h2>{text.goods}</h2>
        <PointsTable
          label={text.goods}
          name={name}
          picture={picture}
          points={points}
          quantity={quantity}
          cost={cost}
        />
      </section>
    </>
  );
}

function OrderSkeleton() {
  return (
    <Loading>
      <div className="clinic-points-order">
        <div className="clinic-panel clinic-points-order-head">
          <Skeleton width={33} />
          <Skeleton lines={5} width={50} />
        </div>
        <div className="clinic-panel">
          <Skeleton width={33} />
          <Skeleton lines={6} />
        </div>
      </div>
    </Loading>
  );
}

export const widget: WidgetModule<'clinic-points-order'> = {
  component: PointsOrder,
  styles: [
    membersOnlyStyles,
    copyButtonStyles,
    panelCss,
    skeletonStyles,
    pointsTableStyles,
    pointsTrailStyles,
    quietFailureStyles,
    unknownExchangeStyles,
    orderCss,
  ],
};
