import { createHash } from 'node:crypto';
import { avatarPicture } from './avatar.ts';
import { banners } from './home-words.ts';
import { licencePicture, posterPicture } from './posters.ts';
import {
  parseArtPath,
  renderArt,
  renderBanner,
  renderBrandMark,
  renderPlaceholder,
} from './seed/index.ts';
import { catalogue } from './seed-source.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

const LARGEST = 2048;
const KEPT = 400;
const brandById = new Map(catalogue().brands.map((brand) => [brand.id, brand]));

function readSize(text: string): Size | undefined {
  const match = /^([1-9]\d{1,3})x([1-9]\d{1,3})$/.exec(text);
  const width = Number(match?.[1]);
  const height = Number(match?.[2]);
  return match && width <= LARGEST && height <= LARGEST ? { width, height } : undefined;
}

function draw(path: string, size: Size): string | undefined {
  if (path === 'placeholder.svg') return renderPlaceholder(size);
  if (path === 'licence.svg') return licencePicture(size);
  const brand = /^brand~([1-9]\d{0,5})\.svg$/.exec(path);
  if (brand) {
    const known = brandById.get(Number(brand[1]));
    return known && renderBrandMark(known, size);
  }
  const banner = /^banner~([a-z]+)~(zh|en)\.svg$/.exec(path);
  const kind = banners.find((each) => each.kind === banner?.[1])?.kind;
  if (kind) return renderBanner(kind, banner?.[2] === 'en' ? 'en' : 'zh', size);
  const ref = parseArtPath(path);
  if (ref) return renderArt(ref, brandById.get(ref.brandId ?? 0), size);
  return avatarPicture(path, size.width, size.height) ?? posterPicture(path, size);
}

// Drawings are pure: the same for every shop of the process.
const drawn = new Map<string, { svg: string; etag: string }>();

/** The drawing at `/pictures/{size}/{path}`, or undefined where there is none. */
export function pictureAt(
  sizeText: string,
  path: string,
): { svg: string; etag: string } | undefined {
  const key = `${sizeText}/${path}`;
  const known = drawn.get(key);
  if (known) return known;
  const size = readSize(sizeText);
  const svg = size && draw(path, size);
  if (!svg) return undefined;
  const etag = `"${createHash('sha256').update(svg).digest('base64url').slice(0, 22)}"`;
  const oldest = drawn.keys().next();
  if (drawn.size >= KEPT && !oldest.done) drawn.delete(oldest.value);
  const made = { svg, etag };
  drawn.set(key, made);
  return made;
}
