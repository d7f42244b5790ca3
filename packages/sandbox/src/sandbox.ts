import { createHash } from 'node:crypto';
import { SPELLING } from './catalogue/search/chinese-variants.ts';
import { clearSearchCaches } from './catalogue/search/suggestions.ts';
import { createConsole, type SandboxConsole } from './console/console.ts';
import { rangeView } from './console/range.ts';
import { copiesDatabases, type Db, openDatabase, readMeta, schema, writeMeta } from './db/db.ts';
import { lostAnswers } from './http/answer-call.ts';
import { createApp } from './http/app.ts';
import { createFaults } from './http/faults.ts';
import { readRecording } from './http/recording.ts';
import { createReplay } from './http/replay.ts';
import { createRequestLog } from './http/request-log.ts';
import { CIPHER_KEYS, setCipherKey } from './identity/session/captcha-keys.ts';
import { clearArticleIndex, prepareArticles } from './quick-order/article-index.ts';
import { type ImportedRange, noteImport } from './range/imported.ts';
import { seededSurroundings, surroundingsOf } from './range/surroundings.ts';
import { catalogue, productsOf } from './seed/catalogue.ts';
import { loadHistory } from './seed/history/load-history.ts';
import { articleSeed, loadArticles } from './seed/load-articles.ts';
import { seedPromotions } from './seed/load-campaigns.ts';
import { loadCatalogue } from './seed/load-catalogue.ts';
import { loadCoupons } from './seed/load-coupons.ts';
import { loadExtras } from './seed/load-extras.ts';
import { loadHome } from './seed/load-home.ts';
import { loadPeople } from './seed/load-people.ts';
import { loadPoints, pointsSeed } from './seed/load-points.ts';
import { loadStores } from './seed/load-stores.ts';
import { halfReached, invitations, scenarios } from './seed/scenarios.ts';

export interface SandboxOptions {
  /** Where the rows live; `:memory:` unless given. */
  readonly file?: string;
  /** Grow the catalogue to this many products, for load. */
  readonly products?: number;
  /** A range from `readCatalogueFile`, in place of the seeded one; the demo history needs the seeded one. */
  readonly catalogue?: ImportedRange;
  readonly clock?: { now(): number };
  /** Gives the account `regular` two years of orders. */
  readonly history?: boolean;
  /** Fills that history up to this many orders, for load. */
  readonly orders?: number;
  /** False opens an empty shop. */
  readonly seed?: boolean;
  /** Origins that browsers may call from; every one unless given. */
  readonly allowedOrigins?: readonly string[] | '*';
  /** Names besides localhost, 127.0.0.1 and [::1] under which the console answers; that of `publicUrl` is one. */
  readonly hosts?: readonly string[];
  /** Origin of picture addresses, where the request's own is not the public one. */
  readonly publicUrl?: string;
  /** Origin of the shop that payers come back to from a provider's page; the asking page's own unless given. */
  readonly shopUrl?: string;
  /** Answers like a server that has only the documents: no assumed field, call or result code. The console changes it. Spec: 1§3, 2§3 */
  readonly documented?: boolean;
  /** Folder of a recording: rows that it has answer as a real server did, the rest as ever. Throws where it holds none. */
  readonly replay?: string;
  /** Private key of the captcha cipher (RSA, base64 PKCS#8), where clients are configured with its public key. Made once otherwise. Spec: 1§7 */
  readonly captchaPrivateKey?: string;
}

/** A shop server. Two in one process share nothing. */
export interface Sandbox {
  /** The door for everything: give it to a server, or to an SDK as its `fetch`. A lost answer rejects with a TypeError. */
  fetch(request: Request): Promise<Response>;
  /** The merchant and the outside world. */
  readonly console: SandboxConsole;
  close(): void;
}

const CLOCK_OFFSET = 'clock_offset';

