import { type Exchange, exchangeCost, exchangesOn, pointsDomain } from '@clinicart/sdk/points';
import {
  useLanguage,
  useRoutes,
  useShop,
  useWords,
  type WidgetModule,
  type WidgetProps,
} from '../../engine/index.ts';
import { rowTime } from '../../orders/order-time.ts';
import { ListEmpty, listEmptyStyles } from '../../paged-list/list-empty.tsx';
import { ListFoot, listFootStyles } from '../../paged-list/list-foot.tsx';
import { type ListQuery, NO_TABS, queryBy } from '../../paged-list/list-query.ts';
import { usePageStart } from '../../paged-list/use-page-start.ts';
import { type PagedList, usePagedList } from '../../paged-list/use-paged-list.ts';
import { Button, buttonStyles } from '../../ui/button/button.tsx';
import panelCss from '../../ui/data/panel.css?inline';
import { ServerText } from '../../ui/data/server-text.tsx';
import { VisuallyHidden } from '../../ui/foundation/visually-hidden.tsx';
import { GiftIcon } from '../../ui/media/icons.tsx';
import { Picture, pictureStyles } from '../../ui/media/picture.tsx';
import { exchangeWords } from '../exchange-words.ts';
import { figures, pointsWords } from '../points-words.ts';
import { RecordsPage, RecordsRead, recordsPageStyles } from '../records-page.tsx';

/** The exchange records: `/pointsMall/exchangeRecord`. Spec: 2§2.1, 2§9 */
function Exchanges(props: WidgetProps<'clinic-points-exchanges'>) {
  const text = useWords(pointsWords);
  return (
    <RecordsPage title={text.exchanges}>
      <Member {...props} />
    </RecordsPage>
  );
}

type Records = PagedList<readonly Exchange[]>;

function Member(given: WidgetProps<'clinic-points-exchanges'>) {
  const { exchanges } = useShop().domain(pointsDomain);
  const list = usePagedList({
    given,
    // Every page is cut from all records. Spec: 2§7, 2§9
    list: queryBy(exchanges, (_: ListQuery<''>) => null),
    route: 'exchangeRecord',
    tabs: NO_TABS,
    mostKeywordCharacters: 0,
  });
  return (
    <section ref={list.start} className="clinic-panel clinic-points-record-panel">
      <RecordsRead list={list}>
        {(records) => <Shown exchanges={records} list={list} />}
      </RecordsRead>
    </section>
  );
}

function Shown({ exchanges, list }: { exchanges: readonly Exchange[]; list: Records }) {
  const text = useWords(exchangeWords);
  const words = useWords(pointsWords);
  const routes = useRoutes();
  const start = usePageStart<HTMLUListElement>(list);
  const { exchanges: shown, pages } = exchangesOn(exchanges, list.query.page);
  if (shown.length === 0)
    return (
      <ListEmpty
        list={list}
        pages={pages}
        words={text}
        icon={<GiftIcon size={20} />}
        action={
          <Button kind="secondary" {...routes.link('pointsMall')}>
            {text.goMall}
          </Button>
        }
      />
    );
  return (
    <>
      <ul ref={start} className="clinic-record-list" aria-label={words.exchanges} tabIndex={-1}>
        {shown.map((exchange) => (
          <ExchangeRow key={exchange.orderNo} exchange={exchange} />
        ))}
      </ul>
      <ListFoot list={list} pages={pages} />
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
      <ServerText as="p" className="clinic-record-name">
        {name}
      </ServerText>
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

export const widget: WidgetModule<'clinic-points-exchanges'> = {
  component: Exchanges,
  styles: [
    recordsPageStyles,
    buttonStyles,
    listFootStyles,
    listEmptyStyles,
    panelCss,
    pictureStyles,
  ],
};
