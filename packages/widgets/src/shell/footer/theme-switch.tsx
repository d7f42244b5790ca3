import { THEMES, themeDomain } from '@clinicart/sdk/theme';
import { useId } from 'react';
import { useShop, useStore, useWords } from '../../engine/index.ts';
import { footerWords } from './footer-words.ts';

/** Three radio buttons for the colours: those of the device, light or dark. */
export function ThemeSwitch() {
  const theme = useShop().domain(themeDomain);
  const text = useWords(footerWords);
  const present = useStore(theme.$theme);
  const group = useId();
  return (
    <fieldset className="clinic-themes">
      <legend>{text.theme}</legend>
      {THEMES.map((each) => (
        <label key={each}>
          <input
            type="radio"
            name={group}
            value={each}
            checked={each === present}
            onChange={() => theme.use(each)}
          />
          <span>{text.themes[each]}</span>
        </label>
      ))}
    </fieldset>
  );
}
