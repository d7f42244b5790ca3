import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';

export const schema = readFileSync(new URL('./schema.sql', import.meta.url), 'utf8');

/** One database with its prepared statements. Every row type is said where the SQL stands. */
export interface Db {
  all<Row>(sql: string, ...values: SQLInputValue[]): Row[];
  get<Row>(sql: string, ...values: SQLInputValue[]): Row | undefined;
  run(sql: string, ...values: SQLInputValue[]): number;
  exec(sql: string): void;
  /** All of it or nothing. `work` must not wait for anything: the connection is shared. */
  transaction<T>(work: () => T): T;
  close(): void;
}

// SQL text is fixed but for the number of words in a search, so this stays small; the cap is for safety.
const STATEMENTS = 500;

/** Opens a file or `:memory:`. `version` names what the rows were made from; other rows are thrown away. */
export function openDatabase(file: string, version: string): { db: Db; fresh: boolean } {
  const memory = file === ':memory:';
  if (!memory) mkdirSync(dirname(file), { recursive: true });
  let connection = connect(file);
  if (readVersion(connection) === version) return { db: wrap(connection), fresh: false };
  if (!memory) {
    connection.close();
    for (const suffix of ['', '-wal', '-shm']) rmSync(`${file}${suffix}`, { force: true });
    connection = connect(file);
  }
  connection.exec(schema);
  return { db: wrap(connection), fresh: true };
}

function connect(file: string): DatabaseSync {
  const connection = new DatabaseSync(file, { timeout: 3000 });
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

function wrap(connection: DatabaseSync): Db {
  const statements = new Map<string, StatementSync>();
  const prepare = (sql: string) => {
    const known = statements.get(sql);
    if (known) return known;
    if (statements.size >= STATEMENTS) statements.clear();
    const statement = connection.prepare(sql);
    statements.set(sql, statement);
    return statement;
  };
  let inside = false;
  return {
    // SQLite's answer takes its row type here and nowhere else.
    all: <Row>(sql: string, ...values: SQLInputValue[]) => prepare(sql).all(...values) as Row[],
    get: <Row>(sql: string, ...values: SQLInputValue[]) =>
      prepare(sql).get(...values) as Row | undefined,
    run: (sql, ...values) => Number(prepare(sql).run(...values).changes),
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
    close: () => connection.close(),
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
