// npm run icons: draws the icons of the site from favicon.svg into packages/host-site/public, where they are committed.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { findChromium, QUIET_FLAGS } from './chromium.mjs';
import { root } from './node-version.mjs';

const folder = join(root, 'packages/host-site/public');
const svg = readFileSync(join(folder, 'favicon.svg'), 'utf8');
const GROUND = '#1a6b4b';

// A system cuts these to its own shape: the ground reaches the edges, and the mark is within the middle.
const cut = (share) =>
  `<div style="display:grid;place-items:center;height:100%;background:${GROUND}"><div style="width:${share}%">${svg}</div></div>`;

const icons = [
  { file: 'icons/icon-192.png', size: 192, html: svg },
  { file: 'icons/icon-512.png', size: 512, html: svg },
  { file: 'icons/maskable-192.png', size: 192, html: cut(76) },
  { file: 'icons/maskable-512.png', size: 512, html: cut(76) },
  { file: 'icons/apple-touch-icon.png', size: 180, html: cut(90) },
  { file: 'favicon.ico', size: 32, html: svg },
];

/** An icon file with one picture: six bytes of head, sixteen of directory, and the PNG. */
function ico(png, size) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

mkdirSync(join(folder, 'icons'), { recursive: true });
const browser = await chromium.launch({ executablePath: findChromium(), args: QUIET_FLAGS });
const page = await browser.newPage();
for (const { file, size, html } of icons) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<style>html,body{height:100%;margin:0;background:none}svg{display:block;width:100%}</style>${html}`,
  );
  const png = await page.screenshot({ omitBackground: true });
  writeFileSync(join(folder, file), file.endsWith('.ico') ? ico(png, size) : png);
}
await browser.close();
