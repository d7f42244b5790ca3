import { datasetOf, type PageSource, readPage } from './page-source.ts';
import { isAllowed, type Request } from './policy.ts';
import { type Language, own, type Report, reported } from './report.ts';
import { ask, letsRead } from './requests.ts';
import {
  attributeFindings,
  ELEMENTS,
  type Finding,
  finding,
  isAddress,
  mixedContentFinding,
  plainSettings,
  policyFinding,
  secondTagFindings,
  settingsFindings,
  silenceFinding,
  tagFinding,
} from './rules.ts';
import { scriptFindings } from './script-findings.ts';

/** Headers that the shop sends with its calls, which the server has to allow. */
const CALL_HEADERS = 'authorization,content-type,langenv';

const TABLE: Readonly<Record<string, (typeof ELEMENTS)[keyof typeof ELEMENTS]>> = ELEMENTS;

/** Settings of the page, those of the first script tag or of the meta element. */
const settingsOf = ({ scripts, settings }: PageSource) => scripts[0]?.attributes ?? settings ?? {};

function settingsIn(source: PageSource, base: string): readonly Finding[] {
  const attributes = settingsOf(source);
  const dataset = datasetOf(attributes);
  const written = [...settingsFindings(dataset, base), ...plainSettings(Object.keys(attributes))];
  const isExplained = written.some(({ instead }) => instead === 'data-api');
  const others = source.scripts.slice(1).map((script) => datasetOf(script.attributes));
  return [
    ...(dataset['api'] === undefined && !isExplained ? [finding('noApi')] : []),
    ...written,
    ...others.flatMap((other) => secondTagFindings(dataset, other)),
  ];
}

function elementsIn({ elements }: PageSource): readonly Finding[] {
  return elements.flatMap(({ tag, attributes }) => {
    const spec = TABLE[tag];
    return spec
      ? attributeFindings({ tag, attributes: Object.entries(attributes) }, spec.attributes)
      : (tagFinding(tag, Object.keys(ELEMENTS)) ?? []);
  });
}

/** Returns what the page's policies block of the shop. Policies that only report are none. */
function policiesIn(
  source: PageSource,
  headers: Headers,
  requests: readonly Request[],
  page: URL,
): readonly Finding[] {
  // A server may send several policies, joined by commas; each applies.
  const sent = headers.get('content-security-policy')?.split(',') ?? [];
  const policies = [...sent, ...source.policies];
  return requests.flatMap((request) => {
    if (policies.every((policy) => isAllowed(policy, request, page))) return [];
    const { url, directive } = request;
    const violation = {
      blockedURI: url.href,
      effectiveDirective: directive,
      disposition: 'enforce',
    };
    return policyFinding(violation, [url.origin]) ?? [];
  });
}

/** Asks the shop server as a browser on the page would, without making a call of the shop. */
async function serverFindings(api: string, base: string, page: URL): Promise<readonly Finding[]> {
  const mixed = mixedContentFinding(api, page.href);
  if (mixed) return [mixed];
  const { origin } = new URL(api, base);
  const probed = `${origin}/api/`;
  const answer = await ask(probed, 'GET', { origin: page.origin });
  if (!answer) return [silenceFinding(api, page.href, false)];
  if (origin === page.origin) return [];
  const first = await ask(probed, 'OPTIONS', {
    origin: page.origin,
    'access-control-request-method': 'POST',
    'access-control-request-headers': CALL_HEADERS,
  });
  const allowed = first?.headers.get('access-control-allow-headers')?.toLowerCase() ?? '';
  const isComplete =
    first !== undefined &&
    first.status < 300 &&
    letsRead(first, page.origin) &&
    // `*` does not include `authorization`.
    CALL_HEADERS.split(',').every((name) => allowed.split(/\s*,\s*/).includes(name));
  return isComplete && letsRead(answer, page.origin) ? [] : [silenceFinding(api, page.href, true)];
}

/**
 * Examines a page as it is sent: its script tag, settings, elements and policies, the script, and the shop server.
 * @throws Error if the page does not answer with HTML.
 */
export async function examinePage(
  address: string,
  { language = 'en' }: { readonly language?: Language } = {},
): Promise<Report> {
  const answer = await ask(address, 'GET', { accept: 'text/html' });
  if (!answer) throw new Error(`${address} does not answer.`);
  if (answer.status >= 400) throw new Error(`${address} answers with HTTP ${answer.status}.`);
  if (!/html/.test(answer.headers.get('content-type') ?? ''))
    throw new Error(`${address} is no HTML page.`);
  const page = new URL(answer.url);
  const source = readPage(new TextDecoder().decode(answer.body));
  const base = new URL(source.base ?? '', page).href;
  const { api, service } = datasetOf(settingsOf(source));
  const script = source.scripts[0];
  const src = script && new URL(script.attributes['src'] ?? '', base);
  const servers = [api, service].filter(
    (each): each is string => Boolean(each) && isAddress(each ?? '', base),
  );
  const requests: Request[] = [
    ...(src
      ? [{ directive: 'script-src', url: src, nonce: script.attributes['nonce'] } as const]
      : []),
    ...servers.map((each) => ({ directive: 'connect-src', url: new URL(each, base) }) as const),
    ...servers
      .slice(0, 1)
      .map((each) => ({ directive: 'img-src', url: new URL(each, base) }) as const),
  ];
  const hasSettings = script || source.settings;
  const all = [
    ...(hasSettings ? settingsIn(source, base) : [own('noScript')]),
    ...elementsIn(source),
    ...policiesIn(source, answer.headers, requests, page),
    ...(script ? await scriptFindings(script, base, page) : []),
    ...(await Promise.all(servers.map((each) => serverFindings(each, base, page)))).flat(),
  ];
  return { address: page.origin + page.pathname, findings: reported(all, language) };
}
