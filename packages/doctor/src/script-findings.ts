/** Mistakes of the script tag that only its file shows. */
import { createHash } from 'node:crypto';
import type { WrittenTag } from './page-source.ts';
import { type OwnFinding, own } from './report.ts';
import { type Answer, ask, letsRead } from './requests.ts';
import { mixedContentFinding } from './rules.ts';

const ALGORITHMS = ['sha512', 'sha384', 'sha256'];

/** Returns whether a file has one of the hashes of an `integrity`; the strongest kind counts. */
export function matchesIntegrity(integrity: string, body: Uint8Array): boolean {
  const hashes = integrity.trim().split(/\s+/);
  const kind = ALGORITHMS.find((name) => hashes.some((hash) => hash.startsWith(`${name}-`)));
  if (!kind) return true;
  const actual = `${kind}-${createHash(kind).update(body).digest('base64')}`;
  return hashes.some((hash) => hash.replace(/\?.*/, '') === actual);
}

const sha384 = (body: Uint8Array) => `sha384-${createHash('sha384').update(body).digest('base64')}`;

/** Reads the newest version of a shop; undefined on a shop that does not say. */
async function newestVersion(embed: string): Promise<string | undefined> {
  const answer = await ask(new URL('v1/integrity.json', embed).href);
  try {
    const { version } = JSON.parse(new TextDecoder().decode(answer?.body));
    return answer?.status === 200 && typeof version === 'string' ? version : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the advice for a tag with a final address, or with a hash for a moving one. */
async function versionFindings(src: string, integrity: string): Promise<readonly OwnFinding[]> {
  const [, embed = '', folder = '', file = ''] =
    /^(.+\/embed\/)(?:(v\d+|\d+\.\d+\.\d+)\/)?([^/?]+)/.exec(src) ?? [];
  const isFinal = /^\d/.test(folder);
  if (!embed || (!isFinal && !integrity)) return [];
  const version = await newestVersion(embed);
  if (!version) return [];
  const newest = `${embed}${version}/${file}`;
  if (!isFinal) return [own('movingIntegrity', src, newest)];
  return folder === version ? [] : [own('oldVersion', folder, newest)];
}

const isScript = ({ status, headers }: Answer) =>
  status === 200 && /\b(?:java|ecma)script\b/.test(headers.get('content-type') ?? '');

/** Loads the script of a tag as a browser would, and one of its chunks. */
export async function scriptFindings(
  { attributes }: WrittenTag,
  base: string,
  page: URL,
): Promise<readonly OwnFinding[]> {
  const { href: src, origin } = new URL(attributes['src'] ?? '', base);
  const integrity = attributes['integrity'] ?? '';
  const classic = attributes['type'] === 'module' ? [] : [own('noModule', src, 'type="module"')];
  if (mixedContentFinding(src, page.href))
    return [...classic, own('mixedScript', src, src.replace(/^http:/, 'https:'))];
  const answer = await ask(src, 'GET', { origin: page.origin });
  if (!answer || !isScript(answer))
    return [
      ...classic,
      own('noFile', src, answer ? `HTTP ${answer.status}` : '–'),
      ...(await versionFindings(src, '')),
    ];
  if (origin !== page.origin && !letsRead(answer, page.origin))
    return [...classic, own('scriptCors', src, page.origin)];
  const isOther = integrity && !matchesIntegrity(integrity, answer.body);
  const wrong = isOther ? [own('integrity', src, `integrity="${sha384(answer.body)}"`)] : [];
  return [
    ...classic,
    ...wrong,
    ...(await chunkFindings(answer, src)),
    ...(await versionFindings(src, integrity)),
  ];
}

/** Loads the shared chunk: a copy of the script alone does not work. */
async function chunkFindings(script: Answer, src: string): Promise<readonly OwnFinding[]> {
  const code = new TextDecoder().decode(script.body);
  const [file] = /\.\/chunks\/shared-[\w-]+\.js/.exec(code) ?? [];
  if (!file) return [];
  const { href } = new URL(file, src);
  const answer = await ask(href);
  return answer && isScript(answer) ? [] : [own('chunks', href, new URL('chunks/', src).href)];
}
