import { formatMoney } from '@clinicart/sdk';
import type { RegularArticle } from '@clinicart/sdk/orders';
import { useLanguage, useRoutes, useShop, useWords } from '../../engine/index.ts';
import { Button, buttonStyles } from '../../ui/button/button.tsx';
import { ServerText } from '../../ui/data/server-text.tsx';
import { Stepper, stepperStyles } from '../../ui/form/stepper.tsx';
import { VisuallyHidden } from '../../ui/foundation/visually-hidden.tsx';
import { AlertIcon } from '../../ui/media/first-icons.tsx';
import { CheckIcon, ClockIcon } from '../../ui/media/icons.tsx';
import { Picture, pictureStyles } from '../../ui/media/picture.tsx';
import { shortDay } from './history-dates.ts';
import { runningLowWords } from './history-words.ts';
import lowRowCss from './low-row.css?inline';
import { keyOf, type LineOutcome, type LowList } from './use-low-list.ts';

export const lowRowStyles = [buttonStyles, stepperStyles, pictureStyles, lowRowCss];

/** Roles of a table that CSS lays out as cards on a phone. */
export const as = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader', scope: 'col' },
  cell: { role: 'cell' },
} as const;

interface LowRowProps {
  article: RegularArticle;
  list: LowList;
  mayBuy: boolean;
}

/** An article that runs low: how it is used, when it is expected to run out, and adding it. */
export function LowRow({ article, list, mayBuy }: LowRowProps) {
  const shop = useShop();
  const routes = useRoutes();
  const text = useWords(runningLowWords);
  const language = useLanguage();
  const { good } = article;
  const quantity = list.quantityOf(article);
  const key = keyOf(article);
  const outcome = list.outcomes.get(key);
  const details = [good.articleNumber, good.standard].filter(Boolean).join(' · ');
  return (
    <tr {...as.row}>
      <td {...as.cell} data-cell="product">
        <Picture src={shop.picture(good.picture, 'card')} alt="" />
        <div>
          <ServerText as="a" {...routes.link('product', { id: good.specificationId })}>
            {good.name}
          </ServerText>
          {details && <small>{details}</small>}
          {outcome && <OutcomeLine outcome={outcome} />}
        </div>
      </td>
      <td {...as.cell} data-cell="usual">
        {text.every({
          count: article.intervalDays,
          quantity: article.usualQuantity,
          unit: good.unit,
        })}
        <small>{text.last({ day: shortDay(article.lastDay, language) })}</small>
      </td>
      <td {...as.cell} data-cell="expected">
        <Expected article={article} />
      </td>
      {mayBuy && (
        <>
          <td {...as.cell} data-cell="price">
            {good.price === undefined ? '–' : formatMoney(good.price)}
            {good.unit && good.price !== undefined && (
              <span>{text.perUnit({ unit: good.unit })}</span>
            )}
          </td>
          <td {...as.cell} data-cell="quantity">
            <Stepper
              value={quantity}
              min={1}
              label={text.quantityOf({ name: good.name })}
              onStep={(step) => list.setQuantity(article, quantity + (step === 'up' ? 1 : -1))}
              onCommit={(typed) => list.setQuantity(article, Number(typed.normalize('NFKC')))}
            />
          </td>
          <td {...as.cell} data-cell="add">
            <Button
              kind="secondary"
              busy={list.busy.has(key)}
              busyLabel={text.adding}
              onClick={() => void list.add([article])}
            >
              {text.add}
              <VisuallyHidden>{text.addOf({ name: good.name })}</VisuallyHidden>
            </Button>
          </td>
        </>
      )}
    </tr>
  );
}

function Expected({ article }: { article: RegularArticle }) {
  const text = useWords(runningLowWords);
  const language = useLanguage();
  const { due, daysLeft, expectedDay } = article;
  const day = shortDay(expectedDay, language);
  return (
    <span className="clinic-history-due" data-due={due}>
      {due === 'overdue' && <AlertIcon size={14} />}
      {due === 'soon' && <ClockIcon size={14} />}
      {due === 'overdue' ? text.overdue({ count: -daysLeft }) : text[due]({ day, count: daysLeft })}
    </span>
  );
}

function OutcomeLine({ outcome }: { outcome: LineOutcome }) {
  const text = useWords(runningLowWords);
  const isAdded = outcome.state === 'added';
  return (
    <p className="clinic-history-outcome" data-state={outcome.state}>
      {isAdded ? <CheckIcon size={14} /> : <AlertIcon size={14} />}
      <span>
        {[
          isAdded && text.added({ count: outcome.quantity }),
          outcome.state === 'failed' && text.notAdded,
          ...outcome.sentences,
        ]
          .filter(Boolean)
          .join(' ')}
      </span>
    </p>
  );
}
