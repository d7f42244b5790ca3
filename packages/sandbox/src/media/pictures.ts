import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { methodMark } from '../cashier/methods.ts';
import { NO_PICTURE } from '../range/imported.ts';
import { catalogue } from '../seed/catalogue.ts';
import {
  parseArtPath,
  renderArt,
  renderBrandMark,
  renderPlaceholder,
  renderScene,
  SCENE_KINDS,
} from '../seed/data/index.ts';
import { avatarPicture } from './avatar.ts';
import { wordedAt } from './home-posters.ts';
import { posterPicture } from './posters.ts';
import { promotionPicture } from './promotion-art.ts';
import { topicIcon } from './topic-icons.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

const LARGEST = 2048;
const KEPT = 400;
/** Before an illustration or a scene: without its light ground, for a place that has a tint. */
const BARE = 'bare~';
const brandById = new Map(catalogue().brands.map((brand) => [brand.id, brand]));

function readSize(text: string): Size | undefined {
  const match = /^([1-9]\d{1,3})x([1-9]\d{1,3})$/.exec(text);
  const width = Number(match?.[1]);
  const height = Number(match?.[2]);
  return match && width <= LARGEST && height <= LARGEST ? { width, height } : undefined;
}

/** A brand of which only the name is known, as its path has it. */
const wordBrand = (word: string) => ({
  title: [...Buffer.from(word, 'base64url').toString()].slice(0, 60).join(''),
  wordmark: { family: 'sans', weight: 600, italic: false, tracking: 0, upper: false } as const,
});

function draw(path: string, size: Size): string | undefined {
  if (path === NO_PICTURE || path === BARE + NO_PICTURE) return renderPlaceholder(size);
  const word = /^brand~word~([\w-]{1,400})\.svg$/.exec(path)?.[1];
  if (word !== undefined) return renderBrandMark(wordBrand(word), size);
  const brand = /^brand~([1-9]\d{0,5})\.svg$/.exec(path);
  if (brand) {
    const known = brandById.get(Number(brand[1]));
    return known && renderBrandMark(known, size);
  }
  const isBare = path.startsWith(BARE);
  const ground = isBare ? 'bare' : 'light';
  const scene = /^(?:bare~)?scene~([a-z]+)~(beside|alone)\.svg$/.exec(path);
  const kind = SCENE_KINDS.find((each) => each === scene?.[1]);
  if (kind) return renderScene(kind, scene?.[2] === 'alone' ? 'alone' : 'beside', size, ground);
  const ref = parseArtPath(isBare ? path.slice(BARE.length) : path);
  if (ref) return renderArt(ref, brandById.get(ref.brandId ?? 0), size, ground);
  return (
    avatarPicture(path, size.width, size.height) ??
    methodMark(path, size) ??
    topicIcon(path, size) ??
    posterPicture(path, size) ??
    wordedAt(path, size) ??
    promotionPicture(path, size)
  );
}

interface Drawing {
  readonly svg: string;
  /** Weak, because one tag names all codings. */
  readonly etag: string;
  readonly packed: Map<Coding, Uint8Array<ArrayBuffer>>;
}

type Coding = 'br' | 'gzip';

// Drawings are pure: the same for every shop of the process.
const drawn = new Map<string, Drawing>();

/** Almost as small as the best quality, in a tenth of its time. */
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** Returns a drawing in a coding that the client accepts, compressed once. */
export function codedPicture(
  { svg, packed }: Drawing,
  acceptEncoding: string,
): { readonly body: string | Uint8Array<ArrayBuffer>; readonly coding?: Coding } {
  const accepts = (name: string) =>
    new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(?![.\\d]))`).test(acceptEncoding);
  const coding = (['br', 'gzip'] as const).find(accepts);
  if (!coding) return { body: svg };
  const made =
    packed.get(coding) ??
    new Uint8Array(coding === 'br' ? brotliCompressSync(svg, brotli) : gzipSync(svg));
  packed.set(coding, made);
  return { body: made, coding };
}

/** The drawing at `/pictures/{size}/{path}`, or undefined where there is none. */
export function pictureAt(sizeText: string, path: string): Drawing | undefined {
  const key = `${sizeText}/${path}`;
  const known = drawn.get(key);
  if (known) return known;
  const size = readSize(sizeText);
  const svg = size && draw(path, size);
  if (!svg) return undefined;
  const etag = `W/"${createHash('sha256').update(svg).digest('base64url').slice(0, 22)}"`;
  const oldest = drawn.keys().next();
  if (drawn.size >= KEPT && !oldest.done) drawn.delete(oldest.value);
  const made = { svg, etag, packed: new Map() };
  drawn.set(key, made);
  return made;
}
