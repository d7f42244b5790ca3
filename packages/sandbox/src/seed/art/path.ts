import type { ArtRef, ArtView } from '../data/types.ts';
import { families } from './families.ts';

const VIEWS: readonly ArtView[] = ['front', 'detail', 'stack', 'pack'];
const LABEL_LIMIT = 32;
const PLAIN = /[A-Za-z0-9.-]/;

function writeLabel(label: string): string {
  let out = '';
  for (let i = 0; i < label.length; i += 1) {
    const char = label.charAt(i);
    out += PLAIN.test(char) ? char : `_${label.charCodeAt(i).toString(16).padStart(4, '0')}`;
  }
  return out;
}

function readLabel(text: string): string | undefined {
  if (!/^(?:[A-Za-z0-9.-]|_[0-9a-f]{4})+$/.test(text)) return undefined;
  const label = text.replace(/_([0-9a-f]{4})/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  // A control character or a lone surrogate would make the picture ill-formed XML.
  if (/\p{Cc}|\p{Cs}|[\ufffe\uffff]/u.test(label)) return undefined;
  if (label.length > LABEL_LIMIT || writeLabel(label) !== text) return undefined;
  return label;
}

/**
 * Writes a reference as one URL path segment, as `gloves-nitrile~b1~lM~t3f639b~vdetail.svg`.
 * @throws RangeError where the label or the kind is longer than 32 characters.
 */
export function artPath(ref: ArtRef): string {
  const parts = [ref.family];
  if (ref.brandId !== undefined) parts.push(`b${ref.brandId}`);
  if (ref.label !== undefined && ref.label !== '') {
    if (ref.label.length > LABEL_LIMIT) throw new RangeError(`Label too long: ${ref.label}`);
    parts.push(`l${writeLabel(ref.label)}`);
  }
  if (ref.kind !== undefined && ref.kind !== '') {
    if (ref.kind.length > LABEL_LIMIT) throw new RangeError(`Kind too long: ${ref.kind}`);
    parts.push(`k${writeLabel(ref.kind)}`);
  }
  if (ref.tint !== undefined) parts.push(`t${ref.tint.slice(1).toLowerCase()}`);
  if (ref.view !== undefined) parts.push(`v${ref.view}`);
  return `${parts.join('~')}.svg`;
}

/** Reads what {@link artPath} wrote; undefined for an unknown family or anything malformed. */
export function parseArtPath(path: string): ArtRef | undefined {
  if (path.length > 320 || !path.endsWith('.svg')) return undefined;
  const [family = '', ...rest] = path.slice(0, -4).split('~');
  if (!Object.hasOwn(families, family)) return undefined;
  let ref: ArtRef = { family };
  let last = -1;
  for (const part of rest) {
    const order = 'blktv'.indexOf(part.charAt(0));
    if (part === '' || order <= last) return undefined;
    last = order;
    const value = part.slice(1);
    if (order === 0) {
      if (!/^[1-9]\d{0,5}$/.test(value)) return undefined;
      ref = { ...ref, brandId: Number(value) };
    } else if (order === 1) {
      const label = readLabel(value);
      if (label === undefined) return undefined;
      ref = { ...ref, label };
    } else if (order === 2) {
      const kind = readLabel(value);
      if (kind === undefined) return undefined;
      ref = { ...ref, kind };
    } else if (order === 3) {
      if (!/^[0-9a-f]{6}$/.test(value)) return undefined;
      ref = { ...ref, tint: `#${value}` };
    } else {
      const view = VIEWS.find((known) => known === value);
      if (view === undefined) return undefined;
      ref = { ...ref, view };
    }
  }
  return ref;
}
