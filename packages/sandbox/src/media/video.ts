import { readFileSync } from 'node:fs';
import { catalogue } from '../seed/catalogue.ts';

// Our own drawings, faded into each other and encoded once as H.264: 8 s and under 40 kB each.
const films = new Map(
  catalogue().extras.videos.map(({ file }) => [
    file,
    new Uint8Array(readFileSync(new URL(`../seed/video/${file}`, import.meta.url))),
  ]),
);

/** Part of a film, as a player asks for it. */
export interface FilmPart {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly status: 200 | 206 | 416;
  readonly headers: Readonly<Record<string, string>>;
}

/** Serves a video or a range of it: Safari requires ranges. */
export function filmAt(file: string, range: string | undefined): FilmPart | undefined {
  const film = films.get(file);
  if (!film) return undefined;
  const size = film.length;
  const headers = { 'Content-Type': 'video/mp4', 'Accept-Ranges': 'bytes' };
  const asked = /^bytes=(\d*)-(\d*)$/.exec(range ?? '');
  if (!asked || (asked[1] === '' && asked[2] === '')) return { bytes: film, status: 200, headers };
  // Without a first byte the last ones are meant.
  const first = asked[1] === '' ? Math.max(0, size - Number(asked[2])) : Number(asked[1]);
  const last = asked[1] === '' || asked[2] === '' ? size - 1 : Math.min(Number(asked[2]), size - 1);
  if (first > last)
    return {
      bytes: new Uint8Array(),
      status: 416,
      headers: { ...headers, 'Content-Range': `bytes */${size}` },
    };
  return {
    bytes: film.slice(first, last + 1),
    status: 206,
    headers: { ...headers, 'Content-Range': `bytes ${first}-${last}/${size}` },
  };
}
