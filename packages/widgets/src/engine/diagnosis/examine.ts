/** Examines the page and prints each mistake once. Loaded when a page shows a sign of one, or by `<clinic-doctor>`. */
import { after } from '../../ui/page/timer.ts';
import { ELEMENTS } from '../elements/elements.ts';
import { fire } from '../page/events.ts';
import { page } from '../page/page-config.ts';
import { pageShop } from '../page/page-shop.ts';
import { PROTOCOL, VERSION } from '../page/protocol.ts';
import {
  mixedContentFinding,
  policyFinding,
  silenceFinding,
  type Violation,
} from './call-findings.ts';
import { sentenceOf } from './diagnosis-words.ts';
import { attributeFindings, tagFinding } from './element-findings.ts';
import { type Finding, finding } from './finding.ts';
import { missingFacts, printMissing } from './missing.ts';
import { prototypeFindings } from './prototype-findings.ts';
import { plainSettings, secondTagFindings, settingsFindings } from './settings-findings.ts';
import { versionFindings } from './version-findings.ts';

/** Time for scripts of the page to define elements and to write attributes. */
const SETTLING_MS = 300;
const PROBE_MS = 5000;

const TABLE: Readonly<Record<string, (typeof ELEMENTS)[keyof typeof ELEMENTS]>> = ELEMENTS;
const record = page();
record.printed ??= new Set();
const { printed } = record;
/** Mistakes that showed in a call, which a later examination could not find again. */
const met: Finding[] = [];

function print(found: Finding): void {
  const line = `clinicart: ${sentenceOf(found, 'en')}`;
  // `missing.ts` prints that code did not load.
  if (printed.has(line) || found.name === 'chunk') return;
  printed.add(line);
  console.error(line);
}

function meet(found: Finding): void {
  if (!met.some(({ name, subject }) => name === found.name && subject === found.subject))
    met.push(found);
  print(found);
}

function scriptsIn(document: Document): HTMLScriptElement[] {
  return [...document.scripts].filter(({ src }) =>
    /\/clinicart(?:\.all|\.react)?\.js(?:\?|$)/.test(src),
  );
}

function settingsIn(document: Document): readonly Finding[] {
  const [first, ...others] = scriptsIn(document);
  const source = first ?? document.querySelector<HTMLElement>('meta[name="clinicart"]');
  const { apiBase } = page().config;
  const written = source
    ? [
        ...settingsFindings(source.dataset, document.baseURI),
        ...plainSettings(source.getAttributeNames()),
      ]
    : [];
  const isExplained = written.some(
    ({ subject, instead }) => instead === 'data-api' || subject.startsWith('data-api='),
  );
  return [
    ...(apiBase === undefined && !isExplained ? [finding('noApi')] : []),
    ...written,
    ...others.flatMap(({ dataset }) => secondTagFindings(first?.dataset ?? {}, dataset)),
  ];
}

/** Prints the id of a product that the shop does not have, as the page has written it, or that the page names none. */
export function productMissing(tag: string, element: HTMLElement | undefined): void {
  const id = element?.getAttribute('product-id');
  if (id) meet(finding('product', `<${tag} product-id="${id}">`, 'product-id'));
  else if (element) examine();
}

/** Fires `clinic-error` for a part of an element, such as a dialog, that did not load, and prints it. */
export function partMissing(tag: string, element: HTMLElement | undefined): void {
  const { subject, instead } = missingFacts(tag);
  const found = finding('chunk', subject, instead);
  meet(found);
  if (!element || fire(element, 'clinic-error', { tag, message: sentenceOf(found, 'en') }))
    printMissing(tag);
}

/** Returns whether the element shows that its code did not load. */
const isMissing = (element: Element) =>
  !element.matches(':defined') && element.shadowRoot?.querySelector('.clinic-failure');

/** Lists the elements of a page, also those in its own shadow roots, which it may have passed to `start`. */
const allIn = (root: Document | ShadowRoot): Element[] =>
  [...root.querySelectorAll('*')].flatMap((element) => [
    element,
    ...(element.shadowRoot && !element.localName.startsWith('clinic-')
      ? allIn(element.shadowRoot)
      : []),
  ]);

function elementsIn(document: Document): readonly Finding[] {
  const tags = Object.keys(ELEMENTS);
  return allIn(document).flatMap((element) => {
    const { localName: tag } = element;
    if (!tag.includes('-')) return [];
    const spec = TABLE[tag];
    if (!spec) return element.matches(':defined') ? [] : (tagFinding(tag, tags) ?? []);
    const attributes = [...element.attributes].map(({ name, value }) => [name, value] as const);
    const { subject, instead } = missingFacts(tag);
    return [
      ...(isMissing(element) ? [finding('chunk', subject, instead)] : []),
      ...attributeFindings({ tag, attributes }, spec.attributes),
    ];
  });
}

