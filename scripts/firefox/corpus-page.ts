/** The script of the page that tries the corpus in a browser. */
import { articleLink } from '@clinicart/sdk/content';
import { judgeLink, safeUrl } from '@clinicart/sdk/values';
import fc from 'fast-check';
import { CASE_API, CASE_SITE, HTML_CASES } from '../../packages/widgets/src/html/cases.ts';
import { sanitise } from '../../packages/widgets/src/html/sanitise.ts';

/** Names what ran, and the cases whose result differs from the server's. */
async function htmlFaults(): Promise<string[]> {
  const faults: string[] = [];
  window.alert = (what) => void faults.push(`ran: ${String(what)}`);
  const addresses = {
    link: (link: string) => articleLink(link, CASE_SITE),
    picture: (link: string) => safeUrl(link, CASE_API),
  };
  for (const { name, html, safe } of HTML_CASES) {
    const made = document.createElement('div');
    const expected = document.createElement('div');
    made.innerHTML = String(sanitise(html, addresses));
    expected.innerHTML = safe;
    document.body.append(made);
    if (!made.isEqualNode(expected)) faults.push(`${name}: ${made.innerHTML}`);
  }
  // Scripts, handlers and failing pictures of the cases have their turn first.
  await new Promise((resolve) => {
    const last = new Image();
    last.onerror = resolve;
    last.src = '/none.png';
    document.body.append(last);
  });
  return faults;
}

const HOSTILE =
  '/ \\ . .. : @ # ? % \t \n \u0000 \u009f a 。 аррle shop.test evil.test http: https: HTTPS: javascript: data: blob: // %2f %5c %2e [ ] & = "';

/** Names links that this browser takes elsewhere than the rule says. */
function linkFaults(count: number): string[] {
  const link = document.createElement('a');
  const hostile = fc
    .array(fc.constantFrom(...HOSTILE.split(' ')), { maxLength: 8 })
    .map((parts) => parts.join(''));
  const faults: string[] = [];
  const { failed, counterexample } = fc.check(
    fc.property(hostile, (text) => {
      const target = judgeLink(text);
      if (!target) return true;
      link.href = text;
      if (target.kind === 'own')
        return link.origin === location.origin && link.href === location.origin + target.path;
      return link.href === target.url.href && /^https?:$/.test(link.protocol) && !link.username;
    }),
    { numRuns: count },
  );
  if (failed) faults.push(`a link: ${JSON.stringify(counterexample)}`);
  return faults;
}

declare global {
  interface Window {
    corpus: { htmlFaults(): Promise<string[]>; linkFaults(count: number): string[] };
  }
}
window.corpus = { htmlFaults, linkFaults };
