/** Counters, gauges and histograms in the Prometheus text format, version 0.0.4. */

type Labels = Readonly<Record<string, string>>;

export interface Counter {
  add(labels?: Labels, by?: number): void;
}
export interface Histogram {
  /** Notes a duration in milliseconds. */
  observe(labels: Labels, ms: number): void;
}
export interface Registry {
  counter(name: string, help: string): Counter;
  /** Reads a value at each scrape. */
  gauge(name: string, help: string, read: () => number, type?: 'gauge' | 'counter'): void;
  /** Durations in seconds, in the given upper bounds. */
  histogram(name: string, help: string, bounds: readonly number[]): Histogram;
  text(): string;
}

const escaped = (value: string) =>
  value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');

const within = (labels: Labels) => {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`);
  return pairs.length > 0 ? `{${pairs.join(',')}}` : '';
};

interface Series {
  readonly labels: Labels;
  readonly counts: number[];
  count: number;
  sum: number;
}

/** Returns an empty registry. The callers choose labels from small, fixed sets. */
export function createRegistry(): Registry {
  const families: (() => string[])[] = [];
  const family = (name: string, help: string, type: string, lines: () => readonly string[]) =>
    families.push(() => [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines()]);

  return {
    counter(name, help) {
      const values = new Map<string, number>();
      family(name, help, 'counter', () =>
        [...values].map(([labels, value]) => `${name}${labels} ${value}`),
      );
      return {
        add(labels = {}, by = 1) {
          const key = within(labels);
          values.set(key, (values.get(key) ?? 0) + by);
        },
      };
    },
    gauge(name, help, read, type = 'gauge') {
      family(name, help, type, () => [`${name} ${read()}`]);
    },
    histogram(name, help, bounds) {
      const all = new Map<string, Series>();
      family(name, help, 'histogram', () =>
        [...all.values()].flatMap(({ labels, counts, count, sum }) => {
          let below = 0;
          const buckets = bounds.map((bound, at) => {
            below += counts[at] ?? 0;
            return `${name}_bucket${within({ ...labels, le: String(bound) })} ${below}`;
          });
          return [
            ...buckets,
            `${name}_bucket${within({ ...labels, le: '+Inf' })} ${count}`,
            `${name}_sum${within(labels)} ${sum}`,
            `${name}_count${within(labels)} ${count}`,
          ];
        }),
      );
      return {
        observe(labels, ms) {
          const key = within(labels);
          const series = all.get(key) ?? { labels, counts: bounds.map(() => 0), count: 0, sum: 0 };
          all.set(key, series);
          const seconds = ms / 1000;
          const at = bounds.findIndex((bound) => seconds <= bound);
          if (at >= 0) series.counts[at] = (series.counts[at] ?? 0) + 1;
          series.count += 1;
          series.sum += seconds;
        },
      };
    },
    text: () => `${families.flatMap((lines) => lines()).join('\n')}\n`,
  };
}
