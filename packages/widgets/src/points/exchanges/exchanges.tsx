import {
  type Exchange,
  type ExchangePage,
  exchangeCost,
  exchangesOn,
  pointsDomain,
  readPage,
} from '@clinicart/sdk/points';
import { useRef } from 'react';
import {
  useLanguage,
  useRoutes,
  useShop,
  useStore,
  useWords,
  type WidgetModule,
  type WidgetProps,
} from '../../engine/index.ts';
import { MembersOnly, membersOnlyStyles } from '../../identity/account/members-only.tsx';
import { rowTime } from '../../orders/order-time.ts';
import { Button, buttonStyles } from '../../ui/button/button.tsx';
import { Pager, pagerStyles } from '../../ui/data/pager.tsx';
import panelCss from '../../ui/data/panel.css?inline';
import { VisuallyHidden } from '../../ui/foundation/visually-hidden.tsx';
import { GiftIcon } from '../../ui/media/icons.tsx';
import { Picture, pictureStyles } from '../../ui/media/picture.tsx';
import { Empty, emptyStyles } from '../../ui/state/empty.tsx';
import { exchangeWords } from '../exchange-words.ts';
import { PointsTrail, pointsTrailStyles } from '../points-trail.tsx';
import { figures, pointsWords } from '../points-words.ts';
import { QuietFailure, quietFailureStyles } from '../quiet-failure.tsx';
import { RecordSkeleton, recordListStyles } from '../record-list.tsx';
import { type PageQuery, usePageQuery } from '../use-page-query.ts';
import { usePageStart } from '../use-page-start.ts';

interface ExchangesQuery {
  /** From 1. */
  readonly page: number;
}

const read = (of: (name: string) => string | null | undefined): ExchangesQuery => ({
  page: readPage(of('pageIndex')),
});
const write = ({ page }: ExchangesQuery) => ({ pageIndex: page === 1 ? undefined : String(page) });

/** The exchange records: `/pointsMall/exchangeRecord`. Spec: 2§2.1, 2§9 */
function Exchanges({ pageIndex }: WidgetProps<'clinic-points-exchanges'>) {
  const { $forgotten } = useShop().session;
  const text = useWords(pointsWords);
  const forgotten = useStore($forgotten);
  return (
    <div className="clinic-points-records">
      <PointsTrail page={text.exchanges} />
      <h1>{text.exchanges}</h1>
      <MembersOnly>
        <Member key={forgotten} pageIndex={pageIndex} />
      </MembersOnly>
    </div>
  );
}

function Member({ pageIndex }: { pageIndex: string | undefined }) {
  const { exchanges } = useShop().domain(pointsDomain);
  const question = usePageQuery({ route: 'exchangeRecord', read, write }, { pageIndex });
  const state = useStore(exchanges.watch(null));
  return (
    <div className="clinic-panel clinic-points-record-panel">
      {state.status === 'loading' && <RecordSkeleton />}
      {state.error && state.error.kind !== 'login-required' && (
        <QuietFailure onRetry={() => exchanges.reload(null)} />
      )}
      {state.value && (
        <Shown cut={exchangesOn(state.value, question.query.page)} question={question} />
      )}
    </div>
  );
}

interface ShownProps {
  cut: ExchangePage;
  question: PageQuery<ExchangesQuery>;
}

function Shown({ cut, question: { query, hrefFor, go } }: ShownProps) {
  const text = useWords(pointsWords);
  const list = useRef<HTMLUListElement>(null);
  usePageStart(list, { tab: '', page: query.page }, true);
  if (cut.exchanges.length === 0) return <NoExchanges isBeyond={cut.pages > 0} onGo={go} />;
  return (
    <>
      <ul ref={list} className="clinic-record-list" aria-label={text.exchanges} tabIndex={-1}>
        {cut.exchanges.map((exchange) => (
          <ExchangeRow key={exchange.orderNo} exchange={exchange} />
        ))}
      </ul>
      <Pager
        page={query.page}
        total={cut.pages}
        hrefFor={(page) => hrefFor({ page })}
        onPage={(page) => go({ page })}
      />
    </>
  );
}

/** A record: product, order number, time, status and points; leads to the order. Spec: 2§3 Exchange record item */
function ExchangeRow({ exchange }: { exchange: Exchange }) {
  const shop = useShop();
  const text = useWords(exchangeWords);
  const words = useWords(pointsWords);
  const routes = useRoutes();
  const language = useLanguage();
  const { orderNo, at, statusText, picture, name, points, quantity } = exchange;
  return (
    <li className="clinic-record" data-kind="exchange">
      <Picture src={shop.picture(picture, 'card')} alt="" />
      <p className="clinic-record-name">{name}</p>
      <p className="clinic-record-facts">
        <span>{at !== undefined && rowTime(at, language)}</span>
        <span>
          <VisuallyHidden>{text.orderNo} </VisuallyHidden>
          {orderNo}
        </span>
      </p>
      <p className="clinic-record-status">{statusText}</p>
      <p className="clinic-record-points">
        <strong>
          {figures(exchangeCost(exchange))} <small>{words.unit}</small>
        </strong>
        {quantity > 1 && <span>{text.times({ points, quantity })}</span>}
      </p>
      <p className="clinic-record-way">
        <a {...routes.link('pointsOrder', { orderNo })}>
          {text.view}
          <VisuallyHidden> {text.viewOf({ orderNo })}</VisuallyHidden>
        </a>
      </p>
    </li>
  );
}

interface NoExchangesProps {
  /** The page lies beyond the last one. */
  isBeyond: boolean;
  onGo(query: ExchangesQuery): void;
}

function NoExchanges({ isBeyond, onGo }: NoExchangesProps) {
  const text = useWords(exchangeWords);
  const words = useWords(pointsWords);
  const routes = useRoutes();
  if (isBeyond)
    return (
      <Empty
        icon={<GiftIcon size={20} />}
        title={text.beyond}
        action={
          <Button kind="secondary" onClick={() => onGo({ page: 1 })}>
            {words.firstPage}
          </Button>
        }
      />
    );
  return (
    <Empty
      icon={<GiftIcon size={20} />}
      title={text.none}
      action={
        <Button kind="secondary" {...routes.link('pointsMall')}>
          {text.goMall}
        </Button>
      }
    >
      {text.noneWhy}
    </Empty>
  );
}

export const widget: WidgetModule<'clinic-points-exchanges'> = {
  component: Exchanges,
  styles: [
    membersOnlyStyles,
    buttonStyles,
    pagerStyles,
    panelCss,
    pictureStyles,
    emptyStyles,
    pointsTrailStyles,
    quietFailureStyles,
    recordListStyles,
  ],
};