/** Opens a shop on a database, seeding it when the file is new or was made by another version. */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const { file = ':memory:', clock = Date, seed = true } = options;
  const version = versionOf(options);
  // Before a file is opened: a folder that is none must leave nothing behind.
  const replay =
    options.replay === undefined ? undefined : createReplay(readRecording(options.replay));
  const range = options.catalogue;
  const around = range ? surroundingsOf(range) : seededSurroundings;
  const startsWithCatalogue = seed && options.products === undefined && !range;
  const opened = openDatabase(file, version, () =>
    startsWithCatalogue ? catalogueImage() : undefined,
  );
  const { db } = opened;
  const faults = createFaults();
  const log = createRequestLog();
  let documented = options.documented ?? false;
  let offset = Number(readMeta(db, CLOCK_OFFSET) ?? 0);
  const now = () => clock.now() + offset;
  const moveClock = (ms: number) => {
    offset = ms;
    writeMeta(db, CLOCK_OFFSET, String(ms));
  };
  const fill = ({ hasCatalogue = false } = {}) => {
    clearSearchCaches(db);
    clearArticleIndex(db);
    db.transaction(() => {
      writeMeta(db, 'version', version);
      if (!seed) return;
      if (range) noteImport(db, range);
      if (!hasCatalogue) loadProducts(db, options);
      loadStores(db, now(), around.stores);
      loadArticles(db);
      loadPeople(db, now(), around.changesGoods);
      loadPoints(db, now());
      seedPromotions(db, now(), around.promotions);
      loadCoupons(db, now(), around.coupons);
      loadHome(db, around.home);
      if (!range && (options.history || options.orders !== undefined))
        loadHistory(db, now(), options.orders);
    });
  };
  const fillAnew = () => {
    // Parents and children go in any order, and without a look at every child of every parent.
    db.exec('PRAGMA foreign_keys = OFF');
    try {
      db.transaction(() => {
        empty(db);
        fill();
      });
    } finally {
      db.exec('PRAGMA foreign_keys = ON');
    }
  };
  if (opened.fresh) fill({ hasCatalogue: opened.isCopy });
  if (options.captchaPrivateKey) setCipherKey(db, options.captchaPrivateKey);
  // Those of the plain shop are read in a moment, when first asked for.
  const prepare = () => (options.products !== undefined || range) && prepareArticles(db);
  prepare();

  const sandboxConsole = createConsole({
    db,
    now,
    faults,
    log,
    range: () => rangeView(db, range),
    loadHistory(orders) {
      if (range) throw new TypeError('the demo history needs the seeded range');
      db.transaction(() => loadHistory(db, now(), orders));
    },
    advance: (ms) => moveClock(offset + ms),
    documented: () => documented,
    setDocumented: (isOn) => {
      documented = isOn;
    },
    reset() {
      documented = options.documented ?? false;
      faults.clear();
      log.clear();
      moveClock(0);
      const image = file === ':memory:' && startsWithCatalogue ? catalogueImage() : undefined;
      if (image) {
        // As in a file: the key of the cipher stays, and no switch.
        const kept = CIPHER_KEYS.map((key) => [key, readMeta(db, key)] as const);
        db.restore(image);
        for (const [key, value] of kept) if (value !== undefined) writeMeta(db, key, value);
        fill({ hasCatalogue: true });
      } else fillAnew();
      prepare();
    },
  });
  const app = createApp({
    db: () => db,
    now,
    faults,
    documented: () => documented,
    replay,
    log,
    allowedOrigins: options.allowedOrigins ?? '*',
    publicUrl: options.publicUrl,
    shopUrl: options.shopUrl,
    console: sandboxConsole,
    ownPictures: range?.pictures ?? new Map(),
    hosts: [
      ...(options.hosts ?? []),
      ...(options.publicUrl ? [new URL(options.publicUrl).hostname] : []),
    ],
  });
  return {
    async fetch(request) {
      const response = await app.fetch(request);
      if (lostAnswers.has(request)) throw new TypeError('fetch failed: the answer was lost');
      return response;
    },
    console: sandboxConsole,
    close() {
      clearArticleIndex(db);
      db.close();
    },
  };
}

function loadProducts(db: Db, options: Pick<SandboxOptions, 'catalogue' | 'products'>): void {
  if (options.catalogue) {
    loadCatalogue(db, options.catalogue, options.catalogue.products);
    return;
  }
  loadCatalogue(db, catalogue(), productsOf(options.products));
  loadExtras(db, catalogue().extras);
}

let image: Uint8Array | undefined;
/**
 * The database with the plain catalogue, which depends on neither clock nor options: loading its rows is four fifths of
 * opening a shop, and a test run opens a thousand.
 */
function catalogueImage(): Uint8Array | undefined {
  if (image || !copiesDatabases) return image;
  const { db } = openDatabase(':memory:', '');
  db.transaction(() => loadProducts(db, {}));
  image = db.image();
  db.close();
  return image;
}

const versions = new Map<string, string>();
/** Changes with the tables, the catalogue, its size, the people and their history, and then the file is made anew. */
function versionOf(options: SandboxOptions): string {
  const { products, seed = true, history = false, orders } = options;
  const range = options.catalogue?.hash;
  const size = JSON.stringify({ products, seed, history, orders, range });
  const version = versions.get(size) ?? hashOf(size, seed);
  versions.set(size, version);
  return version;
}

function hashOf(size: string, seed: boolean): string {
  const people = [scenarios, halfReached, invitations];
  const rows = [catalogue(), people, seededSurroundings, articleSeed, pointsSeed];
  const made = [schema, seed ? rows : null, size, SPELLING];
  return createHash('sha256').update(JSON.stringify(made)).digest('base64url');
}

/** Empties every table of the schema, so that a new one needs no entry here. Foreign keys must be off. */
function empty(db: Db): void {
  const tables = db.all<{ name: string }>(
    `SELECT name FROM pragma_table_list
     WHERE schema = 'main' AND type = 'table' AND name <> 'meta' AND name NOT LIKE 'sqlite!_%' ESCAPE '!'`,
  );
  for (const { name } of tables) db.exec(`DELETE FROM ${name}`);
  db.exec("INSERT INTO product_fts (product_fts) VALUES ('delete-all')");
  // The key of the cipher stays: open pages still hold it.
  db.run(
    `DELETE FROM meta WHERE key NOT IN (${CIPHER_KEYS.map(() => '?').join()})`,
    ...CIPHER_KEYS,
  );
}
