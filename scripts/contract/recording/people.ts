import { REGION_MARK } from '../../../packages/sdk/src/identity/account/contract.ts';
import { isChinese } from './neutral-text.ts';
import type { Pseudonyms } from './pseudonyms.ts';

const EMAIL = /^[^\s@<>]+@[^\s@<>]+$/;
const FIRST_PHONE = 51_000_000;

/** Words for a person or a place, in the language of the original; `#` is the number. */
const FIELDS: Readonly<Record<string, { readonly zh: string; readonly en: string }>> = {
  companyName: { zh: '示例診所 #', en: 'Sample Clinic #' },
  userName: { zh: '示例客戶 #', en: 'Sample Person #' },
  street: { zh: '示例街 # 號', en: '# Sample Street' },
};
/** Fields that name a person or a place if one of the listed siblings exists. */
const BESIDE: Readonly<
  Record<string, { readonly like: string; readonly beside: readonly string[] }>
> = {
  name: { like: 'userName', beside: ['phone', 'email', 'areaCode'] },
  address: { like: 'street', beside: ['street', 'district', 'phone'] },
};

/** Returns the pseudonym for a person's own fields; undefined for any other field. */
export function personalText(
  text: string,
  key: string,
  beside: ReadonlySet<string>,
  { number }: Pseudonyms,
): string | undefined {
  if (EMAIL.test(text)) return `person${number('e-mail', text)}@example.test`;
  if (/phone|mobile|^tel|fax/i.test(key) && /\d/.test(text))
    return String(FIRST_PHONE + number('phone', text));
  if (/token|secret|password|pwd/i.test(key)) return `token-${number('token', text)}`;
  const paired = BESIDE[key];
  const like = paired?.beside.some((each) => beside.has(each)) ? paired.like : key;
  const words = FIELDS[like];
  if (!words) return undefined;
  return words[isChinese(text) ? 'zh' : 'en'].replace('#', String(number(like, text)));
}

/** Replaces code and name of a stored region, both from the region tree. Spec: 1§3 */
export function neutralRegion(
  text: string,
  id: (value: string) => string,
  textOf: (value: string) => string,
): string | undefined {
  const at = text.indexOf(REGION_MARK);
  if (at < 0) return undefined;
  return id(text.slice(0, at)) + REGION_MARK + textOf(text.slice(at + 1));
}
