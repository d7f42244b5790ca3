// npm start, and npm run dev (`--dev`): the sandbox, the shop and the partner page on one machine.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ensureNode, root } from './node-version.mjs';

await ensureNode();
const { isFree, startChild, stopAll, untilAnswers } = await import('./children.mjs');
const { build } = await import('./build-steps.mjs');
const { onEnd } = await import('./leave.mjs');
const { captchaKeys } = await import('./captcha-keys.mjs');

const dev = process.argv.includes('--dev');
// The sandbox answers like a server built from the documents alone; see docs/contract.md.
const documented = process.argv.includes('--documented');
// The sandbox replays the recording of a real server; see docs/integrating.md.
const replay = folderAfter('--replay');
// The demo history is filled up to this many orders, for load.
const orders = valueAfter('--orders');
// The shop sells the range of this CSV or XLSX file; see docs/catalogue-file.md.
const catalogue = fileAfter('--catalogue');
const skipsBadRows = process.argv.includes('--skip-bad-rows');
const there = (path) => existsSync(join(root, path));

const ports = {
  PORT: portFrom('PORT', 4321),
  SANDBOX_PORT: portFrom('SANDBOX_PORT', 8787),
  EMBED_PORT: portFrom('EMBED_PORT', 4400),
};
const at = (name) => `http://localhost:${ports[name]}`;

const SANDBOX = 'packages/sandbox/src/main.ts';
const EMBED = 'examples/embed/server.mjs';
const environment = {
  SANDBOX_PORT: String(ports.SANDBOX_PORT),
  EMBED_PORT: String(ports.EMBED_PORT),
  // Addresses of the other servers, for the site and the partner page.
  SANDBOX_URL: at('SANDBOX_PORT'),
  API: at('SANDBOX_PORT'),
  SHOP: at('PORT'),
  // A change in the sandbox's console appears with the next rendering of a page.
  READ_CACHE_MB: process.env.READ_CACHE_MB ?? '0',
  COMPRESSION: process.env.COMPRESSION ?? 'quick',
  // No card is charged: the sandbox simulates the card provider's script.
  CARD_SCRIPT: process.env.CARD_SCRIPT ?? `${at('SANDBOX_PORT')}/stand-in/stripe.js`,
  // A documented server does not serve its captcha key, so all parts are configured with it.
  ...(documented ? captchaKeys() : {}),
  ASTRO_TELEMETRY_DISABLED: '1',
};

const servers = [
  {
    name: 'sandbox',
    portName: 'SANDBOX_PORT',
    present: there(SANDBOX),
    path: '/console',
    command: [
      process.execPath,
      ...(dev ? ['--watch-preserve-output', '--watch'] : []),
      '--conditions=source',
      SANDBOX,
      ...(documented ? ['--documented'] : []),
      ...(replay === undefined ? [] : ['--replay', replay]),
      ...(orders === undefined ? [] : ['--orders', orders]),
      ...(catalogue === undefined ? [] : ['--catalogue', catalogue]),
      ...(skipsBadRows ? ['--skip-bad-rows'] : []),
    ],
  },
  {
    name: 'shop',
    portName: 'PORT',
    present: there('packages/host-site/src/pages'),
    path: '/',
    command: dev
      ? ['astro', 'dev', '--port', String(ports.PORT)]
      : [process.execPath, 'dist/server/entry.mjs'],
    cwd: join(root, 'packages/host-site'),
    env: { PORT: String(ports.PORT), ...(dev ? {} : { HOST: '0.0.0.0', NODE_ENV: 'production' }) },
  },
  {
    name: 'partner',
    portName: 'EMBED_PORT',
    present: there(EMBED),
    path: '/',
    command: [process.execPath, EMBED],
  },
].filter(({ present }) => present);

let leaving = false;
onEnd(() => leave(0));

try {
  await run();
} catch (error) {
  console.error(error.message);
  await leave(1);
}

