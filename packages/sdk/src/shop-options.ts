import type { StorageKind } from './base/storage/web-storage.ts';
import { judgeLink } from './base/values/web-link.ts';
import { LANGUAGE_CODES } from './language/rules.ts';
import type { ShopOptions } from './shop.ts';

/** Is it '' or a path of the page's own origin, or the web address of another one, to which paths can be added? */
const isBase = (value: unknown): boolean =>
  value === '' ||
  (typeof value === 'string' && !/[?#\s]/.test(value) && judgeLink(value) !== undefined);

const isLanguage = (value: unknown): boolean =>
  typeof value === 'string' && Object.hasOwn(LANGUAGE_CODES, value);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isFunction = (value: unknown): boolean => typeof value === 'function';

/** Are these methods of an object? */
const hasMethods = (value: unknown, ...names: readonly string[]): boolean =>
  isObject(value) && names.every((name) => isFunction(Reflect.get(value, name)));

const isStore = (value: unknown): boolean => hasMethods(value, 'get', 'set', 'remove');

const STORAGE_KINDS: readonly unknown[] = ['cookie', 'session', 'memory'] satisfies StorageKind[];

const isStorage = (value: unknown): boolean =>
  isObject(value)
    ? isStore(Reflect.get(value, 'session')) && isStore(Reflect.get(value, 'settings'))
    : STORAGE_KINDS.includes(value);

/** Tells whether a value fits an override of a row, by its key. */
const OVERRIDES: Readonly<Record<string, (value: unknown) => boolean>> = {
  path: (value) => typeof value === 'string' && value.startsWith('/'),
  host: (value) => value === 'main' || value === 'service',
};

const areOverrides = (value: unknown): boolean =>
  isObject(value) &&
  Object.values<unknown>({ ...value }).every(
    (row) =>
      isObject(row) &&
      Object.entries<unknown>({ ...row }).every(([name, each]) => OVERRIDES[name]?.(each) ?? false),
  );

interface Fit {
  readonly isFit: (value: unknown) => boolean;
  /** The end of the error: "has to be …". */
  readonly fit: string;
}

const BASE: Fit = {
  isFit: isBase,
  fit: "a web address such as 'https://api.example.com', or a path, without credentials and query",
};
const LANGUAGE: Fit = { isFit: isLanguage, fit: "'zh' or 'en'" };

const FITS: Readonly<Partial<Record<keyof ShopOptions, Fit>>> = {
  apiBase: BASE,
  serviceBase: BASE,
  defaultLanguage: LANGUAGE,
  addressLanguage: LANGUAGE,
  timeout: {
    isFit: (value) => typeof value === 'number' && value > 0,
    fit: 'a number of milliseconds above 0',
  },
  retry: {
    isFit: (value) => value === Number.POSITIVE_INFINITY || Number.isInteger(value),
    fit: 'a whole number',
  },
  fetch: { isFit: isFunction, fit: 'a function like the global fetch' },
  storage: {
    isFit: isStorage,
    fit: "'cookie', 'session', 'memory', or an object with the stores session and settings",
  },
  clock: {
    isFit: (value) => hasMethods(value, 'now', 'after'),
    fit: 'an object with the functions now and after',
  },
  endpoints: {
    isFit: areOverrides,
    fit: "an object such as { 'cart.get': { path: '/…', host: 'main' } }",
  },
};

/**
 * Refuses options that a script without types may pass by mistake: with them, each call would fail as if the network
 * had. Builds for bundlers and pages leave this out; the script tag of a page reads its own attributes.
 * @throws TypeError that names the option
 */
export function refuseUnfitOptions(options: ShopOptions): void {
  for (const [name, { isFit, fit }] of Object.entries(FITS)) {
    const value: unknown = Reflect.get(options, name);
    if (value === undefined || isFit(value)) continue;
    // Errors end up in logs, which need no password.
    const shown =
      typeof value === 'number' ? value : JSON.stringify(value)?.replace(/\/\/.*@/, '//…@');
    throw new TypeError(`createShop: ${name} is ${shown}, but has to be ${fit}.`);
  }
}
