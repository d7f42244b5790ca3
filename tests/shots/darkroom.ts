// Works on pictures in a page of the browser: small copies for the sheet, and what differs between two pictures.
import { readFile, writeFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright';

/** Size of a small copy in pixels; a taller picture shows its top. */
export const THUMB = { width: 180, height: 240 };
/** Pixels of a cell: differences are counted and outlined by cells. */
const CELL = 16;
/** A channel may differ by so much, of 255: text is not drawn the same twice. */
const TOLERANCE = 24;

/** How two pictures of a screen differ. */
export interface Difference {
  /** Share of the cells that differ, from 0 to 1; cells that only one picture has count as different. */
  readonly share: number;
}

export interface Darkroom {
  /** Saves a small JPEG of a picture. */
  thumb(picture: string, to: string): Promise<void>;
  /** Compares two pictures, and saves the new one with what moved outlined; saves nothing when nothing did. */
  compare(before: string, after: string, to: string): Promise<Difference>;
  close(): Promise<void>;
}

/** Opens a darkroom; one call works at a time. */
export async function openDarkroom(browser: Browser): Promise<Darkroom> {
  const page = await browser.newPage();
  return {
    async thumb(picture, to) {
      await writeFile(
        to,
        fromUrl(await page.evaluate(makeThumb, [await toUrl(picture), THUMB] as const)),
      );
    },
    async compare(before, after, to) {
      const [old, now] = [await readFile(before), await readFile(after)];
      if (old.equals(now)) return { share: 0 };
      const { share, marked } = await compareIn(page, old, now);
      if (marked !== undefined) await writeFile(to, fromUrl(marked));
      return { share };
    },
    close: () => page.close(),
  };
}

const urlOf = (picture: Buffer) => `data:image/png;base64,${picture.toString('base64')}`;
const toUrl = async (path: string) => urlOf(await readFile(path));
const fromUrl = (url: string) => Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');

const compareIn = (page: Page, before: Buffer, after: Buffer) =>
  page.evaluate(findDifference, [urlOf(before), urlOf(after), CELL, TOLERANCE] as const);

async function makeThumb([url, size]: readonly [string, { width: number; height: number }]) {
  const image = new Image();
  image.src = url;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = size.width;
  canvas.height = size.height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.fillStyle = '#888';
  context.fillRect(0, 0, size.width, size.height);
  context.imageSmoothingQuality = 'high';
  const height = (image.naturalHeight * size.width) / image.naturalWidth;
  context.drawImage(image, 0, 0, size.width, height);
  return canvas.toDataURL('image/jpeg', 0.8);
}

/** Runs in the page. */
async function findDifference([before, after, cell, tolerance]: readonly [
  string,
  string,
  number,
  number,
]): Promise<{ share: number; marked: string | undefined }> {
  const read = async (url: string) => {
    const image = new Image();
    image.src = url;
    await image.decode();
    return image;
  };
  const [old, now] = await Promise.all([read(before), read(after)]);
  const width = Math.max(old.naturalWidth, now.naturalWidth);
  const height = Math.max(old.naturalHeight, now.naturalHeight);
  const draw = (image: HTMLImageElement) => {
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('no canvas');
    context.drawImage(image, 0, 0);
    return { canvas, context, data: context.getImageData(0, 0, width, height).data };
  };
  const [left, right] = [draw(old), draw(now)];
  const columns = Math.ceil(width / cell);
  const moved = new Set<number>();
  for (let at = 0; at < left.data.length; at += 4) {
    const isSame =
      Math.abs((left.data[at] ?? 0) - (right.data[at] ?? 0)) <= tolerance &&
      Math.abs((left.data[at + 1] ?? 0) - (right.data[at + 1] ?? 0)) <= tolerance &&
      Math.abs((left.data[at + 2] ?? 0) - (right.data[at + 2] ?? 0)) <= tolerance &&
      left.data[at + 3] === right.data[at + 3];
    if (isSame) continue;
    const pixel = at / 4;
    const row = Math.floor(pixel / width / cell);
    moved.add(row * columns + Math.floor((pixel % width) / cell));
  }
  if (moved.size === 0) return { share: 0, marked: undefined };
  const { canvas, context } = right;
  context.fillStyle = 'rgb(214 0 147 / 25%)';
  context.strokeStyle = 'rgb(214 0 147)';
  for (const index of moved) {
    const [x, y] = [(index % columns) * cell, Math.floor(index / columns) * cell];
    context.fillRect(x, y, cell, cell);
    const borders = [
      [!moved.has(index - columns), x, y, x + cell, y],
      [!moved.has(index + columns), x, y + cell, x + cell, y + cell],
      [!moved.has(index - 1) || x === 0, x, y, x, y + cell],
      [!moved.has(index + 1), x + cell, y, x + cell, y + cell],
    ] as const;
    context.beginPath();
    for (const [isEdge, x1, y1, x2, y2] of borders) {
      if (!isEdge) continue;
      context.moveTo(x1, y1);
      context.lineTo(x2, y2);
    }
    context.stroke();
  }
  const cells = columns * Math.ceil(height / cell);
  return { share: moved.size / cells, marked: canvas.toDataURL('image/png') };
}