async function run() {
  for (const { portName } of servers)
    if (!(await isFree(ports[portName])))
      throw new Error(
        `Port ${ports[portName]} is in use: set ${portName} to another one, for example ${portName}=${ports[portName] + 1} npm ${dev ? 'run dev' : 'start'}.`,
      );

  // The partner page loads the built widgets even in development, like any host page.
  await build(dev ? ['sdk', 'widgets'] : ['sdk', 'widgets', 'host-site'], {
    report: (name, state) => state === 'building' && console.log(`Building ${name} …`),
  });
  if (leaving) return;

  const started = servers.map((server) => [server, start(server)]);
  await Promise.all(
    started.map(async ([server, child]) => {
      try {
        await untilAnswers(at(server.portName) + server.path, child, { withinMs: 60_000 });
      } catch (error) {
        throw new Error(`The ${server.name} ${error.message}.`);
      }
    }),
  );
  if (!leaving) console.log(await welcome());
}

function start(server) {
  const [command, ...args] = server.command;
  const tag = server.name.padEnd(8);
  const child = startChild(command, args, {
    env: { ...environment, ...server.env },
    ...(server.cwd ? { cwd: server.cwd } : {}),
    line: (text, stream) => {
      if (dev) console.log(`${tag}| ${text}`);
      else if (stream === 'error' && text.trim() !== '') console.error(`${tag}| ${text}`);
    },
  });
  child.on('error', (error) => console.error(`${tag}| ${error.message}`));
  child.on('exit', (code) => {
    if (leaving) return;
    console.error(`The ${server.name} stopped by itself (code ${code}).`);
    leave(1);
  });
  return child;
}

async function welcome() {
  const has = (name) => servers.some((server) => server.name === name);
  const rows = [
    has('shop') && ['shop', at('PORT')],
    has('sandbox') && ['sandbox', at('SANDBOX_PORT')],
    has('sandbox') && ['console', `${at('SANDBOX_PORT')}/console`],
    has('partner') && ['partner page', at('EMBED_PORT')],
    has('sandbox') && ['range', await range()],
  ].filter(Boolean);
  const accounts = await demoAccounts();
  return [
    '',
    '  Clinicart',
    '',
    ...rows.map(([what, where]) => `  ${what.padEnd(16)}${where}`),
    ...(accounts.length > 0
      ? [
          '',
          `  Demo accounts, all with the password ${accounts[0].password}`,
          `  (payment password, of those that have one: ${accounts[0].payPassword})`,
          ...accounts.map(
            ({ name, email, about }) => `  ${name.padEnd(16)}${email.padEnd(36)}${about}`,
          ),
        ]
      : []),
    '',
    '  Ctrl-C stops everything.',
    '',
  ].join('\n');
}

/** The range that the sandbox has loaded, and what its data is kept in. */
async function range() {
  const answer = await fetch(`${at('SANDBOX_PORT')}/console/api/state`);
  const { file, products, specifications } = (await answer.json()).range;
  const count = (number) => number.toLocaleString('en');
  return `${file ?? 'the demo range'}: ${count(products)} products, ${count(specifications)} specifications, in SQLite on this machine alone`;
}

/** Reads the demo accounts from the sandbox's table of scenarios. */
async function demoAccounts() {
  if (!there('packages/sandbox/src/seed/scenarios.ts')) return [];
  let printed = '';
  const child = startChild(process.execPath, ['--conditions=source', 'scripts/demo-accounts.ts'], {
    line: (text, stream) => {
      if (stream === 'out') printed += text;
    },
  });
  await new Promise((resolve) => child.on('close', resolve));
  try {
    return JSON.parse(printed);
  } catch {
    return [];
  }
}

async function leave(code) {
  if (leaving) return;
  leaving = true;
  await stopAll();
  process.exit(code);
}

function fileAfter(option) {
  const file = valueAfter(option, 'a CSV or XLSX file');
  return file === undefined ? undefined : resolve(file);
}

function folderAfter(option) {
  const folder = valueAfter(option, 'the folder of a recording');
  return folder === undefined ? undefined : resolve(folder);
}

function valueAfter(option, what = 'a number') {
  const at = process.argv.indexOf(option);
  if (at < 0) return undefined;
  const value = process.argv[at + 1];
  if (value !== undefined && !value.startsWith('--')) return value;
  console.error(`${option} needs ${what}.`);
  process.exit(1);
}

function portFrom(name, usual) {
  const given = process.env[name];
  if (given === undefined || given === '') return usual;
  const port = Number(given);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  console.error(`${name} is "${given}", which is not a port: give a number from 1 to 65535.`);
  process.exit(1);
}
