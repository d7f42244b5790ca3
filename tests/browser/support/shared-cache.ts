// A shared cache that does what HTTP says (RFC 9111, 5861) and no more, before a site: for whom it stores, what it sends.

/** A request for a page. Header names are in lower case. */
export interface Asked {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}
/** An answer, and where it came from. */
export interface Served {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
  readonly from: 'site' | 'fresh' | 'stale';
}
interface Stored extends Omit<Served, 'from'> {
  /** Values of the headers that `Vary` names, in the request that made it. */
  readonly variant: Readonly<Record<string, string | undefined>>;
  readonly at: number;
  readonly ageBefore: number;
}

interface SharedCacheOptions {
  readonly origin: string;
  /** Time in seconds. */
  readonly now: () => number;
  /** Prepares a request as the rules of a CDN do; undefined passes it on and stores nothing. */
  readonly rule?: (asked: Asked) => Asked | undefined;
}

const secondsOf = (policy: string, name: string) =>
  Number(new RegExp(`(?:^|[\\s,])${name}=(\\d+)`).exec(policy)?.[1] ?? 0);

export function createSharedCache({ origin, now, rule = (asked) => asked }: SharedCacheOptions) {
  const stored = new Map<string, Stored[]>();

  async function fetched({ path, headers }: Asked): Promise<Omit<Served, 'from'>> {
    const answer = await fetch(origin + path, { headers, redirect: 'manual' });
    return { status: answer.status, headers: answer.headers, body: await answer.text() };
  }

  function store({ path, headers }: Asked, answer: Omit<Served, 'from'>) {
    const policy = answer.headers.get('cache-control') ?? '';
    if (!/\bpublic\b/.test(policy) || /\b(?:private|no-store|no-cache)\b/.test(policy)) return;
    if (secondsOf(policy, 's-maxage') === 0 || answer.status !== 200) return;
    const names = (answer.headers.get('vary') ?? '').toLowerCase().split(/\s*,\s*/);
    const variant = Object.fromEntries(names.map((name) => [name, headers[name]]));
    const isOther = (each: Stored) => names.some((name) => each.variant[name] !== headers[name]);
    const others = (stored.get(path) ?? []).filter(isOther);
    const ageBefore = Number(answer.headers.get('age') ?? 0);
    stored.set(path, [...others, { ...answer, variant, at: now(), ageBefore }]);
  }

  return {
    async answer(asked: Asked): Promise<Served> {
      const ruled = rule(asked);
      if (!ruled) return { ...(await fetched(asked)), from: 'site' };
      const kept = stored
        .get(ruled.path)
        ?.find(({ variant }) =>
          Object.entries(variant).every(([name, value]) => ruled.headers[name] === value),
        );
      const policy = kept?.headers.get('cache-control') ?? '';
      const staleFor = kept
        ? now() - kept.at + kept.ageBefore - secondsOf(policy, 's-maxage')
        : Number.POSITIVE_INFINITY;
      if (kept && staleFor < 0) return { ...kept, from: 'fresh' };
      const answer = await fetched(ruled);
      store(ruled, answer);
      const isFailed = answer.status >= 500;
      const mayBeStale =
        staleFor < secondsOf(policy, 'stale-while-revalidate') ||
        (isFailed && staleFor < secondsOf(policy, 'stale-if-error'));
      return kept && mayBeStale ? { ...kept, from: 'stale' } : { ...answer, from: 'site' };
    },
    /** Everything that is stored, as text. */
    text: () =>
      JSON.stringify(
        [...stored].map(([path, all]) => [
          path,
          all.map(({ headers, ...one }) => [[...headers], one]),
        ]),
      ),
  };
}
