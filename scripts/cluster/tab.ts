/** A browser tab without a browser: reads pages and their scripts. */
import type { Releases, Version } from './releases.ts';
import type { Tally } from './tally.ts';

/** Longest wait for a page or a script. */
const PATIENCE_MS = 20_000;

interface TabOptions {
  /** Origin of the shop. */
  readonly site: string;
  readonly releases: Releases;
  readonly tally: Tally;
  /** The cookies of the buyer; '' for a visitor. */
  readonly cookies: () => string;
}

export interface Tab {
  /** Opens a page, and counts it as lost if a person would not see it whole. */
  open(kind: string, path: string): Promise<void>;
  /** Loads a script that the page in this tab may need by now. */
  loadScript(): Promise<void>;
  readonly version: Version | undefined;
}

const pick = <T>(list: readonly T[]): T | undefined =>
  list[Math.floor(Math.random() * list.length)];

/** Says what is wrong with a page; undefined if nothing is. */
function faultOf({ status, headers }: Response, html: string, isVisitor: boolean) {
  if (status !== 200) return `status ${status}`;
  if (!html.trimEnd().endsWith('</html>')) return 'cut off';
  // A page that lacks a part, because a call failed, may not be stored.
  if (isVisitor && !headers.get('cache-control')?.includes('public')) return 'without a part';
  return undefined;
}

export function openTab({ site, releases, tally, cookies }: TabOptions): Tab {
  let version: Version | undefined;
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(site + path, { headers, redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS) });

  return {
    async open(kind, path) {
      const cookie = cookies();
      const row = `${kind}, ${cookie ? 'signed in' : 'visitor'}`;
      tally.tried(row);
      try {
        const answer = await get(path, cookie ? { cookie } : {});
        const html = await answer.text();
        const fault = faultOf(answer, html, cookie === '');
        if (fault) tally.lost(row, fault);
        else version = releases.versionOf(html);
      } catch (error) {
        tally.lost(row, wordsOf(error));
      }
    },
    async loadScript() {
      const name = version && pick(releases.scripts[version]);
      if (!version || !name) return;
      const row = `script of a page of the ${version} release`;
      tally.tried(row);
      try {
        const answer = await get(`/_astro/${name}`);
        const bytes = Buffer.from(await answer.arrayBuffer());
        if (answer.status !== 200) tally.lost(row, `status ${answer.status}`);
        else if (!releases.isFile(name, bytes)) tally.lost(row, 'other bytes');
      } catch (error) {
        tally.lost(row, wordsOf(error));
      }
    },
    get version() {
      return version;
    },
  };
}

/** An error of `fetch` in words: its cause says more than itself. */
export function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.message;
}
