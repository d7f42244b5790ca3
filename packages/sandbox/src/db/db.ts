import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';

declare module 'node:sqlite' {
  /** Methods of Node 24 that its types do not declare yet. */
  interface DatabaseSync {
    serialize(): Uint8Array;
    deserialize(image: Uint8Array): void;
  }
}

/** True where a database can be copied as bytes: Node 22 cannot. */
export const copiesDatabases = 'serialize' in DatabaseSync.prototype;

export const schema = readFileSync(new URL('./schema.sql', import.meta.url), 'utf8');

/** Values of a row or of named parameters: `account_id` fills `:account_id`. */
export type NamedValues = Readonly<Record<string, SQLInputValue>>;

/** Values of a statement: named, or in the order of its one or two `?`. */
export type Values = readonly SQLInputValue[] | readonly [NamedValues];

/** A database with its prepared statements. Each query names its row type beside its SQL. */
export interface Db {
  all<Row>(sql: string, ...values: Values): Row[];
  get<Row>(sql: string, ...values: Values): Row | undefined;
  /** Returns how many rows the statement changed. */
  run(sql: string, ...values: Values): number;
  /** Inserts one row, by column names. */
  insert(table: string, row: NamedValues): void;
  exec(sql: string): void;
  /** Commits all of `work` or nothing. `work` must be synchronous: every request shares the connection. */
  transaction<T>(work: () => T): T;
  /** Returns the whole database as the bytes of its file. */
  image(): Uint8Array;
  /** Replaces every row by those of an image. The database must be in memory. */
  restore(image: Uint8Array): void;
  /** Closes the database; a second call does nothing. */
  close(): void;
}

// SQL text is fixed but for the number of words in a search, so this stays small; the cap is for safety.
const STATEMENTS = 500;

/**
 * Opens a file or `:memory:`. `version` names what the rows were made from; other rows are thrown away, and the database
 * starts from `image`, or with empty tables.
 */
export function openDatabase(
  file: string,
  version: string,
  image?: () => Uint8Array | undefined,
): { db: Db; fresh: boolean; isCopy: boolean } {
  const memory = file === ':memory:';
  if (!memory) mkdirSync(dirname(file), { recursive: true });
  if (!memory) {
    const connection = connect(file);
    if (readVersion(connection) === version)
      return { db: wrap(connection), fresh: false, isCopy: false };
    connection.close();
    for (const suffix of ['', '-wal', '-shm']) rmSync(`${file}${suffix}`, { force: true });
  }
  const copied = image?.();
  if (copied && !memory) writeFileSync(file, copied);
  const connection = connect(file, copied);
  if (!copied) connection.exec(schema);
  return { db: wrap(connection), fresh: true, isCopy: copied !== undefined };
}

/** Opens a connection; a database in memory starts from the image. */
function connect(file: string, image?: Uint8Array): DatabaseSync {
  const connection = new DatabaseSync(file, { timeout: 3000 });
  if (image && file === ':memory:') connection.deserialize(image);
  connection.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA cache_size = -65536',
  );
  connection.exec(
    'PRAGMA foreign_keys = ON; PRAGMA temp_store = MEMORY; PRAGMA mmap_size = 268435456',
  );
  return connection;
}

function readVersion(connection: DatabaseSync): string | undefined {
  const known = connection.prepare("SELECT 1 FROM sqlite_master WHERE name = 'meta'").get();
  if (!known) return undefined;
  const row = connection.prepare("SELECT value FROM meta WHERE key = 'version'").get();
  return typeof row?.['value'] === 'string' ? row['value'] : undefined;
}

function wrap(opened: DatabaseSync): Db {
  let connection = opened;
  let isClosed = false;
  const statements = new Map<string, StatementSync>();
  const prepare = (sql: string) => {
    const known = statements.get(sql);
    if (known) return known;
    if (statements.size >= STATEMENTS) statements.clear();
    const statement = connection.prepare(sql);
    statements.set(sql, statement);
    return statement;
  };
  const run = (sql: string, ...values: Values) =>
    Number(prepare(sql).run(...bound(values)).changes);
  const insertSql = createInsertSql();
  let inside = false;
  return {
    // SQLite's answer takes its row type here and nowhere else.
    all: <Row>(sql: string, ...values: Values) => prepare(sql).all(...bound(values)) as Row[],
    get: <Row>(sql: string, ...values: Values) =>
      prepare(sql).get(...bound(values)) as Row | undefined,
    run,
    insert(table, row) {
      // Bound by position, which takes half the time of binding by name: the seed inserts thousands of rows.
      run(insertSql(table, Object.keys(row)), ...Object.values(row));
    },
    exec: (sql) => connection.exec(sql),
    transaction(work) {
      if (inside) return work();
      inside = true;
      connection.exec('BEGIN IMMEDIATE');
      try {
        const result = work();
        connection.exec('COMMIT');
        return result;
      } catch (error) {
        connection.exec('ROLLBACK');
        throw error;
      } finally {
        inside = false;
      }
    },
    image: () => connection.serialize(),
    restore(image) {
      // A new connection: Node crashes when one that has run statements takes an image.
      statements.clear();
      connection.close();
      connection = connect(':memory:', image);
    },
    close() {
      if (isClosed) return;
      isClosed = true;
      connection.close();
    },
  };
}

// `node:sqlite` types its two kinds of parameters as overloads; a union fits neither.
const bound = (values: Values) => values as SQLInputValue[];

/** Returns the `INSERT` of a table; remembers the last one of each table, whose rows mostly have the same columns. */
function createInsertSql() {
  const last = new Map<string, { readonly columns: readonly string[]; readonly sql: string }>();
  return (table: string, columns: readonly string[]): string => {
    const known = last.get(table);
    if (
      known?.columns.length === columns.length &&
      known.columns.every((c, at) => c === columns[at])
    )
      return known.sql;
    const blanks = columns.map(() => '?').join(', ');
    const sql = `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${blanks})`;
    last.set(table, { columns, sql });
    return sql;
  };
}

/** A value of the `meta` table. */
export function readMeta(db: Db, key: string): string | undefined {
  return db.get<{ value: string }>('SELECT value FROM meta WHERE key = ?', key)?.value;
}

export function writeMeta(db: Db, key: string, value: string): void {
  db.run(
    'INSERT INTO meta VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value',
    key,
    value,
  );
}
