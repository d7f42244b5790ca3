// The comparison of two pictures that `npm run shots -- --against` makes.
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DRAWN } from '../../setup/painting.ts';
import { type Darkroom, openDarkroom } from '../../shots/darkroom.ts';
import { useBrowser } from '../support/open-page.ts';

const visit = useBrowser();
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shots-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('finds what moved, to the cell, and nothing in equal pictures', async () => {
  const page = await visit({ width: 320 });
  const draw = async (name: string, left: number, height = 160) => {
    const file = join(folder, name);
    await page.setContent(
      `<body style="margin:0;background:#fff"><div style="position:absolute;left:${left}px;top:32px;width:16px;height:16px;background:#000">`,
    );
    await page.addStyleTag({ content: DRAWN });
    await page.screenshot({ path: file, clip: { x: 0, y: 0, width: 320, height } });
    return file;
  };
  const before = await draw('before.png', 32);
  const same = await draw('same.png', 32);
  const after = await draw('after.png', 160);
  const longer = await draw('longer.png', 32, 320);
  const browser = page.context().browser();
  if (!browser) throw new Error('no browser');
  const darkroom: Darkroom = await openDarkroom(browser);
  const to = join(folder, 'moved.png');
  expect(await darkroom.compare(before, same, to)).toEqual({ share: 0 });
  expect(existsSync(to)).toBe(false);
  // One cell left, another came, of 20 × 10.
  expect(await darkroom.compare(before, after, to)).toEqual({ share: 2 / 200 });
  expect(existsSync(to)).toBe(true);
  // Half of the longer picture is new.
  expect(await darkroom.compare(before, longer, to)).toEqual({ share: 0.5 });
  await darkroom.thumb(before, join(folder, 'thumb.jpg'));
  expect(existsSync(join(folder, 'thumb.jpg'))).toBe(true);
  await darkroom.close();
});
