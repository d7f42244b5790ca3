import type { ListView } from '@clinicart/sdk/catalogue';
import { bilingual, useWords } from '../../engine/index.ts';
import { GridIcon, MenuIcon } from '../../ui/media/icons.tsx';

export { default as viewSwitchStyles } from './view-switch.css?inline';

const words = bilingual({
  zh: { label: '顯示方式', grid: '圖片', table: '表格' },
  en: { label: 'View', grid: 'Grid', table: 'Table' },
});

const FORMS = [
  ['grid', GridIcon],
  ['table', MenuIcon],
] as const;

interface ViewSwitchProps {
  view: ListView;
  onChoose(view: ListView): void;
}

/** Chooses between pictures and a table to buy from. */
export function ViewSwitch({ view, onChoose }: ViewSwitchProps) {
  const text = useWords(words);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a row of equal parts everywhere.
    <div className="clinic-view-switch" role="group" aria-label={text.label}>
      {FORMS.map(([form, Icon]) => (
        <button
          key={form}
          type="button"
          aria-pressed={form === view}
          title={text[form]}
          onClick={() => onChoose(form)}
        >
          <Icon size={16} />
          <span>{text[form]}</span>
        </button>
      ))}
    </div>
  );
}
