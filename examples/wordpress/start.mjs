// Starts a WordPress with the plugin and two pages, for a look: the database and files are below `.cache/wordpress`.
// Needs PHP with mysqli, MariaDB, and the files of a WordPress, whose folder WORDPRESS names. `--check` says only
// whether they are here.
import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const here = fileURLToPath(new URL('.', import.meta.url));
const port = Number(process.env.WORDPRESS_PORT ?? 4404);
const wordpress = process.env.WORDPRESS ?? '/usr/share/wordpress';
const settings = {
  api: process.env.API ?? 'http://localhost:8787',
  site: process.env.SHOP ?? 'http://localhost:4321',
};
const folder = process.env.WORDPRESS_PLACE ?? join(here, '../../.cache/wordpress');
const site = join(folder, 'site');
const socket = join(folder, 'database.sock');

const has = (program) =>
  run('sh', ['-c', `command -v ${program}`]).then(
    () => true,
    () => false,
  );
const missing = [];
for (const program of ['php', 'mariadbd', 'mariadb-install-db'])
  if (!(await has(program))) missing.push(program);
if (!existsSync(join(wordpress, 'wp-settings.php'))) missing.push(`WordPress in ${wordpress}`);
if (missing.length > 0) {
  console.error(`This machine has no ${missing.join(', no ')}: see README.md.`);
  process.exit(1);
}
if (process.argv.includes('--check')) process.exit(0);

const children = [];
async function leave(code) {
  for (const child of children) child.kill('SIGTERM');
  await Promise.all(
    children.map((child) => child.exitCode ?? new Promise((resolve) => child.on('exit', resolve))),
  );
  await rm(folder, { recursive: true, force: true });
  process.exit(code);
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => leave(0));

/** Starts a program that runs until the end. */
function start(program, args, env = {}) {
  const child = spawn(program, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...env },
  });
  let said = '';
  child.stderr.on('data', (text) => {
    said = `${said}${text}`.slice(-2000);
  });
  child.on('exit', (code) => code && console.error(`${program} ended (${code}).\n${said}`));
  children.push(child);
}

/** Starts a separate database without an account or a port, which is gone at the end. */
async function startDatabase() {
  const data = join(folder, 'database');
  const user = userInfo().uid === 0 ? ['--user=root'] : [];
  await run('mariadb-install-db', [
    '--no-defaults',
    `--datadir=${data}`,
    '--auth-root-authentication-method=normal',
    '--skip-test-db',
    ...user,
  ]);
  start('mariadbd', [
    '--no-defaults',
    `--datadir=${data}`,
    `--socket=${socket}`,
    '--skip-networking',
    '--innodb-flush-log-at-trx-commit=0',
    ...user,
  ]);
  for (let tries = 0; tries < 100 && !existsSync(socket); tries += 1) await wait(100);
}

/** Lays out the files of WordPress with a configuration and the plugin. */
async function laySite() {
  await mkdir(join(site, 'wp-content/plugins'), { recursive: true });
  // The files at the top look for others beside themselves, wherever a link leads: they are copied.
  for (const name of await readdir(wordpress)) {
    if (['wp-content', 'wp-config.php'].includes(name)) continue;
    if (name === 'wp-includes') await symlink(join(wordpress, name), join(site, name));
    else await cp(join(wordpress, name), join(site, name), { recursive: true, dereference: true });
  }
  for (const name of ['themes', 'languages'])
    if (existsSync(join(wordpress, 'wp-content', name)))
      await symlink(join(wordpress, 'wp-content', name), join(site, 'wp-content', name));
  // A multilingual plugin changes the locale in this way.
  await mkdir(join(site, 'wp-content/mu-plugins'));
  await writeFile(
    join(site, 'wp-content/mu-plugins/language.php'),
    `<?php
add_filter( 'locale', static fn ( $locale ) => 'zh' === ( $_GET['lang'] ?? '' ) ? 'zh_HK' : $locale );
`,
  );
  await cp(join(here, 'clinicart'), join(site, 'wp-content/plugins/clinicart'), {
    recursive: true,
  });
  await writeFile(
    join(site, 'wp-config.php'),
    `<?php
define( 'DB_NAME', 'wordpress' );
define( 'DB_USER', 'root' );
define( 'DB_PASSWORD', '' );
define( 'DB_HOST', 'localhost:${socket}' );
define( 'DB_CHARSET', 'utf8mb4' );
define( 'DB_COLLATE', '' );
define( 'WP_HOME', 'http://127.0.0.1:${port}' );
define( 'WP_SITEURL', 'http://127.0.0.1:${port}' );
define( 'WP_DEBUG', true );
define( 'WP_DEBUG_DISPLAY', true );
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'AUTOMATIC_UPDATER_DISABLED', true );
define( 'DISABLE_WP_CRON', true );
define( 'WP_CONTENT_DIR', __DIR__ . '/wp-content' );
$table_prefix = 'wp_';
if ( ! defined( 'ABSPATH' ) ) {
	define( 'ABSPATH', __DIR__ . '/' );
}
require_once ABSPATH . 'wp-settings.php';
`,
  );
}

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
try {
  await startDatabase();
  await laySite();
  await run('php', [
    '-r',
    `mysqli_query( mysqli_connect( 'localhost', 'root', '', '', 0, '${socket}' ), 'CREATE DATABASE wordpress CHARACTER SET utf8mb4' );`,
  ]);
  const { stdout } = await run('php', [join(here, 'install.php'), site], {
    env: { ...process.env, CLINICART_SETTINGS: JSON.stringify(settings) },
  });
  start('php', ['-S', `127.0.0.1:${port}`, '-t', site], { PHP_CLI_SERVER_WORKERS: '4' });
  console.log(stdout.trim());
  console.log(`A page in English:   http://127.0.0.1:${port}/?pagename=our-tray
The same in Chinese: http://127.0.0.1:${port}/?pagename=our-tray&lang=zh
The settings:        http://127.0.0.1:${port}/wp-admin/ (editor, Clinic2026)`);
} catch (error) {
  console.error(error.stderr || error.message);
  await leave(1);
}
