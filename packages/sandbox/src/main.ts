import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { serve } from '@hono/node-server';
import { readRecording } from './http/recording.ts';
import { privateKeyOf } from './identity/session/captcha-keys.ts';
import {
  createSandbox,
  type ImportedRange,
  readCatalogueFile,
  type Sandbox,
  SCENARIO_PASSWORD,
  UnusableFile,
} from './index.ts';
import { withPlainPicture } from './media/plain-picture.ts';
import { OPTIONS, USAGE } from './options.ts';
import { listOf } from './range/faults.ts';
import { skippedRows } from './range/imported.ts';
import { SCENARIO_PAY_PASSWORD } from './seed/scenarios.ts';

const DEFAULT_PORT = 8787;
const LAST_PORT = 65_535;
const MOST_PRODUCTS = 50_000;
const MOST_ORDERS = 100_000;
/** Exit code for a product file of which nothing was imported. */
const UNUSABLE_FILE = 2;

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

function readOptions() {
  try {
    const { values } = parseArgs({ options: OPTIONS });
    return values;
  } catch (error) {
    return fail(
      `clinicart sandbox: ${error instanceof Error ? error.message : error}\n--help lists the options.`,
    );
  }
}

function wholeNumber(text: string | undefined, name: string): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d{1,7}$/.test(text))
    fail(`clinicart sandbox: ${name} must be a whole number, not "${text}".`);
  return Number(text);
}

/** Reads a web address, of which an option or a variable has the name. */
function webAddress(text: string | undefined, name: string): URL | undefined {
  if (!text) return undefined;
  const address = URL.parse(text);
  if (!/^https?:$/.test(address?.protocol ?? ''))
    fail(
      `clinicart sandbox: ${name} must be a web address such as https://shop.example, not "${text}".`,
    );
  return address ?? undefined;
}

const options = readOptions();
if (options.help) {
  console.log(USAGE);
  process.exit(0);
}
const publicUrl = webAddress(options['public-url'], '--public-url') && options['public-url'];
const shopUrl = webAddress(process.env['SHOP'], 'SHOP')?.origin;
const captchaPrivateKey = process.env['CAPTCHA_PRIVATE_KEY'];
if (captchaPrivateKey) {
  try {
    privateKeyOf(captchaPrivateKey);
  } catch {
    fail('clinicart sandbox: CAPTCHA_PRIVATE_KEY must be a private key (base64 PKCS 8).');
  }
}
const port =
  wholeNumber(options.port, '--port') ??
  wholeNumber(process.env['SANDBOX_PORT'], 'SANDBOX_PORT') ??
  DEFAULT_PORT;
if (port > LAST_PORT)
  fail(`clinicart sandbox: a port is a number up to ${LAST_PORT}, not ${port}.`);
const products = wholeNumber(options.products, '--products');
if (products !== undefined && products > MOST_PRODUCTS)
  fail(`clinicart sandbox: --products goes up to ${MOST_PRODUCTS}.`);
const orders = wholeNumber(options.orders, '--orders');
if (orders !== undefined && orders > MOST_ORDERS)
  fail(`clinicart sandbox: --orders goes up to ${MOST_ORDERS}.`);
const replay = options.replay === undefined ? undefined : resolve(options.replay);
if (replay !== undefined) {
  try {
    readRecording(replay);
  } catch (error) {
    fail(`clinicart sandbox: ${error instanceof Error ? error.message : error}.`);
  }
}
if (options.catalogue !== undefined) {
  for (const other of ['products', 'orders', 'replay'] as const)
    if (options[other] !== undefined)
      fail(`clinicart sandbox: --catalogue brings its own range; leave out --${other}.`);
} else if (options['skip-bad-rows'])
  fail('clinicart sandbox: --skip-bad-rows goes with --catalogue.');
const range = await readRange();
const file = options.file === ':memory:' ? options.file : resolve(options.file);

