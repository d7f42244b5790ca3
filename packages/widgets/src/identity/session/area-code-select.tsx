import { type ContactFlow, offeredAreaCodes } from '@clinicart/sdk/identity';
import { useShop, useStore, useWords } from '../../engine/index.ts';
import { Select, selectStyles } from '../../ui/form/select.tsx';
import { contactWords } from './code-words.ts';

export const areaCodeSelectStyles = selectStyles;

interface AreaCodeSelectProps {
  /** The flow whose rules apply. Spec: 1§5 */
  flow: ContactFlow;
  value: string;
  onChange(areaCode: string): void;
}

/**
 * The area code of a phone number: the server's list, or the built-in one until it has loaded. Spec:
 * 1§7, 1§9
 */
export function AreaCodeSelect({ flow, value, onChange }: AreaCodeSelectProps) {
  const text = useWords(contactWords);
  const { value: sent } = useStore(useShop().account.areaCodes.watch(null));
  return (
    <Select
      bare
      className="clinic-area-code"
      aria-label={text.areaCode}
      autoComplete="tel-country-code"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {offeredAreaCodes(flow, sent, value).map(({ code, name }) => (
        // The closed list only has room for the code.
        <option key={code} value={code}>
          {code === value || !name ? code : `${code} ${name}`}
        </option>
      ))}
    </Select>
  );
}
