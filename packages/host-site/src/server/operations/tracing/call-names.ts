/** Names calls to the API for traces: by the rows of the contract, never by an address. */
import { endpoints } from '@clinicart/sdk/contract';

const ROWS: ReadonlyMap<string, string> = new Map(
  endpoints.map(({ path, name }) => [path.replace('{product}', ''), name]),
);

/**
 * Returns a function that names the call at a URL: the name of its row (`cart.read`), `file` for what is no call of the
 * contract but has an ending, and otherwise `other`.
 */
export function createCallNames(bases: readonly string[]): (url: string) => string {
  // The longest first, since an address may begin with another one.
  const longest = [...new Set(bases)].toSorted((one, other) => other.length - one.length);
  return (url) => {
    const base = longest.find((each) => url.startsWith(`${each}/`)) ?? '';
    const path = url.slice(base.length).split(/[?#]/, 1)[0] ?? '';
    return ROWS.get(path) ?? (/\.[a-z]\w{1,4}$/.test(path) ? 'file' : 'other');
  };
}
