/** Settings as a script tag or a meta tag writes them. Not in the shared chunk: only the loader and the doctor read tags. */
import type { Language } from '@clinicart/sdk';
import { partnerIdOf } from '@clinicart/sdk/values';
import type { RouteOverrides } from '../routing/routes.ts';
import type { PageConfig } from './page-config.ts';

const THEMES = ['light', 'dark', 'auto'] as const;
const STORAGES = ['memory', 'session', 'cookie'] as const;

/** Returns the shop's language for a tag as pages write it: zh-HK, zh-Hant, en-GB. */
function languageOf(tag: string | undefined): Language | undefined {
  const found = /^(zh|en)(?![a-z])/i.exec(tag ?? '')?.[1]?.toLowerCase();
  return found === 'zh' || found === 'en' ? found : undefined;
}

/** Reads addresses of the page's own pages: `cart=/basket product=/p/{id}`. */
function routesFrom(list: string): RouteOverrides {
  const pairs = list.split(/\s+/).map((pair) => /^([a-z]+)=(.+)$/i.exec(pair));
  return Object.fromEntries(pairs.flatMap((found) => (found ? [[found[1], found[2]]] : [])));
}

/** Returns the settings of a page whose script tag says nothing else: the shop is where the script comes from. */
export function defaultsFor(script: string, document: Document): PageConfig {
  const { origin } = new URL(script);
  const language = languageOf(document.documentElement.lang);
  return {
    ...(origin !== document.location.origin && { site: origin, storage: 'session' }),
    ...(language && { language }),
  };
}

/** Reads settings from an element's `data-*` attributes; ignores values that it cannot parse. */
export function configFrom(dataset: DOMStringMap): PageConfig {
  const { api, service, site, captchaKey, routes, name, mark } = dataset;
  const partner = partnerIdOf(dataset.partner);
  const language = languageOf(dataset.language);
  const storage = STORAGES.find((word) => word === dataset.storage);
  const theme = THEMES.find((word) => word === dataset.theme);
  return {
    ...(api !== undefined && { apiBase: api }),
    ...(service && { serviceBase: service }),
    ...(language && { language }),
    ...(storage && { storage }),
    ...(site && { site }),
    ...(captchaKey && { captchaKey }),
    ...(routes && { routes: routesFrom(routes) }),
    ...(name && { name }),
    ...(mark && { mark }),
    ...(theme && { theme }),
    ...(partner && { partner }),
  };
}
