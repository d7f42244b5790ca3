import type { MonthSpending, Spending } from '@clinicart/sdk/orders';
import { useId } from 'react';
import { useLanguage } from '../../engine/index.ts';
import { scaleOf, wholeDollars } from './chart-scale.ts';
import { monthName, yearName } from './history-dates.ts';
import chartCss from './spending-chart.css?inline';
import groupsCss from './spending-groups.css?inline';

export const spendingChartStyles = [groupsCss, chartCss];

/** Months of the chart: more bars could not be told apart. */
export const CHART_MONTHS = 12;
/** Months of the chart on a phone; CSS hides the earlier ones. */
const PHONE_MONTHS = 6;
/** Place of a bar in the column of its month. */
const BAR = { x: '22%', width: '56%' } as const;

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
            isFirstOnPhone={at === months.length - PHONE_MONTHS}
          />
        ))}
      </ol>
    </div>
  );
}

interface BarProps {
  month: MonthSpending;
  /** Cents at the top of the scale. */
  top: number;
  hasYear: boolean;
  isFirstOnPhone: boolean;
}

function Bar({ month, top, hasYear, isFirstOnPhone }: BarProps) {
  const language = useLanguage();
  const hatch = useId();
  // In percent of the plot, so that texts and lines keep their size at every width.
  const height = (amount: number) => (amount / top) * 100;
  let base = 0;
  return (
    <li data-current={month.isCurrent || undefined}>
      <svg aria-hidden="true" focusable="false">
        {month.byGroup.map((amount, group) => {
          base += height(amount);
          return amount > 0 ? (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: a group is its place.
              key={group}
              data-group={group}
              {...BAR}
              y={`${100 - base}%`}
              height={`${height(amount)}%`}
            />
          ) : null;
        })}
        {month.isCurrent && (
          <>
            <pattern
              id={hatch}
              width="6"
              height="6"
              patternUnits="userSpaceOnUse"
              patternTransform="rotate(45)"
            >
              <rect className="clinic-history-hatch" width="2" height="6" />
            </pattern>
            <rect {...BAR} y={`${100 - base}%`} height={`${base}%`} fill={`url(#${hatch})`} />
          </>
        )}
        {month.total > 0 && (
          <text x="50%" y={`${100 - base}%`} dy="-6" textAnchor="middle">
            {wholeDollars(month.total)}
          </text>
        )}
      </svg>
      <span className="clinic-history-month">
        {monthName(month.month, language)}
        {(hasYear || isFirstOnPhone) && (
          <small data-phone={!hasYear || undefined}>{yearName(month.month, language)}</small>
        )}
      </span>
    </li>
  );
}
