/** Settings as a script tag or a meta tag writes them. Not in the shared chunk: only the loader and the doctor read tags. */
import type { PageConfig } from './page-config.ts';

const TEXT = /./s;

/** Every setting of a script tag, as `dataset` names it, with the texts that it may have. */
export const SETTINGS = {
  // A whole address, a path, or nothing for the page's own origin: a page resolves a bare host against its own address.
  api: /^(http|\/|$)/i,
  service: TEXT,
  site: TEXT,
  captchaKey: TEXT,
  routes: TEXT,
  name: TEXT,
  mark: TEXT,
  // The SDK leaves out one that is no id.
  partner: TEXT,
  // As pages write it: zh-HK, zh-Hant, en-GB.
  language: /^(zh|en)(?![a-z])/i,
  // Not `cookie`: on a partner's origin, the browser would send the token to the partner's server.
  storage: /^(session|memory)$/,
  theme: /^(light|dark|auto)$/,
  load: /^interaction$/,
} as const satisfies Readonly<Record<string, RegExp>>;

/** Names of settings in the configuration, where they differ. */
const NAMES: Readonly<Record<string, string>> = { api: 'apiBase', service: 'serviceBase' };

/** Reads addresses of the page's own pages: `cart=/basket product=/p/{id}`. */
const routesFrom = (list: string) =>
  Object.fromEntries(
    [...list.matchAll(/(?<!\S)([a-z]+)=(\S+)/gi)].map(([, name, to]) => [name, to]),
  );

/** Reads settings from an element's `data-*` attributes; ignores values that it cannot parse. */
export function configFrom(dataset: DOMStringMap): PageConfig {
  const config: Record<string, unknown> = {};
  for (const [key, pattern] of Object.entries(SETTINGS)) {
    const text = dataset[key];
    if (text === undefined || !pattern.test(text)) continue;
    config[NAMES[key] ?? key] =
      key === 'routes'
        ? routesFrom(text)
        : key === 'language'
          ? text.slice(0, 2).toLowerCase()
          : text;
  }
  return config;
}

/** Returns the settings of a page whose script tag says nothing else: the shop is where the script comes from. */
export function defaultsFor(script: string, document: Document): PageConfig {
  const { origin } = new URL(script);
  return {
    ...(origin !== document.location.origin && { site: origin, storage: 'session' }),
    ...configFrom({ language: document.documentElement.lang }),
  };
}
