import { amountOf, formatMoney, times } from '@clinicart/sdk';
import { unitAfter } from '@clinicart/sdk/cart';
import { packWords } from '@clinicart/sdk/catalogue';
import type { ReviewedRow, RowChange, RowState } from '@clinicart/sdk/quick-order';
import { type KeyboardEvent, memo, useEffect, useId, useState } from 'react';
import { sellingWords } from '../catalogue/words.ts';
import { useRoutes, useShop, useWords } from '../engine/index.ts';
import { Button } from '../ui/button/button.tsx';
import { IconButton } from '../ui/button/icon-button.tsx';
import { Badge, type BadgeProps } from '../ui/data/badge.tsx';
import { ServerText, Words } from '../ui/data/server-text.tsx';
import { as } from '../ui/data/table-roles.ts';
import { CloseIcon } from '../ui/media/icons.tsx';
import { isOwnKey } from '../ui/page/own-key.ts';
import { quickOrderWords } from './quick-order-words.ts';

const TONES: Readonly<Record<RowState, BadgeProps['tone']>> = {
  ready: 'success',
  changed: 'warning',
  unmatched: 'danger',
  unavailable: 'neutral',
  invalid: 'danger',
  duplicate: 'info',
  added: 'primary',
  failed: 'danger',
};

interface OrderLineProps {
  reviewed: ReviewedRow;
  priced: boolean;
  locked: boolean;
  onEdit(rowId: string, change: RowChange): void;
  onRemove(rowId: string): void;
}

/** One line: the written text, the quantity to add, and why they differ. Spec: 1§5 */
export const OrderLine = memo(function OrderLine(props: OrderLineProps) {
  const { reviewed, priced, locked, onEdit, onRemove } = props;
  const shop = useShop();
  const words = useWords(quickOrderWords);
  const why = useId();
  const { row, state, quantity, reasons, nearest } = reviewed;
  const { id, line, outcome } = row;
  const isDone = state === 'added';
  const refusal = outcome && outcome.state !== 'added' ? outcome.message : undefined;
  return (
    <tr {...as.row} className="clinic-qo-line" data-state={state}>
      <td {...as.cell} data-cell="line" data-number="">
        {line}
      </td>
      <td {...as.cell} data-cell="article">
        <EditCell
          label={words.articleOf({ line })}
          value={row.article}
          fixed={isDone}
          locked={locked}
          invalid={state === 'unmatched' || (state === 'invalid' && row.article === '')}
          describedBy={why}
          onCommit={(article) => onEdit(id, { article })}
        />
      </td>
      <td {...as.cell} data-cell="product">
        <Product reviewed={reviewed} />
      </td>
      <td {...as.cell} data-cell="quantity">
        <EditCell
          label={words.quantityOf({ line })}
          value={row.quantity}
          numeric
          fixed={isDone}
          locked={locked}
          invalid={state === 'invalid' && row.article !== ''}
          describedBy={why}
          onCommit={(written) => onEdit(id, { quantity: written })}
        />
      </td>
      <td {...as.cell} data-cell="add" data-number="">
        <span className="clinic-qo-caption">{words.toAdd}</span>
        {quantity > 0 && (
          <b>
            {quantity} <small>{unitAfter(quantity, reviewed.article ?? {})}</small>
          </b>
        )}
      </td>
      {priced && (
        <td {...as.cell} data-cell="subtotal" data-number="">
          <Subtotal reviewed={reviewed} />
        </td>
      )}
      <td {...as.cell} data-cell="outcome">
        <Badge tone={TONES[state]}>{words.states[state]}</Badge>
        <span className="clinic-qo-why" id={why}>
          {refusal && <span>{refusal}</span>}
          {reasons.map((reason) => (
            <span key={reason.reason}>{shop.language.say(reason)}</span>
          ))}
        </span>
        {nearest.length > 0 && (
          <ul className="clinic-qo-nearest" aria-label={words.nearest({ line })}>
            {nearest.map((one) => (
              <li key={one.id}>
                <Button
                  kind="link"
                  size="s"
                  disabled={locked}
                  aria-label={words.choose1({ article: one.articleNumber, line })}
                  onClick={() => onEdit(id, { article: one.articleNumber })}
                >
                  {one.articleNumber}
                </Button>
                <ServerText as="small">
                  {[one.productName, one.name].filter(Boolean).join(' · ')}
                </ServerText>
              </li>
            ))}
          </ul>
        )}
      </td>
      <td {...as.cell} data-cell="remove">
        {!isDone && (
          <IconButton label={words.remove({ line })} disabled={locked} onClick={() => onRemove(id)}>
            <CloseIcon size={14} />
          </IconButton>
        )}
      </td>
    </tr>
  );
});

function Product({ reviewed: { article } }: { reviewed: ReviewedRow }) {
  const routes = useRoutes();
  const words = useWords(quickOrderWords);
  const packs = useWords(packWords);
  const { hidden } = useWords(sellingWords);
  if (!article) return <span className="clinic-qo-none">—</span>;
  const { price } = article.offer;
  const shownPrice =
    price.kind === 'amount'
      ? packs.unitPrice({ text: formatMoney(price.cents), unit: article.unit })
      : price.kind === 'enquire'
        ? words.enquire
        : price.text || hidden;
  return (
    <>
      <a {...routes.link('product', { id: article.productId })} target="_blank" rel="noreferrer">
        <Words>{article.productName}</Words>
      </a>
      <small>
        <Words>
          {[article.articleNumber, article.name, article.pack].filter(Boolean).join(' · ')}
        </Words>
      </small>
      <small>{shownPrice}</small>
    </>
  );
}

function Subtotal({ reviewed: { article, quantity } }: { reviewed: ReviewedRow }) {
  const unit = article && amountOf(article.offer.price);
  return unit !== undefined && quantity > 0 ? formatMoney(times(unit, quantity)) : null;
}

interface EditCellProps {
  label: string;
  value: string;
  numeric?: boolean;
  /** Plain text instead of a field. */
  fixed: boolean;
  /** Read-only while the list is busy. */
  locked: boolean;
  invalid: boolean;
  describedBy: string;
  onCommit(text: string): void;
}

/** A cell with a field: leaving it or Enter commits the text, Esc restores it, and takes back an edit that failed. */
function EditCell(props: EditCellProps) {
  const { label, value, numeric, fixed, locked, invalid, describedBy, onCommit } = props;
  const [typed, setTyped] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answered change is shown as it was taken.
  useEffect(() => setTyped(undefined), [value]);
  if (fixed) return <span>{value}</span>;
  const commit = (text = typed) => {
    if (text === undefined) return;
    const isSame = text.trim() === value;
    if (isSame) setTyped(undefined);
    onCommit(isSame ? value : text);
  };
  const press = (event: KeyboardEvent) => {
    if (!isOwnKey(event)) return;
    if (event.key === 'Enter') commit();
    else if (event.key === 'Escape' && typed !== undefined) commit(value);
    else return;
    event.preventDefault();
  };
  return (
    <input
      className="clinic-qo-cell"
      type="text"
      inputMode={numeric ? 'numeric' : undefined}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      aria-label={label}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      readOnly={locked}
      value={typed ?? value}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => commit()}
      onKeyDown={press}
    />
  );
}