/** Returns the mistakes of a page as it is now, and those that its calls have met. */
export function findingsIn(document: Document): readonly Finding[] {
  // This version does nothing then, and its rules are not those of the page.
  const versions = versionFindings(record, { version: VERSION, protocol: PROTOCOL });
  if (versions.length > 0) return versions;
  const all = [...prototypeFindings(), ...settingsIn(document), ...met, ...elementsIn(document)];
  const lines = all.map((found) => sentenceOf(found, 'en'));
  return all.filter((_, index) => lines.indexOf(lines[index] ?? '') === index);
}

let examination: Promise<void> | undefined;

async function settled(document: Document): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  await new Promise<void>((resolve) => after(SETTLING_MS, resolve));
}

/** Prints the mistakes of the page when it has loaded. Calls in quick succession examine it once. */
export function examine(document = globalThis.document): Promise<void> {
  examination ??= settled(document).then(() => {
    examination = undefined;
    for (const found of findingsIn(document)) print(found);
  });
  return examination;
}

const VISITOR = {
  zh: '此網頁未能連接商店。請通知網頁的負責人。',
  en: 'This page cannot reach the shop. Please tell the people who run it.',
};

/** Replaces “Check your network” where the page is at fault. */
function tellVisitor(): void {
  page().sayInstead = (language, reason) =>
    reason === 'network-failed' ? VISITOR[language] : undefined;
}

const originOf = (address: string, document: Document) =>
  URL.canParse(address, document.baseURI) ? [new URL(address, document.baseURI).origin] : [];

/** Prints which directive of the page's policy blocks one of the shop's servers. */
export function blocked(violation: Violation, document = globalThis.document): void {
  const { apiBase = '', serviceBase = '', site = '' } = page().config;
  const shops = [apiBase, serviceBase, site, ...scriptsIn(document).map(({ src }) => src)];
  const origins = shops.flatMap((address) => originOf(address, document));
  const found = policyFinding(violation, origins);
  if (!found) return;
  if (found.instead === 'connect-src') tellVisitor();
  meet(found);
}

const reaches = (address: string, init: RequestInit) =>
  fetch(address, { ...init, credentials: 'omit', signal: AbortSignal.timeout(PROBE_MS) }).then(
    () => true,
    () => false,
  );

async function diagnoseCall(address: string, document: Document): Promise<void> {
  const here = document.location.href;
  const mixed = mixedContentFinding(address, here);
  if (mixed) {
    tellVisitor();
    return meet(mixed);
  }
  const { protocol, origin } = new URL(address, document.baseURI);
  if (!/^https?:$/.test(protocol)) return examine(document);
  // Never the address of the call, which may be a write.
  const probed = `${origin}/api/`;
  const answers = await reaches(probed, { mode: 'no-cors' });
  // A browser reports a blocked call in a separate task.
  await new Promise<void>((resolve) => after(0, resolve));
  if (met.some(({ name, subject }) => name === 'policy' && subject === origin)) return;
  // With a header, so that the browser asks first, as before every call of the shop.
  if (answers && (await reaches(probed, { headers: { LangEnv: '2' } }))) return;
  if (answers) tellVisitor();
  meet(silenceFinding(address, here, answers));
}

/** Returns whether this page has had an answer of a server; later failures are the network's. */
const hasAnswered = (origin: string) =>
  performance
    .getEntriesByType('resource')
    .some(
      (entry) =>
        entry instanceof PerformanceResourceTiming &&
        entry.initiatorType === 'fetch' &&
        entry.responseStatus > 0 &&
        entry.name.startsWith(`${origin}/`),
    );

const diagnosed = new Map<string, Promise<void>>();

/** Finds out why a call had no answer, once for each server. */
export function unanswered(address: string, document = globalThis.document): Promise<void> {
  const [origin = address] = originOf(address, document);
  if (!navigator.onLine || hasAnswered(origin)) return Promise.resolve();
  const begun = diagnosed.get(origin) ?? diagnoseCall(address, document);
  diagnosed.set(origin, begun);
  return begun;
}

/** Calls the shop server, and returns all mistakes of the page. */
export async function diagnose(document: Document): Promise<readonly Finding[]> {
  await settled(document);
  // A call without an answer is diagnosed before its error arrives.
  if (page().config.apiBase !== undefined)
    await pageShop()
      .catalogue.search.get({ keyword: 'ALL' })
      .catch(() => undefined);
  const all = findingsIn(document);
  for (const found of all) print(found);
  return all;
}
