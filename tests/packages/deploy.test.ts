// docs/deploy.md and the files of examples/deploy agree with the server.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { MOST_BYTES } from '../../packages/host-site/src/server/body-limit.ts';
import { FRESH_MS } from '../../packages/host-site/src/server/operations/health.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const server = 'packages/host-site/src/server';
const guide = read('docs/deploy.md');
const deploy = (name: string) => read(`examples/deploy/${name}`);
const unit = deploy('clinicart@.service');
const nginx = deploy('nginx.conf');
const caddy = deploy('Caddyfile');

const all = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

/** Variables that the sources of the server read. */
const variables = (() => {
  const sources = readdirSync(join(root, server), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => read(join(server, file)))
    .join('\n');
  const asked = all(sources, /\b(?:text|isOn|origins|number|port)\(\s*'([A-Z][A-Z_]+)'/g);
  // One that the entry only sets is no setting.
  const direct = all(sources, /process\.env\['([A-Z][A-Z_]+)'\](?! = )/g);
  return new Set([...asked, ...direct]);
})();

/** Assignments of the environment file. */
const environment = new Map(
  deploy('clinicart.env')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [name = '', ...value] = line.split('=');
      return [name, value.join('=')] as const;
    }),
);
const seconds = (name: string) => Number(environment.get(name));

/** The number of an expression such as `24 * 60`, of a constant in the entry. */
const constant = (name: string) =>
  Number(
    new RegExp(`${name} = ([\\d_]+)`).exec(read(`${server}/entry.ts`))?.[1]?.replaceAll('_', ''),
  );

describe('the table of the environment', () => {
  const rows = guide.split('## Environment')[1]?.match(/^\| `.+$/gm) ?? [];
  const named = rows.flatMap((row) => all(row.split('|')[1] ?? '', /`([A-Z][A-Z_]+)(?:=\w+)?`/g));

  test('has every variable that the server reads, and no other', () => {
    expect(variables.size).toBeGreaterThan(20);
    expect(named.toSorted()).toEqual([...variables].toSorted());
  });

  test('says the defaults', () => {
    const row = (name: string) => rows.find((each) => each.includes(`\`${name}`));
    expect(row('PORT')).toContain(`${constant('DEFAULT_PORT')} on localhost`);
    const settings = read(`${server}/settings.ts`);
    const usual = (name: string) => new RegExp(`'${name}', (\\d+)`).exec(settings)?.[1];
    expect(row('SHUTDOWN_DELAY_S')).toContain(
      `${usual('SHUTDOWN_DELAY_S')} and ${usual('SHUTDOWN_GRACE_S')}`,
    );
    for (const name of ['READ_CACHE_MB', 'READ_CACHE_TTL_S', 'ELEMENT_CACHE_MB'])
      expect(row(name)).toContain(`default ${usual(name)}`);
    expect(row('PAGE_CACHE_MB')).toContain(/PAGE_CACHE_MB'\) \|\| (\d+)/.exec(settings)?.[1]);
  });
});

describe('the guide', () => {
  test('has every metric, and no other', () => {
    const sources = [
      'site-metrics',
      'process-metrics',
      'tracing/start-tracing',
      '../page-cache/visitor-pages',
      '../read-cache/shared-reads',
    ]
      .map((file) => read(`${server}/operations/${file}.ts`))
      .join('\n');
    const served = all(sources, /'((?:clinicart|process|nodejs)_[a-z\d_]+)'/g);
    const table = guide.split('## Metrics')[1]?.split('## Log')[0] ?? '';
    const named = all(table, /`((?:clinicart|process|nodejs)_[a-z\d_]+)`/g);
    expect(named.length).toBeGreaterThan(12);
    expect(named.toSorted()).toEqual(served.toSorted());
  });

  test('releases the files of partner pages before they are built into the site, and carries the older ones over', () => {
    const release = guide.split('## A release')[1]?.split('```')[1] ?? '';
    const steps = ['cp -a $old/releases', 'release:embed', 'npm run build', 'cp -n', 'ln -sfn'];
    expect(steps.map((step) => release.indexOf(step))).toEqual(
      steps.map((step) => release.indexOf(step)).toSorted((one, other) => one - other),
    );
    for (const each of [...steps, '_astro', 'embed/chunks', 'embed/v1/chunks'])
      expect(release).toContain(each);
  });

  test('says the times of the server', () => {
    expect(guide).toContain(`at most ${FRESH_MS / 1000} s old`);
    expect(guide).toContain(`idle connection for ${constant('KEEP_ALIVE_MS') / 1000} s`);
  });

  test('names each file of the examples', () => {
    for (const name of readdirSync(join(root, 'examples/deploy')))
      expect(guide, name).toContain(`\`${name}\``);
  });
});

