import type { Spending, SpendingGroup } from '@clinicart/sdk/orders';
import { useLanguage, useWords } from '../../engine/index.ts';
import panelCss from '../../ui/data/panel.css?inline';
import tableCss from './category-table.css?inline';
import { wholeDollars } from './chart-scale.ts';
import { monthAndYear, monthName } from './history-dates.ts';
import { spendingWords } from './history-words.ts';
import groupsCss from './spending-groups.css?inline';

export const categoryTableStyles = [panelCss, groupsCss, tableCss];

/** On a phone CSS lays the table out as blocks, and Safari then drops its table semantics; explicit roles keep them. */
const as = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader', scope: 'col' },
  rowheader: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const;

/** Spending of each category in each month: all that the chart shows. */
export function CategoryTable({ spending }: { spending: Spending }) {
  const text = useWords(spendingWords);
  const language = useLanguage();
  const { months, groups, total } = spending;
  return (
    <section className="clinic-panel clinic-history-panel" aria-labelledby="clinic-history-table">
      <header className="clinic-history-panel-head">
        <h2 id="clinic-history-table">{text.table}</h2>
        <p>{text.tableBasis}</p>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls a region that has the focus. */}
      <section className="clinic-history-scroll" aria-label={text.scroll} tabIndex={0}>
        <table {...as.table} className="clinic-history-table">
          <thead {...as.rowgroup}>
            <tr {...as.row}>
              <th {...as.columnheader}>{text.category}</th>
              {months.map(({ month }) => (
                <th key={month} {...as.columnheader} aria-label={monthAndYear(month, language)}>
                  {monthName(month, language)}
                </th>
              ))}
              <th {...as.columnheader}>{text.sum}</th>
              <th {...as.columnheader}>{text.share}</th>
            </tr>
          </thead>
          <tbody {...as.rowgroup}>
            {groups.map((group, at) => (
              <GroupRow key={group.name ?? ''} group={group} place={at} spending={spending} />
            ))}
          </tbody>
          <tfoot {...as.rowgroup}>
            <tr {...as.row}>
              <th {...as.rowheader}>{text.sum}</th>
              {months.map(({ month, total: spent }) => (
                <td key={month} {...as.cell} data-month={monthName(month, language)}>
                  {wholeDollars(spent)}
                </td>
              ))}
              <td {...as.cell} data-cell="sum">
                {wholeDollars(total)}
              </td>
              <td {...as.cell} data-cell="share">
                {total > 0 ? '100%' : '–'}
              </td>
            </tr>
          </tfoot>
        </table>
      </section>
    </section>
  );
}

interface GroupRowProps {
  group: SpendingGroup;
  place: number;
  spending: Spending;
}

function GroupRow({ group, place, spending: { months } }: GroupRowProps) {
  const text = useWords(spendingWords);
  const language = useLanguage();
  return (
    <tr {...as.row}>
      <th {...as.rowheader}>
        <span className="clinic-history-swatch" data-group={place} />
        {group.name ?? text.other}
      </th>
      {months.map(({ month, byGroup }) => (
        <td key={month} {...as.cell} data-month={monthName(month, language)}>
          {wholeDollars(byGroup[place] ?? 0)}
        </td>
      ))}
      <td {...as.cell} data-cell="sum">
        {wholeDollars(group.total)}
      </td>
      <td {...as.cell} data-cell="share">
        {group.percent}%
      </td>
    </tr>
  );
}
