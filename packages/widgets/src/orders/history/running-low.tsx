import { formatMoney, sum, times } from '@clinicart/sdk';
import type { RegularArticle } from '@clinicart/sdk/orders';
import { useState } from 'react';
import { useRoutes, useWords } from '../../engine/index.ts';
import { Button, buttonStyles } from '../../ui/button/button.tsx';
import panelCss from '../../ui/data/panel.css?inline';
import { VisuallyHidden } from '../../ui/foundation/visually-hidden.tsx';
import { bottomBar } from '../../ui/page/bottom-inset.ts';
import { Notice, noticeStyles } from '../../ui/state/notice.tsx';
import { runningLowWords } from './history-words.ts';
import { as, LowRow, lowRowStyles } from './low-row.tsx';
import runningLowCss from './running-low.css?inline';
import { keyOf, type ListOutcome, type LowList, useLowList } from './use-low-list.ts';

export const runningLowStyles = [buttonStyles, noticeStyles, lowRowStyles, panelCss, runningLowCss];

/** Articles of the list before all are shown. */
const FIRST_ROWS = 10;

interface RunningLowProps {
  articles: readonly RegularArticle[];
  /** Whether this account may see prices and buy. */
  mayBuy: boolean;
}

/** The articles that are expected to run out, the first one first. */
export function RunningLow({ articles, mayBuy }: RunningLowProps) {
  const text = useWords(runningLowWords);
  const list = useLowList();
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? articles : articles.slice(0, FIRST_ROWS);
  const canAdd = mayBuy && shown.length > 0;
  return (
    <>
      <section className="clinic-panel clinic-history-panel" aria-labelledby="clinic-history-low">
        <header className="clinic-history-panel-head">
          <div>
            <h2 id="clinic-history-low">{text.title}</h2>
            <p>{articles.length > 0 ? text.basis : text.none}</p>
          </div>
          {canAdd && <AddAll articles={shown} list={list} />}
        </header>
        <div role="status">{list.last && <Outcome outcome={list.last} />}</div>
        {shown.length > 0 && (
          <table {...as.table} className="clinic-history-low">
            <thead {...as.rowgroup}>
              <tr {...as.row}>
                <th {...as.columnheader}>{text.product}</th>
                <th {...as.columnheader}>{text.usual}</th>
                <th {...as.columnheader}>{text.expected}</th>
                {mayBuy && (
                  <>
                    <th {...as.columnheader}>{text.price}</th>
                    <th {...as.columnheader}>{text.quantity}</th>
                    <th {...as.columnheader}>
                      <VisuallyHidden>{text.action}</VisuallyHidden>
                    </th>
                  </>
                )}
              </tr>
            </thead>
            <tbody {...as.rowgroup}>
              {shown.map((article) => (
                <LowRow key={keyOf(article)} article={article} list={list} mayBuy={mayBuy} />
              ))}
            </tbody>
          </table>
        )}
        {articles.length > FIRST_ROWS && (
          <p className="clinic-history-more">
            <Button kind="link" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
              {showsAll ? text.less : text.more({ count: articles.length })}
            </Button>
          </p>
        )}
      </section>
      {canAdd && (
        <div ref={bottomBar} className="clinic-history-bar">
          <AddAll articles={shown} list={list} />
        </div>
      )}
    </>
  );
}

function AddAll({ articles, list }: { articles: readonly RegularArticle[]; list: LowList }) {
  const text = useWords(runningLowWords);
  const amounts = articles.map((each) =>
    each.good.price === undefined ? undefined : times(each.good.price, list.quantityOf(each)),
  );
  const known = amounts.filter((amount) => amount !== undefined);
  const total = known.length === amounts.length ? formatMoney(sum(known)) : '';
  return (
    <Button
      kind="primary"
      busy={list.busy.size > 0}
      busyLabel={text.adding}
      onClick={() => void list.add(articles)}
    >
      {text.addAll} {total}
    </Button>
  );
}

function Outcome({ outcome: { added, unsure, count } }: { outcome: ListOutcome }) {
  const text = useWords(runningLowWords);
  const routes = useRoutes();
  const mayHold = added + unsure > 0;
  const tone = added === count ? 'success' : mayHold ? 'warning' : 'danger';
  const rest = unsure > 0 ? text.unsure : added > 0 ? text.othersNot : text.noneAdded;
  const sentence =
    added === count
      ? text.allAdded({ count })
      : added > 0
        ? text.someAdded({ added, count, rest })
        : rest;
  return (
    <Notice tone={tone} action={mayHold && <a {...routes.link('cart')}>{text.toCart}</a>}>
      {sentence}
    </Notice>
  );
}
