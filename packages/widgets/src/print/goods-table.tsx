import type { Cents } from '@clinicart/sdk';
import type { ReactNode } from 'react';
import { Label, labelStyles, Names } from './label.tsx';
import { figures } from './sheet.tsx';
import { type Both, SHEET } from './sheet-words.ts';

export const goodsTableStyles = labelStyles;

/** A row of printed goods. */
export interface PrintedLine {
  readonly articleNumber: string;
  readonly name: string;
  readonly standard: string;
  /** Name and standard in the other language, where they are known. */
  readonly other?: { readonly name: string; readonly standard: string } | undefined;
  /** Badges of the line, such as an add-on. */
  readonly marks?: readonly Both[];
  /** Below the name: the gifts. */
  readonly remarks?: readonly string[] | undefined;
  /** With its unit, where that is known. */
  readonly quantity: string;
  readonly price: Cents | undefined;
  readonly amount: Cents | undefined;
  readonly isOnRequest?: boolean;
}

interface Column {
  readonly column: string;
  readonly label: Both;
  readonly isNumber?: true;
}

const COLUMNS: readonly Column[] = [
  { column: 'article', label: SHEET.article },
  { column: 'product', label: SHEET.product },
  { column: 'pack', label: SHEET.pack },
  { column: 'quantity', label: SHEET.quantity, isNumber: true },
];

const PRICE_COLUMNS: readonly Column[] = [
  { column: 'price', label: SHEET.price, isNumber: true },
  { column: 'amount', label: SHEET.amount, isNumber: true },
];

interface GoodsTableProps {
  /** The store or group that the goods belong to. */
  title: ReactNode;
  lines: readonly PrintedLine[];
  /** Number of its first row. */
  first: number;
  /** Omits the columns of amounts. */
  isPriceless?: boolean;
  /** The sum of the goods, where there are several tables. */
  sum?: Cents | undefined;
}

/** The goods of a store as a table, whose head repeats on each page. */
export function GoodsTable({ title, lines, first, isPriceless, sum }: GoodsTableProps) {
  const columns = isPriceless ? COLUMNS : [...COLUMNS, ...PRICE_COLUMNS];
  const last = lines.length - 1;
  return (
    <table className="clinic-print-goods">
      <colgroup>
        <col data-column="number" />
        {columns.map(({ column }) => (
          <col key={column} data-column={column} />
        ))}
      </colgroup>
      <thead>
        <tr className="clinic-print-store">
          <th colSpan={columns.length + 1} scope="colgroup">
            {title}
          </th>
        </tr>
        <tr>
          <th scope="col">#</th>
          {columns.map(({ column, label, isNumber }) => (
            <th key={column} scope="col" data-number={isNumber}>
              <Label of={label} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          <Row
            // biome-ignore lint/suspicious/noArrayIndexKey: an article may occur twice, once as a gift.
            key={index}
            number={first + index}
            line={line}
            isPriceless={isPriceless}
            isLast={index === last && sum !== undefined}
          />
        ))}
        {sum !== undefined && (
          <tr className="clinic-print-store-sum">
            <td colSpan={columns.length}>
              <Label of={SHEET.amount} />
            </td>
            <td data-number>
              <strong>{figures(sum)}</strong>
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

interface RowProps {
  number: number;
  line: PrintedLine;
  isPriceless: boolean | undefined;
  /** The sum follows, on the same page. */
  isLast: boolean;
}

function Row({ number, line, isPriceless, isLast }: RowProps) {
  const { articleNumber, name, standard, other, quantity } = line;
  return (
    <tr data-last={isLast || undefined}>
      <td>{number}</td>
      <td className="clinic-print-article">{articleNumber}</td>
      <td className="clinic-print-product">
        <Names own={name} other={other?.name} />
        {line.marks?.map((mark) => (
          <span key={mark[1]}>
            [<Label of={mark} />]
          </span>
        ))}
        {line.remarks?.map((remark) => (
          <span key={remark}>+ {remark}</span>
        ))}
      </td>
      <td>
        <Names own={standard} other={other?.standard} />
      </td>
      <td data-number>{quantity}</td>
      {!isPriceless && <Prices {...line} />}
    </tr>
  );
}

function Prices({ price, amount, isOnRequest }: PrintedLine) {
  if (isOnRequest)
    return (
      <td data-number colSpan={2}>
        <Label of={SHEET.onRequest} />
      </td>
    );
  return (
    <>
      <td data-number>{figures(price)}</td>
      <td data-number>
        <strong>{figures(amount)}</strong>
      </td>
    </>
  );
}
