import type { MonthSpending, Spending } from '@clinicart/sdk/orders';
import { useLanguage } from '../../engine/index.ts';
import { scaleOf, wholeDollars } from './chart-scale.ts';
import { monthName } from './history-dates.ts';

/** Months of the chart: more bars could not be told apart. */
export const CHART_MONTHS = 12;
/** Height of the plot in units of its picture. */
const HEIGHT = 1000;

/** Spending as stacked bars. Hidden from screen readers: the table below says the same. */
export function SpendingChart({ spending }: { spending: Spending }) {
  const months = spending.months.slice(-CHART_MONTHS);
  const largest = Math.max(0, ...months.map(({ total }) => total));
  const lines = scaleOf(largest);
  const top = lines.at(-1) ?? 1;
  return (
    <div className="clinic-history-chart" aria-hidden="true">
      <ol className="clinic-history-scale">
        {lines.toReversed().map((line) => (
          <li key={line}>{wholeDollars(line)}</li>
        ))}
      </ol>
      <ol className="clinic-history-bars">
        {months.map((month, at) => (
          <Bar
            key={month.month}
            month={month}
            top={top}
            hasYear={at === 0 || month.month.endsWith('-01')}
          />
        ))}
      </ol>
    </div>
  );
}

function Bar({ month, top, hasYear }: { month: MonthSpending; top: number; hasYear: boolean }) {
  const language = useLanguage();
  const height = (amount: number) => (amount / top) * HEIGHT;
  const total = height(month.total);
  let base = 0;
  return (
    <li data-current={month.isCurrent || undefined}>
      <svg
        viewBox={`0 0 100 ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        {month.byGroup.map((amount, group) => {
          base += height(amount);
          return amount > 0 ? (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: a group is its place.
              key={group}
              data-group={group}
              x="0"
              width="100"
              y={HEIGHT - base}
              height={height(amount)}
            />
          ) : null;
        })}
      </svg>
      {month.total > 0 && (
        <svg
          className="clinic-history-total"
          width="100%"
          height="100%"
          aria-hidden="true"
          focusable="false"
        >
          <text x="50%" y={`${100 - total / 10}%`} dy="-6" textAnchor="middle">
            {wholeDollars(month.total)}
          </text>
        </svg>
      )}
      <span className="clinic-history-month">
        {monthName(month.month, language)}
        {hasYear && (
          <small>
            {language === 'zh' ? `${month.month.slice(0, 4)} 年` : month.month.slice(0, 4)}
          </small>
        )}
      </span>
    </li>
  );
}
