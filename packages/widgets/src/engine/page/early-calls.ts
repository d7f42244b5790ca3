/**
 * The calls of product cards, sent while the engine is still loading. The engine takes an answer if it asks the same of the
 * same server, in the same language and for the same session.
 */
import { page } from './page-config.ts';

/** The two calls of a card; a test compares them with those that the card makes. */
const CALLS = ['detail', 'getAllStandard2'];

/** An older answer is stale: the engine asks again. */
const FRESH_MS = 30_000;

/** Sends the calls of the cards below `root`. The shop's own site sends the answers with the page. */
export function callEarly(root: ParentNode): void {
  const record = page();
  const { config, early = {} } = record;
  const { apiBase, storage, language, endpoints, fetch: own } = config;
  record.early = early;
  if (apiBase === undefined || storage === 'cookie' || endpoints || own) return;
  let Authorization: string | undefined;
  let LangEnv = '';
  try {
    // The names are those of sdk/base/storage/shared-names.ts.
    if (storage === 'session') {
      Authorization = sessionStorage.token;
      LangEnv = localStorage.language ?? localStorage.langEnv;
    }
  } catch {
    // A browser may refuse its storage.
  }
  if (!/^[23]$/.test(LangEnv)) LangEnv = language === 'en' ? '2' : '3';
  const base = `${apiBase.replace(/\/+$/, '')}/api/product/`;
  const headers: Record<string, string> = { LangEnv, 'content-type': 'application/json' };
  if (Authorization) headers.Authorization = Authorization;
  for (const card of root.querySelectorAll('clinic-product-card:not(:defined)'))
    for (const call of CALLS) {
      const id = card.getAttribute('product-id');
      const body = JSON.stringify({ id });
      const key = base + call + body;
      // A card with a root came from a server, with its answers.
      if (!id || card.shadowRoot || early[key]) continue;
      const answer = fetch(base + call, { method: 'POST', headers, body });
      answer.catch(() => {});
      early[key] = { answer, headers, at: performance.now() };
    }
}

/** Returns the answer to a call that was sent early, once; undefined for any other call. */
export function takeEarly(
  input: RequestInfo | URL,
  init?: RequestInit,
): Promise<Response> | undefined {
  const { early } = page();
  const key = `${input}${init?.body}`;
  const found = early?.[key];
  if (!found) return undefined;
  delete early[key];
  const headers = new Headers(init?.headers);
  const isSame = ['LangEnv', 'Authorization'].every(
    (name) => headers.get(name) === (found.headers[name] ?? null),
  );
  return isSame && performance.now() - found.at < FRESH_MS ? found.answer : undefined;
}
