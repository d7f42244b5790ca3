/** Mistakes in the settings of a script tag. */
import { partnerIdOf } from '@clinicart/sdk/values';
import { configFrom, SETTINGS } from '../page/tag-settings.ts';
import { ROUTES } from '../routing/printed-routes.ts';
import { type Finding, finding } from './finding.ts';
import { nearest } from './nearest.ts';

/** The settings of a script tag, as `dataset` names them. */
const NAMES = Object.keys(SETTINGS);

const attributeOf = (key: string) =>
  `data-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
const listed = (names: readonly string[]) => names.map(attributeOf).join(', ');

/** Returns whether an address leads to a server: a path, or a whole address with http or https. */
export const isAddress = (text: string, base: string): boolean =>
  /^(https?:\/)?\//i.test(text) && URL.canParse(text, base);

function routeFindings(list: string): Finding[] {
  return list
    .trim()
    .split(/\s+/)
    .flatMap((pair) => {
      const name = /^([a-z]+)=./i.exec(pair)?.[1];
      if (!name) return finding('routeAddress', pair, 'cart=/basket');
      if (Object.hasOwn(ROUTES, name)) return [];
      const names = Object.keys(ROUTES);
      return finding('route', name, nearest(name, names) ?? names.join(', '));
    });
}

function valueFindings(key: string, value: string, base: string): Finding[] {
  const written = `${attributeOf(key)}="${value}"`;
  if (key === 'routes') return routeFindings(value);
  if (key === 'language' && !configFrom({ language: value }).language)
    return [finding('value', written, 'data-language="zh" / "en"')];
  if (key === 'storage' && !configFrom({ storage: value }).storage)
    return [finding('value', written, 'data-storage="session" / "memory"')];
  if (key === 'theme' && !configFrom({ theme: value }).theme)
    return [finding('value', written, 'data-theme="light" / "dark" / "auto"')];
  if (key === 'load' && !configFrom({ load: value }).load)
    return [finding('value', written, 'data-load="interaction"')];
  if (key === 'partner' && !partnerIdOf(value))
    return [finding('value', written, 'data-partner="harbourline"')];
  if (['api', 'service', 'site'].includes(key) && !isAddress(value, base))
    return [
      finding('address', written, `${attributeOf(key)}="https://${value.split('//').at(-1)}"`),
    ];
  return [];
}

/** Returns the mistakes in the attributes of the page's script tag. `base` is the address of the page. */
export function settingsFindings(
  dataset: Readonly<Record<string, string | undefined>>,
  base: string,
): readonly Finding[] {
  return Object.entries(dataset).flatMap(([key, value]) => {
    // Page builders write attributes that their users have left empty.
    if (!value) return [];
    if (NAMES.some((name) => name === key)) return valueFindings(key, value, base);
    const meant = nearest(key, NAMES);
    // Another script may read attributes of the tag, too.
    return meant ? finding('setting', attributeOf(key), attributeOf(meant)) : [];
  });
}

/** Returns the attributes that lack `data-`: `api` for `data-api`. The `name` of a meta element is another. */
export function plainSettings(names: readonly string[]): readonly Finding[] {
  return names
    .filter((name) => name !== 'name' && NAMES.some((key) => attributeOf(key) === `data-${name}`))
    .map((name) => finding('setting', name, `data-${name}`));
}

/** Returns what a second tag sets differently. */
export function secondTagFindings(
  first: Readonly<Record<string, string | undefined>>,
  second: Readonly<Record<string, string | undefined>>,
): readonly Finding[] {
  const different = NAMES.filter((key) => second[key] !== undefined && second[key] !== first[key]);
  return different.length > 0 ? [finding('secondTag', listed(different))] : [];
}