/** Reads the range before the port is taken and the database touched: an unusable file changes nothing. */
async function readRange(): Promise<ImportedRange | undefined> {
  if (options.catalogue === undefined) return undefined;
  try {
    const read = await readCatalogueFile(options.catalogue, {
      skipBadRows: options['skip-bad-rows'],
    });
    if (read.unknownColumns.length > 0)
      console.error(
        `Columns that were not read 未讀取的欄: ${read.unknownColumns.slice(0, 20).join('; ')}`,
      );
    if (read.skipped.length > 0)
      console.error(
        `Rows left out of ${read.name} 已略過的行: ${skippedRows(read)}\n${listOf(read.skipped)}`,
      );
    return read;
  } catch (error) {
    if (!(error instanceof UnusableFile)) throw error;
    console.error(`clinicart sandbox: ${error.message}`);
    process.exit(UNUSABLE_FILE);
  }
}

function open(): Sandbox {
  try {
    return createSandbox({
      file,
      ...(products === undefined ? {} : { products }),
      ...(range === undefined ? {} : { catalogue: range }),
      history: !options['no-history'],
      ...(orders === undefined ? {} : { orders }),
      ...(publicUrl === undefined ? {} : { publicUrl }),
      documented: options.documented,
      hosts: [options.host.includes(':') ? `[${options.host}]` : options.host],
      ...(replay === undefined ? {} : { replay }),
      ...(captchaPrivateKey ? { captchaPrivateKey } : {}),
      ...(shopUrl === undefined ? {} : { shopUrl }),
    });
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return fail(
      `clinicart sandbox: the database ${file} cannot be opened (${why}). Stop whatever uses it, or delete the file in ${dirname(file)}.`,
    );
  }
}

// Opened once the port is ours: a second sandbox that finds it busy must not touch the first one's file.
let sandbox: Sandbox | undefined;
const server = serve(
  {
    port,
    hostname: options.host,
    // Longer than a client keeps an idle connection: one that uses it at the moment of its end would lose the call.
    serverOptions: { keepAliveTimeout: 75_000 },
    // A lost answer is a broken connection here, as it would be for real.
    fetch: async (request, env) => {
      try {
        if (!sandbox) return new Response(null, { status: 503, headers: { 'Retry-After': '1' } });
        const { fetch: send } = sandbox;
        return await (options['plain-pictures'] ? withPlainPicture(request, send) : send(request));
      } catch (error) {
        if ('incoming' in env) env.incoming.socket.destroy();
        if (!(error instanceof TypeError)) console.error(error);
        return new Response(null, { status: 500 });
      }
    },
  },
  () => {
    if (range) console.log(`Importing ${range.name}…`);
    if (products !== undefined)
      console.log(`Preparing ${products} products; a new file takes a while…`);
    sandbox = open();
    const address = `http://${options.host}:${port}`;
    console.log(`Clinicart sandbox  ${address}`);
    console.log(`Console            ${address}/console`);
    const { products: goods, specifications, file: from } = sandbox.console.range();
    console.log(
      `Range              ${from ?? 'the demo range'}: ${goods.toLocaleString('en')} products, ${specifications.toLocaleString('en')} specifications`,
    );
    console.log('Data               SQLite, which serves one machine');
    if (options.documented)
      console.log('Answers            documented fields, calls and codes only');
    if (replay !== undefined)
      console.log(`Replays            ${replay}, and answers the rest itself`);
    if (options.quiet) return;
    console.log(
      `Demo accounts, password ${SCENARIO_PASSWORD}, payment password ${SCENARIO_PAY_PASSWORD}:`,
    );
    for (const { email, phone, about } of sandbox.console.accounts())
      if (about)
        console.log(
          `  ${(email ?? '').padEnd(32)} ${(phone ? `+852 ${phone}` : '').padEnd(14)} ${about.en}`,
        );
  },
);

server.on('error', (error: NodeJS.ErrnoException) => {
  sandbox?.close();
  if (error.code === 'EADDRINUSE')
    fail(
      `clinicart sandbox: port ${port} is in use. Stop what listens there, or choose another with --port or SANDBOX_PORT.`,
    );
  fail(`clinicart sandbox: ${error.message}`);
});

let closing = false;
function close() {
  if (closing) return;
  closing = true;
  server.close(() => {
    sandbox?.close();
    process.exit(0);
  });
  if ('closeAllConnections' in server) server.closeAllConnections();
}
process.on('SIGINT', close);
process.on('SIGTERM', close);
