import { MOST_MONTHS, orderHistoryDomain } from '@clinicart/sdk/orders';
import { useShop, useWords } from '../../engine/index.ts';
import { Button, buttonStyles } from '../../ui/button/button.tsx';
import panelCss from '../../ui/data/panel.css?inline';
import { Field } from '../../ui/form/field.tsx';
import { TextInput, textInputStyles } from '../../ui/form/text-input.tsx';
import type { Toaster } from '../../ui/overlay/toast.tsx';
import { ExportMenu, exportMenuStyles } from '../export-menu.tsx';
import { historyWords } from './history-words.ts';
import type { RangeChoice } from './range-query.ts';
import type { HistoryRange } from './use-history-range.ts';

export const historyHeadStyles = [buttonStyles, textInputStyles, exportMenuStyles, panelCss];

interface HistoryHeadProps {
  range: HistoryRange;
  toaster: Toaster;
}

/** Title, range and export of the page. */
export function HistoryHead({ range, toaster }: HistoryHeadProps) {
  const text = useWords(historyWords);
  return (
    <header className="clinic-panel clinic-history-head">
      <h1>{text.title}</h1>
      <RangeButtons range={range} />
      <Export range={range} toaster={toaster} />
      {range.choice === 'custom' && <CustomDates range={range} />}
    </header>
  );
}

function RangeButtons({ range: { choice, choose } }: { range: HistoryRange }) {
  const text = useWords(historyWords);
  const labels: Readonly<Record<RangeChoice, string>> = {
    six: text.sixMonths,
    twelve: text.twelveMonths,
    custom: text.custom,
  };
  return (
    <fieldset className="clinic-history-ranges">
      <legend className="clinic-visually-hidden">{text.range}</legend>
      {(['six', 'twelve', 'custom'] as const).map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === choice}
          onClick={() => choose(each)}
        >
          {labels[each]}
        </button>
      ))}
    </fieldset>
  );
}

function CustomDates({ range: { typed, type, problem, apply } }: { range: HistoryRange }) {
  const text = useWords(historyWords);
  const { problems } = text;
  const error =
    problem === 'too-long'
      ? problems[problem]({ months: MOST_MONTHS })
      : problem && problems[problem];
  return (
    <form
      className="clinic-history-dates"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <Field label={text.from} error={error}>
        <TextInput
          type="date"
          value={typed.from}
          onChange={(event) => type({ ...typed, from: event.target.value })}
        />
      </Field>
      <Field label={text.to}>
        <TextInput
          type="date"
          value={typed.to}
          onChange={(event) => type({ ...typed, to: event.target.value })}
        />
      </Field>
      <Button type="submit" size="l">
        {text.show}
      </Button>
    </form>
  );
}

function Export({ range: { range }, toaster }: HistoryHeadProps) {
  const { exportOrders } = useShop().domain(orderHistoryDomain);
  const text = useWords(historyWords);
  return (
    <ExportMenu
      label={text.exportAs}
      toaster={toaster}
      exported={text.exported}
      make={(format) => exportOrders({ ...range, format })}
    />
  );
}
