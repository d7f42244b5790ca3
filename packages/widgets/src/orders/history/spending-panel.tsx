import { formatMoney } from '@clinicart/sdk';
import type { BuyingHistory, Spending } from '@clinicart/sdk/orders';
import { useLanguage, useWords } from '../../engine/index.ts';
import panelCss from '../../ui/data/panel.css?inline';
import { CategoryTable, categoryTableStyles } from './category-table.tsx';
import { shortDay } from './history-dates.ts';
import { spendingWords } from './history-words.ts';
import spendingCss from './spending.css?inline';
import { CHART_MONTHS, SpendingChart, spendingChartStyles } from './spending-chart.tsx';
import groupsCss from './spending-groups.css?inline';

export const spendingPanelStyles = [
  categoryTableStyles,
  spendingChartStyles,
  panelCss,
  groupsCss,
  spendingCss,
];

interface SpendingPanelProps {
  history: BuyingHistory;
  spending: Spending;
}

/** Spending by month and category, with its sums. */
export function SpendingPanel({ history, spending }: SpendingPanelProps) {
  const text = useWords(spendingWords);
  const language = useLanguage();
  const { months, groups } = spending;
  return (
    <>
      <section
        className="clinic-panel clinic-history-panel"
        aria-labelledby="clinic-history-spending"
      >
        <header className="clinic-history-panel-head">
          <div>
            <h2 id="clinic-history-spending">{text.title}</h2>
            <p>
              {text.basis({ day: shortDay(history.range.to, language) })}
              {months.length > CHART_MONTHS && ` ${text.chartOnly}`}
            </p>
          </div>
          <dl className="clinic-history-sums">
            <div>
              <dt>{text.total({ count: months.length })}</dt>
              <dd>{formatMoney(spending.total)}</dd>
            </div>
            <div>
              <dt>{text.average}</dt>
              <dd>{formatMoney(spending.monthlyAverage)}</dd>
            </div>
            <div>
              <dt>{text.orders}</dt>
              <dd>{text.orderCount({ count: history.orders })}</dd>
            </div>
          </dl>
        </header>
        <ul className="clinic-history-legend" aria-hidden="true">
          {groups.map(({ name }, at) => (
            <li key={name ?? ''}>
              <span className="clinic-history-swatch" data-group={at} />
              {name ?? text.other}
            </li>
          ))}
        </ul>
        <SpendingChart spending={spending} />
      </section>
      <CategoryTable spending={spending} />
    </>
  );
}
