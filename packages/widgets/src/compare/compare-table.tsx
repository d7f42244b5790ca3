import { type CompareCell, type CompareRow, ROW_GROUPS } from '@clinicart/sdk/compare';
import type { ReactNode } from 'react';
import { offerPriceStyles, PercentBadge } from '../catalogue/card/offer-price.tsx';
import { TagBadge, tagBadgeStyles } from '../catalogue/card/tag-badge.tsx';
import { sellingWords } from '../catalogue/words.ts';
import { useWords } from '../engine/index.ts';
import { Button, buttonStyles } from '../ui/button/button.tsx';
import { Badge, badgeStyles } from '../ui/data/badge.tsx';
import { measureText } from '../ui/data/measure-text.ts';
import { Words } from '../ui/data/server-text.tsx';
import { as } from '../ui/data/table-roles.ts';
import { VisuallyHidden } from '../ui/foundation/visually-hidden.tsx';
import { Skeleton, skeletonStyles } from '../ui/state/skeleton.tsx';
import compareTableCss from './compare-table.css?inline';
import { compareWords } from './compare-words.ts';
import { type Column, isReady } from './use-columns.ts';

export const compareTableStyles = [
  badgeStyles,
  buttonStyles,
  offerPriceStyles,
  skeletonStyles,
  tagBadgeStyles,
  compareTableCss,
];

/** Rows that most products fill. */
const WAITING_ROWS = 9;

interface CompareTableProps {
  columns: readonly Column[];
  /** Undefined while a product loads. */
  rows: readonly CompareRow[] | undefined;
  hidesEqual: boolean;
  onToggle(): void;
}

/** The features of the products, row by row; rows that are equal are named in the last line. */
export function CompareTable({ columns, rows, hidesEqual, onToggle }: CompareTableProps) {
  const text = useWords(compareWords);
  const selling = useWords(sellingWords);
  const equal = rows?.filter(({ isEqual }) => isEqual) ?? [];
  const shown = rows?.filter(({ isEqual }) => !(isEqual && hidesEqual));
  return (
    <>
      <table {...as.table} className="clinic-compare-table" aria-label={text.table}>
        <thead {...as.rowgroup} className="clinic-visually-hidden">
          <tr {...as.row}>
            <th {...as.columnheader}>{text.feature}</th>
            {columns.map((column) => (
              <th key={column.id} {...as.columnheader}>
                {isReady(column) ? <Words>{column.product.name}</Words> : text[column.state]}
              </th>
            ))}
          </tr>
        </thead>
        {shown ? (
          ROW_GROUPS.map((group) => (
            <Group
              key={group}
              title={text.groups[group]}
              rows={shown.filter((row) => row.group === group)}
              columns={columns}
            />
          ))
        ) : (
          <WaitingRows columns={columns} />
        )}
      </table>
      {equal.length > 0 && (
        <p className="clinic-compare-equal">
          <span>
            {hidesEqual
              ? text.equal({ count: equal.length, facts: equalFacts(equal, text, selling) })
              : text.equalShown({ count: equal.length })}
          </span>{' '}
          <Button kind="link" onClick={onToggle}>
            {hidesEqual ? text.show : text.hide}
          </Button>
        </p>
      )}
    </>
  );
}

type CompareText = (typeof compareWords)['en'];
type SellingText = (typeof sellingWords)['en'];

/** The equal rows with their common value, such as “Length 240 mm”. */
const equalFacts = (equal: readonly CompareRow[], text: CompareText, selling: SellingText) =>
  equal
    .map(({ title, cells: [first] }) => text.fact({ title, value: wordOf(first, selling) }))
    .join(text.join);

function wordOf(cell: CompareCell | undefined, selling: SellingText): string {
  if (cell?.kind === 'text') return measureText(cell.text);
  if (cell?.kind === 'enquire') return selling.enquire;
  return cell?.kind === 'out-of-stock' ? selling.outOfStock : '';
}

interface GroupProps {
  title: string;
  rows: readonly CompareRow[];
  columns: readonly Column[];
}

function Group({ title, rows, columns }: GroupProps) {
  if (rows.length === 0) return null;
  return (
    <tbody {...as.rowgroup}>
      <tr {...as.row} className="clinic-compare-group">
        <th {...as.rowheader} scope="rowgroup">
          {title}
        </th>
      </tr>
      {rows.map((row) => (
        <Row key={row.key} row={row} columns={columns} />
      ))}
    </tbody>
  );
}

/** A row has cells of the products that were read; the others stay empty. */
function Row({ row, columns }: { row: CompareRow; columns: readonly Column[] }) {
  const cells = new Map(
    columns.filter(isReady).map(({ id }, place) => [id, row.cells[place]] as const),
  );
  return (
    <tr {...as.row}>
      <th {...as.rowheader}>
        <Words>{row.title}</Words>
      </th>
      {columns.map(({ id }) => (
        <td key={id} {...as.cell}>
          <Cell row={row} cell={cells.get(id)} />
        </td>
      ))}
    </tr>
  );
}

function Cell({ row, cell }: { row: CompareRow; cell: CompareCell | undefined }) {
  const text = useWords(compareWords);
  const selling = useWords(sellingWords);
  switch (cell?.kind) {
    case undefined:
      return null;
    case 'none':
      return row.key === 'offers' ? <Quiet>{text.none}</Quiet> : <Unsaid />;
    case 'enquire':
      return selling.enquire;
    case 'out-of-stock':
      return <Badge tone="neutral">{selling.outOfStock}</Badge>;
    case 'offers':
      return (
        <span className="clinic-compare-offers">
          {cell.percentOff !== undefined && <PercentBadge percentOff={cell.percentOff} />}
          {cell.tags.map((tag) => (
            <TagBadge key={tag.title} tag={tag} />
          ))}
          {cell.gifts.map((name) => (
            <span key={name}>
              <Words>{text.gift({ name })}</Words>
            </span>
          ))}
        </span>
      );
    case 'text':
      if (!cell.isBest)
        return row.key === 'article' ? <b>{cell.text}</b> : <Words>{measureText(cell.text)}</Words>;
      return (
        <>
          <b>
            <Words>{measureText(cell.text)}</Words>
          </b>{' '}
          <Badge tone="success">{row.key === 'expires' ? text.longest : text.lowest}</Badge>
        </>
      );
  }
}

const Quiet = ({ children }: { children: ReactNode }) => (
  <span className="clinic-compare-quiet">{children}</span>
);

function Unsaid() {
  const text = useWords(compareWords);
  return (
    <Quiet>
      <span aria-hidden="true">{text.unsaid}</span>
      <VisuallyHidden>{text.unsaidWord}</VisuallyHidden>
    </Quiet>
  );
}

function WaitingRows({ columns }: { columns: readonly Column[] }) {
  return (
    <tbody {...as.rowgroup} aria-hidden="true">
      <tr {...as.row} className="clinic-compare-group">
        <th {...as.rowheader}>
          <Skeleton width={75} />
        </th>
      </tr>
      {Array.from({ length: WAITING_ROWS }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies a row of a skeleton.
        <tr key={place} {...as.row}>
          <th {...as.rowheader}>
            <Skeleton width={66} />
          </th>
          {columns.map(({ id }) => (
            <td key={id} {...as.cell}>
              <Skeleton width={50} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
