import type { MonthSpending, Spending, SpendingGroup } from '@clinicart/sdk/orders';
import { useState } from 'react';
import { useLanguage, useWords } from '../../engine/index.ts';
import { Button, buttonStyles } from '../../ui/button/button.tsx';
import panelCss from '../../ui/data/panel.css?inline';
import { as } from '../../ui/data/table-roles.ts';
import tableCss from './category-table.css?inline';
import { wholeDollars } from './chart-scale.ts';
import { monthAndYear, monthName } from './history-dates.ts';
import { spendingWords } from './history-words.ts';
import groupsCss from './spending-groups.css?inline';

export const categoryTableStyles = [buttonStyles, panelCss, groupsCss, tableCss];

/** Months of a wide table; the earlier ones open below. */
const RECENT_MONTHS = 6;

/** Spending of each category in each month: all that the chart shows. A screen reader finds every month. */
export function CategoryTable({ spending }: { spending: Spending }) {
  const text = useWords(spendingWords);
  const language = useLanguage();
  const [showsAll, showAll] = useState(false);
  const { months, groups, total } = spending;
  const count = months.length;
  const hasOlder = count > RECENT_MONTHS;
  return (
    <section
      className="clinic-panel clinic-history-panel clinic-history-categories"
      aria-labelledby="clinic-history-table"
    >
      <header className="clinic-history-panel-head">
        <h2 id="clinic-history-table">{text.table}</h2>
        <p>
          {text.tableBasis}
          {hasOlder && !showsAll && (
            <span className="clinic-history-wide">{text.recent({ count: RECENT_MONTHS })}</span>
          )}
        </p>
        {hasOlder && (
          <Button className="clinic-history-wide" size="s" onClick={() => showAll(!showsAll)}>
            {showsAll ? text.showRecent({ count: RECENT_MONTHS }) : text.showAll({ count })}
          </Button>
        )}
      </header>
      <table {...as.table} className="clinic-history-table" data-all={showsAll || undefined}>
        <thead {...as.rowgroup}>
          <tr {...as.row}>
            <th {...as.columnheader}>{text.category}</th>
            {months.map(({ month }, at) => (
              <th
                key={month}
                {...as.columnheader}
                aria-label={monthAndYear(month, language)}
                data-older={isOlder(at, count)}
              >
                {monthName(month, language)}
              </th>
            ))}
            <th {...as.columnheader}>{text.sumOf({ count })}</th>
            <th {...as.columnheader}>{text.share}</th>
          </tr>
        </thead>
        <tbody {...as.rowgroup}>
          {groups.map((group, at) => (
            <GroupRow key={group.name ?? ''} group={group} place={at} months={months} />
          ))}
        </tbody>
        <tfoot {...as.rowgroup}>
          <tr {...as.row}>
            <th {...as.rowheader}>{text.sum}</th>
            <MonthCells months={months} amountOf={({ total: spent }) => spent} />
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
  );
}

const isOlder = (at: number, count: number) => at < count - RECENT_MONTHS || undefined;

interface MonthCellsProps {
  months: readonly MonthSpending[];
  amountOf(month: MonthSpending): number;
}

function MonthCells({ months, amountOf }: MonthCellsProps) {
  const language = useLanguage();
  return months.map((month, at) => (
    <td
      key={month.month}
      {...as.cell}
      data-month={monthName(month.month, language)}
      data-older={isOlder(at, months.length)}
    >
      {wholeDollars(amountOf(month))}
    </td>
  ));
}

interface GroupRowProps {
  group: SpendingGroup;
  place: number;
  months: readonly MonthSpending[];
}

function GroupRow({ group: { name, total, percent }, place, months }: GroupRowProps) {
  const text = useWords(spendingWords);
  return (
    <tr {...as.row}>
      <th {...as.rowheader}>
        <span className="clinic-history-swatch" data-group={place} />
        {name ?? text.other}
      </th>
      <MonthCells months={months} amountOf={({ byGroup }) => byGroup[place] ?? 0} />
      <td {...as.cell} data-cell="sum">
        {wholeDollars(total)}
      </td>
      <td {...as.cell} data-cell="share">
        <svg className="clinic-history-share" aria-hidden="true" focusable="false">
          <rect width="100%" height="100%" />
          <rect data-group={place} width={`${percent}%`} height="100%" />
        </svg>
        {percent}%
      </td>
    </tr>
  );
}
