import { formatSigned, type WalletEntry } from '@clinicart/sdk/wallet';
import type { Ref } from 'react';
import { useLanguage, useRoutes, useWords } from '../engine/index.ts';
import { rowTime } from '../orders/order-time.ts';
import panelCss from '../ui/data/panel.css?inline';
import entryTableCss from './entry-table.css?inline';
import { walletWords } from './wallet-words.ts';

export const entryTableStyles = [panelCss, entryTableCss];

/** On a phone CSS lays the table out as blocks, and Safari then drops its table semantics; explicit roles keep them. */
const as = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader', scope: 'col' },
  cell: { role: 'cell' },
} as const;

interface EntryTableProps {
  entries: readonly WalletEntry[];
  /** Takes the focus when the list turns its page. */
  start: Ref<HTMLTableElement>;
}

/** Entries with time, type, order and signed amount; a phone shows each in two lines. Spec: 2§2.8, 2§3 */
export function EntryTable({ entries, start }: EntryTableProps) {
  const text = useWords(walletWords);
  return (
    <table
      {...as.table}
      ref={start}
      className="clinic-panel clinic-wallet-table"
      aria-label={text.details}
      tabIndex={-1}
    >
      <thead {...as.rowgroup}>
        <tr {...as.row}>
          {(['time', 'type', 'order', 'amount'] as const).map((column) => (
            <th key={column} {...as.columnheader} data-column={column}>
              {text[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...as.rowgroup}>
        {entries.map((entry, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry has no id.
          <EntryRow key={place} entry={entry} />
        ))}
      </tbody>
    </table>
  );
}

function EntryRow({ entry: { at, type, orderNo, amount } }: { entry: WalletEntry }) {
  const text = useWords(walletWords);
  const language = useLanguage();
  const routes = useRoutes();
  return (
    <tr {...as.row}>
      <td {...as.cell} data-column="time">
        {at !== undefined && rowTime(at, language)}
      </td>
      <td {...as.cell} data-column="type">
        {type}
      </td>
      <td {...as.cell} data-column="order">
        {orderNo ? (
          <a {...routes.link('order', { id: orderNo })}>{orderNo}</a>
        ) : (
          <>
            <span aria-hidden="true" className="clinic-wallet-dash" />
            <span className="clinic-wallet-no-order">{text.noOrder}</span>
          </>
        )}
      </td>
      <td {...as.cell} data-column="amount" data-credit={amount > 0 || undefined}>
        {formatSigned(amount)}
      </td>
    </tr>
  );
}
