import { type Exchange, exchangeCost } from '@clinicart/sdk/points';
import type { ReactNode } from 'react';
import { Fact, Facts, Outcome, outcomeStyles } from '../../cashier/result/outcome.tsx';
import { useRoutes, useWords, type WidgetModule, type WidgetProps } from '../../engine/index.ts';
import { MembersOnly, membersOnlyStyles } from '../../identity/account/members-only.tsx';
import { Button, buttonStyles } from '../../ui/button/button.tsx';
import { CopyButton, copyButtonStyles } from '../../ui/button/copy-button.tsx';
import panelCss from '../../ui/data/panel.css?inline';
import { CheckIcon } from '../../ui/media/icons.tsx';
import { Loading, Skeleton, skeletonStyles } from '../../ui/state/skeleton.tsx';
import { exchangeWords } from '../exchange-words.ts';
import { UnknownExchange, unknownExchangeStyles } from '../order/unknown-exchange.tsx';
import { pointsWords } from '../points-words.ts';
import { QuietFailure, quietFailureStyles } from '../quiet-failure.tsx';
import { useExchange } from '../use-exchange.ts';
import resultCss from './result.css?inline';

/**
 * The page after a redemption: `/pointsMall/paySuccess`. The address names the order alone and may be forged, so the
 * server's record decides; a reload shows the same. Spec: 2§2.10
 */
function PointsResult({ orderNo = '' }: WidgetProps<'clinic-points-result'>) {
  const text = useWords(exchangeWords);
  return (
    <MembersOnly title={text.result}>
      {orderNo ? (
        <Member key={orderNo} orderNo={orderNo} />
      ) : (
        <Titled>
          <UnknownExchange orderNo="" />
        </Titled>
      )}
    </MembersOnly>
  );
}

function Member({ orderNo }: { orderNo: string }) {
  const { status, exchange, reload } = useExchange(orderNo);
  if (exchange) return <Redeemed exchange={exchange} />;
  return (
    <Titled>
      {status === 'ready' && <UnknownExchange orderNo={orderNo} />}
      {status === 'loading' && <ResultSkeleton />}
      {status === 'failed' && (
        <div className="clinic-panel clinic-points-result">
          <QuietFailure onRetry={reload} />
        </div>
      )}
    </Titled>
  );
}

function Titled({ children }: { children: ReactNode }) {
  const text = useWords(exchangeWords);
  return (
    <>
      <h1 className="clinic-visually-hidden">{text.result}</h1>
      {children}
    </>
  );
}

function Redeemed({ exchange }: { exchange: Exchange }) {
  const text = useWords(exchangeWords);
  const words = useWords(pointsWords);
  const routes = useRoutes();
  const { orderNo } = exchange;
  return (
    <Outcome
      icon={<CheckIcon size={32} />}
      tone="success"
      title={text.success}
      why={<p>{text.successWhy}</p>}
      actions={
        <>
          <Button kind="primary" size="l" {...routes.link('exchangeRecord')}>
            {text.viewOrders}
          </Button>
          <Button kind="neutral" size="l" {...routes.link('pointsMall')}>
            {words.toMall}
          </Button>
        </>
      }
    >
      <Facts>
        <Fact
          label={text.orderNo}
          end={<CopyButton text={orderNo} label={text.copyNo({ orderNo })} />}
        >
          <a {...routes.link('pointsOrder', { orderNo })}>{orderNo}</a>
        </Fact>
        <Fact label={text.paid} strong>
          {words.amount({ points: exchangeCost(exchange) })}
        </Fact>
      </Facts>
    </Outcome>
  );
}

function ResultSkeleton() {
  return (
    <Loading>
      <div className="clinic-panel clinic-points-result">
        <Skeleton width={50} />
        <Skeleton lines={4} />
      </div>
    </Loading>
  );
}

export const widget: WidgetModule<'clinic-points-result'> = {
  component: PointsResult,
  styles: [
    membersOnlyStyles,
    buttonStyles,
    copyButtonStyles,
    panelCss,
    skeletonStyles,
    outcomeStyles,
    quietFailureStyles,
    unknownExchangeStyles,
    resultCss,
  ],
};
