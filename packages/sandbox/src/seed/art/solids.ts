import type { Ink } from './ink.ts';

/** The contact shadow under an object. */
export function shadow(cx: number, cy: number, rx: number, ry = 20): string {
  return `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="url(#sh)"/>`;
}

/** A carton seen from the upper left: front, right side and top, with a band of the brand's colour. */
export function carton(
  ink: Pick<Ink, 'tint' | 'dark'>,
  x: number,
  y: number,
  w: number,
  h: number,
  depth = 44,
  band = 44,
): string {
  const rise = Math.round(depth * 0.55);
  const right = x + w;
  return (
    `<path d="M${right} ${y}l${depth}-${rise}v${h}l-${depth} ${rise}z" fill="#DAD8D1"/>` +
    `<path d="M${x} ${y}l${depth}-${rise}h${w}l-${depth} ${rise}z" fill="#F2F0EA"/>` +
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="#FDFCFA"/>` +
    (band > 0
      ? `<rect x="${x}" y="${y}" width="${w}" height="${band}" fill="${ink.tint}"/>` +
        `<path d="M${right} ${y}l${depth}-${rise}v${band}l-${depth} ${rise}z" fill="${ink.dark}"/>`
      : '')
  );
}

/** Repeats a drawing along a line. */
export function row(
  count: number,
  x: number,
  y: number,
  dx: number,
  dy: number,
  part: (index: number) => string,
): string {
  let out = '';
  for (let i = 0; i < count; i += 1)
    out += `<g transform="translate(${x + dx * i} ${y + dy * i})">${part(i)}</g>`;
  return out;
}

/** Turns a drawing about a point. */
export function turned(degrees: number, body: string, cx = 200, cy = 200): string {
  return `<g transform="rotate(${degrees} ${cx} ${cy})">${body}</g>`;
}

/** A bottle's or tube's highlight. */
export function gleam(d: string, width = 6, opacity = 0.35): string {
  return `<path d="${d}" fill="none" stroke="#fff" stroke-width="${width}" stroke-linecap="round" opacity="${opacity}"/>`;
}
