/** Checks of the answers through the cache: the page of a fresh visitor, nothing of another person, the last page during a fault. */
import { setTimeout as wait } from 'node:timers/promises';
import { SHARED_S } from '../../packages/host-site/src/server/security-headers.ts';
import { PERSONAL, type Person } from './traffic.ts';

export interface Mix {
  readonly requests: number;
  readonly seconds: number;
  readonly visitors: number;
  /** Requests of visitors that were answered from the cache. */
  readonly hits: number;
  /** Answers from the cache to members. */
  readonly memberHits: number;
  /** Different pages compared byte by byte with those of a fresh visitor, and those that differ. */
  readonly compared: number;
  readonly different: number;
  /** Answers to visitors with a byte of a person. */
  readonly personal: number;
  readonly failed: number;
}

/** Varnish names a second request, the one that stored the page, only when it has the page. */
export const isHit = ({ headers }: Response): boolean =>
  (headers.get('x-varnish') ?? '').trim().includes(' ');

const WORKERS = 16;

/** Sends the requests to the cache, and compares each page with that of a site without any memory. */
export async function mixed(
  cache: string,
  fresh: string,
  people: readonly Person[],
  member: string,
): Promise<Mix> {
  const bodies = new Map<string, Set<string>>();
  let [hits, memberHits, personal, failed, next] = [0, 0, 0, 0, 0];
  const work = async () => {
    for (let one = people[next++]; one; one = people[next++]) {
      const answer = await fetch(cache + one.path, { headers: one.headers });
      const body = await answer.text();
      if (answer.status !== 200) failed += 1;
      if (one.isMember) {
        memberHits += isHit(answer) ? 1 : 0;
        continue;
      }
      hits += isHit(answer) ? 1 : 0;
      const headers = JSON.stringify([...answer.headers]);
      if ([body, headers].some((text) => text.includes(PERSONAL) || text.includes(member)))
        personal += 1;
      const seen = bodies.get(one.page) ?? new Set();
      bodies.set(one.page, seen.add(body));
    }
  };
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: WORKERS }, work));
  const seconds = (performance.now() - startedAt) / 1000;

  let different = 0;
  for (const [page, seen] of bodies) {
    const [path = '/', ...cookies] = page.split(' ');
    const answer = await fetch(fresh + path, { headers: { cookie: cookies.join(' ') } });
    const whole = await answer.text();
    different += [...seen].filter((body) => body !== whole).length;
  }
  const visitors = people.filter(({ isMember }) => !isMember).length;
  const compared = bodies.size;
  return {
    ...{ requests: people.length, seconds, visitors, hits, memberHits },
    ...{ compared, different, personal, failed },
  };
}

/** A fault, the number of pages asked for, and of those that were wrong. */
export interface Trial {
  readonly what: string;
  readonly tried: number;
  readonly lost: number;
}

/** Returns how many of the pages do not come as they should. */
export async function trial(
  what: string,
  cache: string,
  paths: readonly string[],
  isRight: (answer: Response, body: string) => boolean,
): Promise<Trial> {
  let lost = 0;
  for (const path of paths) {
    const answer = await fetch(cache + path);
    const body = await answer.text();
    if (!isRight(answer, body)) lost += 1;
  }
  return { what, tried: paths.length, lost };
}

/** Waits until a page is stored that is not too old. @throws if none is after 20 answers. */
export async function untilFresh(url: string): Promise<void> {
  for (let time = 0; time < 20; time++) {
    const answer = await fetch(url);
    await answer.text();
    if (isHit(answer) && Number(answer.headers.get('age')) < SHARED_S) return;
    await wait(200);
  }
  throw new Error(`${url} is not stored.`);
}

/** Waits until the pages stored at a moment have this age. */
export async function untilAge(storedAt: number, seconds: number): Promise<void> {
  const rest = seconds * 1000 - (performance.now() - storedAt);
  if (rest > 0) await wait(rest);
}
