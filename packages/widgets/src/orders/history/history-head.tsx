import { isShopError } from '@clinicart/sdk';
import { type ExportFormat, MOST_MONTHS, orderHistoryDomain } from '@clinicart/sdk/orders';
import { useState } from 'react';
import { useShop, useWords } from '../../engine/index.ts';
import { saveFile } from '../../quick-order/save-file.ts';
import { Button, buttonStyles } from '../../ui/button/button.tsx';
import panelCss from '../../ui/data/panel.css?inline';
import { Field } from '../../ui/form/field.tsx';
import { TextInput, textInputStyles } from '../../ui/form/text-input.tsx';
import { DocumentIcon } from '../../ui/media/icons.tsx';
import { MenuList } from '../../ui/overlay/menu-list.tsx';
import { Popover, popoverStyles } from '../../ui/overlay/popover.tsx';
import type { Toaster } from '../../ui/overlay/toast.tsx';
import { historyWords } from './history-words.ts';
import type { RangeChoice } from './range-query.ts';
import type { HistoryRange } from './use-history-range.ts';

export const historyHeadStyles = [buttonStyles, textInputStyles, popoverStyles, panelCss];

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
  const shop = useShop();
  const text = useWords(historyWords);
  const [busy, setBusy] = useState(false);
  const save = async (format: ExportFormat) => {
    setBusy(true);
    const key = 'history-export';
    try {
      const { exportOrders } = shop.domain(orderHistoryDomain);
      const { blob, name } = await exportOrders({ ...range, format });
      saveFile(blob, name);
      toaster.show({ key, tone: 'success', text: text.exported });
    } catch (error) {
      if (!isShopError(error)) throw error;
      toaster.show({ key, tone: 'error', text: error.message });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Popover
      trigger={text.exportAs}
      button={{ icon: <DocumentIcon size={16} />, busy, busyLabel: text.exporting }}
      align="end"
      closeOnSelect
    >
      <MenuList
        items={[
          { key: 'xlsx', label: text.exportXlsx, onSelect: () => void save('xlsx') },
          { key: 'csv', label: text.exportCsv, onSelect: () => void save('csv') },
        ]}
      />
    </Popover>
  );
}