describe('the environment file', () => {
  test('sets variables that the server reads, and none that the unit sets for each instance', () => {
    expect([...environment.keys()].filter((name) => !variables.has(name))).toEqual([]);
    expect([...environment.keys()].filter((name) => /^(?:METRICS_)?PORT$/.test(name))).toEqual([]);
  });

  test('keeps instances and metrics on this machine', () => {
    expect([environment.get('HOST'), environment.get('METRICS_HOST')]).toEqual([
      '127.0.0.1',
      '127.0.0.1',
    ]);
  });
});

describe('the unit', () => {
  test('starts the built server', () => {
    const entry = /^ExecStart=\/usr\/bin\/node (\S+)$/m.exec(unit)?.[1] ?? '';
    expect(existsSync(join(root, entry)), entry).toBe(true);
  });

  test('sets ports in order from the usual one, and checks the same', () => {
    expect(/Environment=PORT=(\S+)/.exec(unit)?.[1]?.replace('%i', '1')).toBe(
      String(constant('DEFAULT_PORT')),
    );
    expect(/METRICS_PORT=(\S+)/.exec(unit)?.[1]).toMatch(/^\d+%i$/);
    expect(unit).toMatch(/^ExecStartPost=.* http:\/\/127\.0\.0\.1:432%i\/readyz$/m);
  });

  test('waits longer than the server takes to end', () => {
    const patience = Number(/TimeoutStopSec=(\d+)/.exec(unit)?.[1]);
    const spans = constant('LAST_TRACES_MS') / 1000;
    expect(patience).toBeGreaterThan(
      seconds('SHUTDOWN_DELAY_S') + seconds('SHUTDOWN_GRACE_S') + spans,
    );
  });
});

const INSTANCES = ['1', '2', '3'].map((each) => `127.0.0.1:432${each}`);

describe.each([
  ['nginx.conf', nginx],
  ['Caddyfile', caddy],
])('%s', (_, text) => {
  const plain = text.replace(/#.*$/gm, '');

  test('passes requests on to the three instances and to nothing else', () => {
    expect(all(plain, /(127\.0\.0\.1:\d+)/g)).toEqual(INSTANCES);
    expect(plain).not.toContain('943');
  });

  test('keeps the checks for the machine', () => {
    for (const path of ['/healthz', '/readyz', '/metrics']) expect(plain).toContain(path);
    expect(plain).toContain('404');
  });

  test('closes idle connections before an instance does, also before one that ends', () => {
    const idle = Number(/keepalive(?:_timeout)? (\d+)s/.exec(plain)?.[1]);
    expect(idle).toBeGreaterThan(0);
    expect(idle).toBeLessThan(seconds('SHUTDOWN_DELAY_S'));
    expect(idle * 1000).toBeLessThan(constant('KEEP_ALIVE_MS'));
  });

  test('lets through the largest body that the server accepts', () => {
    const mebibytes = Number(/client_max_body_size (\d+)m;/.exec(plain)?.[1]);
    const bytes = Number(/Content-Length\}\) > (\d+)`/.exec(plain)?.[1]);
    expect(bytes || mebibytes * 1024 * 1024).toBeGreaterThan(MOST_BYTES);
  });

  test('takes no trace from a client', () => {
    expect(plain).toMatch(/(?:proxy_set_header traceparent "";|header_up -traceparent)/);
  });

  test('gives each request an id', () => {
    expect(plain).toMatch(/X-Request-Id (?:\$request_id|\{http\.request\.uuid\})/);
  });
});

test('nginx asks the next instance for a script that one does not have, of pages and of partners', () => {
  const place = /location (?:~ )?(\S+) \{[^}]+http_404;/.exec(nginx)?.[1] ?? '';
  for (const path of ['/_astro/home.aaaaaaaa.js', '/embed/chunks/faq-a1b2c3d4.js'])
    expect(path).toMatch(new RegExp(place));
});

test('Caddy checks each instance often enough to miss none of its end', () => {
  const interval = Number(/health_interval (\d+)s/.exec(caddy)?.[1]);
  expect(caddy).toContain('health_uri /readyz');
  expect(2 * interval).toBeLessThan(seconds('SHUTDOWN_DELAY_S'));
});

test('no log of nginx has an address, a query, a header or a cookie', () => {
  const format = /log_format clinicart[^;]+;/.exec(nginx)?.[0] ?? '';
  expect(format).toContain('$request_id');
  for (const part of nginx.split('\nserver {').slice(1))
    expect(part).toMatch(/access_log (?:off|\S+ clinicart);/);
  expect(format).not.toMatch(/\$(?:request\b|request_uri|uri|args|http_|cookie_|remote_)/);
});
