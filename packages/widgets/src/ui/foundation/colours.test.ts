import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const src = join(import.meta.dirname, '../..');

/** Sheets that name colours, which are right in both themes. */
const OWN = [
  // Paper is white.
  'print/sheet.css',
  'compare/printed-compare.css',
  // Words on a picture whose ground is light in both themes.
  'campaign/worded-picture.css',
  // Words on a ground that is dark in both themes.
  'ui/overlay/toast.css',
  'points/mall/account-card.css',
  'shell/header/strip.css',
  'catalogue/product/gallery/gallery.css',
  // Codes, logos and letters are drawn for white.
  'ui/media/qr-code.css',
  'ui/media/wordmark.css',
  'cashier/waiting/waiting.css',
  'identity/session/code-field.css',
  // The dark around a crop.
  'identity/profile/picture/crop.css',
  // The page that shows the parts.
  'ui/preview/preview.css',
];

const sheets = globSync('**/*.css', { cwd: src }).map((file) => file.replaceAll('\\', '/'));

const COLOUR = /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|oklch)\(|(?<![-\w])(?:white|black)\b(?!-)/i;

function rulesOf(file: string): string {
  return (
    readFileSync(join(src, file), 'utf8')
      .replaceAll(/\/\*.*?\*\//gs, '')
      // A mask has no colour, and the server's white is one.
      .replaceAll(/mask[\w-]*:[^;]*;/g, '')
      .replaceAll('--campaign-ink: #fff;', '')
      .replaceAll(/\[data-ink='[^']*'\]/g, '')
  );
}

test('every sheet takes its colours from tokens', () => {
  expect(sheets.length).toBeGreaterThan(100);
  const faults = sheets.flatMap((file) => {
    const found = OWN.includes(file) ? undefined : COLOUR.exec(rulesOf(file))?.[0];
    return found ? [`${file}: ${found}`] : [];
  });
  expect(faults).toEqual([]);
});

test('no sheet asks for the theme, as the device may decide', () => {
  expect(sheets.filter((file) => rulesOf(file).includes('[theme'))).toEqual([]);
});

test('every sheet that is let off still exists', () => {
  expect(OWN.filter((file) => !sheets.includes(file))).toEqual([]);
});
