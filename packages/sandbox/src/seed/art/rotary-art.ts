import { type Draw, type Ink, type } from './ink.ts';
import { amountOf, isoColours, tag } from './labels.ts';
import { carton, row, shadow, turned } from './solids.ts';

/** Heads by ISO shape number, about the neck of the bur. */
const HEADS: Readonly<Record<string, string>> = {
  '001': '<circle cy="-8" r="12"/>',
  '801': '<circle cy="-8" r="12"/>',
  '805': '<path d="M-7 4L-11-18h22L7 4z"/>',
  '830': '<path d="M-6 4C-14-10-12-24 0-24S14-10 6 4z"/>',
  '835': '<path d="M-8 4V-22H8V4z"/>',
  '837': '<path d="M-8 4V-40H8V4z"/>',
  '847': '<path d="M-9 4L-6-40H6L9 4z"/>',
  '850': '<path d="M-9 4L-5-36q5-8 10 0L9 4z"/>',
  '856': '<path d="M-9 4L-5-36q5-8 10 0L9 4z"/>',
  '862': '<path d="M-7 4C-11-12-6-32 0-44 6-32 11-12 7 4z"/>',
  '368': '<path d="M-8 4C-16-12-10-28 0-34 10-28 16-12 8 4z"/>',
  '868': '<path d="M-8 4C-16-12-10-28 0-34 10-28 16-12 8 4z"/>',
  '859': '<path d="M-6 4L-2-46q2-4 4 0L6 4z"/>',
  '879': '<path d="M-8 4V-26Q-8-40 0-46 8-40 8-26V4z"/>',
};
const ASSORTED = ['001', '837', '856', '862', '847'];

const grit =
  '<g stroke="#fff" stroke-width="1.1" stroke-dasharray=".5 3.2" stroke-linecap="round" fill="none" opacity=".9"><path d="M-3-3v-16M1-2v-22M4-3v-14"/></g>';

function bur(head: string, ring: string, surface: string, size: number): string {
  return `<rect x="-5.500" y="4" width="11" height="110" fill="url(#stl)"/><rect x="-5.500" y="62" width="11" height="9" fill="${ring}"/><g transform="scale(${size})"><g fill="url(#stl)">${head}</g><g fill="#6E6A60" opacity=".42">${head}</g>${surface}</g>`;
}

function block(ink: Ink, parts: (index: number) => string): string {
  return (
    shadow(200, 322, 140, 22) +
    row(5, 104, 158, 48, 0, parts) +
    '<path d="M304 246l34-18.700v68l-34 18.700z" fill="#D9D5CC"/><path d="M66 246l34-18.700h238l-34 18.700z" fill="#F3F1EB"/><rect x="66" y="246" width="238" height="68" fill="#FFFFFF"/>' +
    `<rect x="66" y="246" width="238" height="7" fill="${ink.pack}"/>` +
    ink.mark(80, 276, 15, { fill: '#2A2E30', fit: 100 }) +
    type(80, 302, ink.kind, 18, { weight: 600, fit: 70 }) +
    type(292, 296, ink.lines.join(' · '), 28, {
      anchor: 'end',
      weight: 700,
      fill: '#2A2E30',
      fit: 130,
    })
  );
}

/** Millimetres in tenths make the head: 009 is the smallest, 029 the largest. */
const headSize = (ink: Ink) => {
  const tenths = Number(/(?:^|ISO )(0\d\d)/.exec(ink.lines.join(' · '))?.[1] ?? 16);
  return Math.round((0.72 + tenths * 0.02) * 100) / 100;
};

/** Five burs of the pack's shape with the ring of their grit; five shapes where none is named. */
const burs: Draw = (ink) => {
  const shape = HEADS[ink.kind] ?? HEADS[ink.line(0)];
  return block(ink, (i) =>
    bur(shape ?? HEADS[ASSORTED[i] ?? ''] ?? '', ink.goods ?? '#3F72B0', grit, headSize(ink)),
  );
};

const flutes =
  '<path d="M-5 2q6-10 2-22M0 3q6-12 2-26M5 2q4-8 2-18" fill="none" stroke="#4A5054" stroke-width="1.6"/>';
const crossCuts =
  '<path d="M-6-2l12-6M-6-10l12-6M-6-18l12-6M-6-26l12-6M-4 2v-34M3 3v-36" stroke="#4A5054" stroke-width="1.3" fill="none"/>';

const carbideHead = (ink: Ink) =>
  ink.kind === 'H4MC'
    ? HEADS['837']
    : ink.kind === '30'
      ? HEADS[ink.line(0) === '012' ? '859' : '368']
      : HEADS['001'];

const carbides: Draw = (ink) =>
  block(ink, () =>
    bur(carbideHead(ink) ?? '', ink.tint, ink.kind === 'H4MC' ? crossCuts : flutes, headSize(ink)),
  );
/** With the notched latch of a low-speed handpiece. */
const carbidesRa: Draw = (ink) =>
  block(
    ink,
    () =>
      `${bur(HEADS['001'] ?? '', ink.tint, flutes, headSize(ink))}<path d="M-7 72h14v16H-7zM-7 80h14" fill="url(#stl)" stroke="#6F777B" stroke-width="2"/>`,
  );

/** Grits from coarse to superfine, as discs are coloured. */
const GRITS: Readonly<Record<string, string>> = {
  C: '#6B3A20',
  M: '#B5652B',
  F: '#E0A05A',
  SF: '#F1D59A',
};
const DISCS = [
  [92, 130, 40],
  [152, 106, 40],
  [106, 208, 44],
  [214, 122, 40],
] as const;

function abrasives(ink: Ink, part: (i: number) => string): string {
  return (
    shadow(202, 318, 140) +
    carton(ink, 150, 190, 160, 116, 40, 38) +
    ink.mark(164, 216, 16, { fill: ink.on, fit: 136 }) +
    type(230, 268, ink.lines.join(' · '), 32, {
      weight: 700,
      fill: '#2A2E30',
      anchor: 'middle',
      fit: 136,
    }) +
    type(230, 292, ink.kind, 15, { weight: 600, anchor: 'middle', fit: 136 }) +
    DISCS.map(
      ([x, y, r], i) => `<g transform="translate(${x} ${y}) scale(${r / 40})">${part(i)}</g>`,
    ).join('')
  );
}
const mixed = Object.values(GRITS);

const polishing: Draw = (ink) =>
  abrasives(ink, (i) => {
    const colour = GRITS[ink.line(0)] ?? mixed[i] ?? '';
    return `<circle cx="4" cy="5" r="40" fill="#3A342A" opacity=".14"/><circle r="40" fill="${colour}"/><circle r="35" fill="none" stroke="#fff" opacity=".25"/><circle r="9" fill="url(#stl)"/><rect x="-3.500" y="-3.500" width="7" height="7" fill="#5B6266"/>`;
  });
const spiralWheels: Draw = (ink) =>
  abrasives(ink, (i) => {
    const colour = i % 2 === 0 ? '#C48A9C' : '#7FA7C4';
    const blades = [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330]
      .map((turn) => `<path d="M0-8q14-14 4-32l-12 2q8 16 0 30z" transform="rotate(${turn})"/>`)
      .join('');
    return `<g fill="${colour}" stroke="#fff" stroke-opacity=".35">${blades}</g><circle r="9" fill="url(#stl)"/>`;
  });
const polishingCups: Draw = (ink) => {
  const isFlame = ink.line(0).startsWith('Flame');
  const rubber = isFlame
    ? '<path d="M-12 4C-18-14-8-34 0-46 8-34 18-14 12 4z" fill="#8FA68C"/>'
    : '<path d="M-10 4L-20-36q20-10 40 0L10 4z" fill="#8FA68C"/><ellipse cy="-36" rx="20" ry="7" fill="#6E8570"/>';
  return abrasives(
    ink,
    () =>
      `<g transform="rotate(-14)"><rect x="-5" y="4" width="10" height="46" fill="url(#stl)"/><path d="M-6 40h12v6H-6z" fill="#6F777B"/>${rubber}</g>`,
  );
};

const fileBox = (ink: Ink) =>
  '<path d="M316 232l32-18v82l-32 18z" fill="#DAD8D1"/><path d="M66 232l32-18h250l-32 18z" fill="#F2F0EA"/><rect x="66" y="232" width="250" height="82" fill="#FDFCFA"/>' +
  `<rect x="66" y="232" width="250" height="9" fill="${ink.tint}"/>` +
  ink.mark(82, 268, 18, { fill: '#2A2E30', fit: 120 }) +
  type(82, 298, ink.kind, 19, { weight: 600, fit: 120 }) +
  type(302, ink.line(1) === '' ? 292 : 280, ink.line(0), 32, {
    anchor: 'end',
    weight: 700,
    fill: ink.dark,
    fit: 100,
  }) +
  type(302, 304, ink.line(1), 18, { anchor: 'end', weight: 600, fit: 90 });

/** Hand files: H has deeper cuts than K; 21, 25 or 31 mm long. */
const endoFiles: Draw = (ink) => {
  const length = (amountOf(ink.kind) ?? 25) / 25;
  const cut = ink.kind.startsWith('H') ? 3.2 : 1.4;
  const colours = isoColours(ink.line(0));
  return (
    shadow(204, 322, 140) +
    row(
      6,
      92,
      70,
      44,
      0,
      (i) =>
        `<g transform="translate(0 62) scale(1 ${length})"><path d="M0 0h9l-3 108q-1.500 6-3 0z" fill="url(#stl)"/><path d="M1 16l7 8M1 30l7 8M1 44l7 8M2 58l6 8M2 72l5 7" stroke="#7F888C" stroke-width="${cut}"/></g><rect x="-5" y="${54 + (i % 2) * 4}" width="19" height="7" rx="2" fill="#33383A" opacity=".75"/><rect x="-6" width="21" height="54" rx="7" fill="${colours[i]}" stroke="#3A342A" stroke-opacity=".16"/><path d="M-6 14h21M-6 22h21M-6 30h21" stroke="#3A342A" stroke-opacity=".18" stroke-width="2"/>`,
    ) +
    fileBox(ink)
  );
};

/** Engine files: a brass latch instead of a handle, and the ring of the size. */
const rotaryFiles: Draw = (ink) => {
  const colours = isoColours(ink.line(0));
  const length = (amountOf(ink.line(1)) ?? 25) / 25;
  return (
    shadow(204, 322, 140) +
    row(
      6,
      92,
      70,
      44,
      0,
      (i) =>
        `<path d="M-1 0h11v8l-3 3v9h-5v-9l-3-3z" fill="#C9A24A"/><rect x="-2" y="20" width="13" height="26" rx="2" fill="#C9A24A"/><rect x="-2" y="26" width="13" height="7" fill="${colours[i]}"/><g transform="translate(0 46) scale(1 ${length})"><path d="M1 0h7l-3 118q-.5 4-1 0z" fill="url(#stl)"/><path d="M1 12q6 6 7 14M1 34q6 6 6 14M2 56q5 6 5 14M2 78q4 5 4 12" stroke="#6F777B" stroke-width="2" fill="none"/></g>`,
    ) +
    fileBox(ink)
  );
};

function motorEnd(ink: Ink): string {
  return `<path d="M318 200h40q8 0 8 8v34q0 8-8 8h-40z" fill="url(#drv)"/><path d="M206 202v44M216 202v45M226 202v45M236 202v45M246 202v45" stroke="#7F888C" stroke-width="2.400"/><rect x="286" y="200" width="9" height="49" fill="${ink.tint}"/>${ink.mark(112, 228, 13, { fill: '#565F63', fit: 86 })}`;
}
const handpiece: Draw = (ink) =>
  shadow(206, 308, 160, 18) +
  turned(
    -20,
    `<path d="M92 204c60-6 150-8 228 0 14 2 14 40 0 42-78 8-168 4-228-6z" fill="url(#stv)"/>${motorEnd(ink)}<path d="M104 204L66 182q-14-6-20 6l-6 14q-4 10 8 16l60 20z" fill="url(#stv)"/><circle cx="56" cy="192" r="25" fill="url(#stl)"/><circle cx="56" cy="192" r="12" fill="#E8EBEC" stroke="#98A0A4"/><rect x="53" y="214" width="6" height="38" fill="url(#stl)"/>${ink.kind === 'LED' ? '<circle cx="74" cy="212" r="6" fill="#FBF3B8" stroke="#D9B230"/>' : ''}`,
    200,
    220,
  ) +
  tag(ink);
/** The ring of the gear: red steps up, green steps down. */
const contraAngle: Draw = (ink) =>
  shadow(206, 314, 160, 18) +
  turned(
    -14,
    `<path d="M150 196h172v50H150z" fill="url(#stv)"/><rect x="150" y="196" width="13" height="50" fill="${ink.tint}"/>${motorEnd(ink)}<path d="M152 198L86 166q-18-6-24 10l-4 14q-4 12 10 16l84 38z" fill="url(#stv)"/><rect x="46" y="150" width="44" height="38" rx="8" fill="url(#stl)"/><rect x="60" y="186" width="14" height="30" fill="url(#stl)"/><rect x="65" y="214" width="4" height="30" fill="#8A9296"/>${type(186, 226, ink.kind, 22, { weight: 700, fill: '#33383A', fit: 60, anchor: 'middle' })}`,
    200,
    220,
  ) +
  tag(ink);
/** Motor, straight and contra-angle handpieces. */
const handpieceSet: Draw = (ink) => {
  const body = (y: number, nose: string) =>
    `<g transform="translate(0 ${y})"><path d="M150 0h150v34H150z" fill="url(#stv)"/><path d="M180 2v30M190 2v30M200 2v30" stroke="#7F888C" stroke-width="2.400"/>${nose}</g>`;
  return (
    shadow(206, 314, 150, 20) +
    turned(
      -10,
      body(
        100,
        `<path d="M150 0v34l-70-9V9z" fill="url(#stl)"/><path d="M80 14H44v6h36z" fill="#8A9296"/><rect x="268" width="8" height="34" fill="${ink.tint}"/>`,
      ) +
        body(
          168,
          `<path d="M150 0v34L92 22 76 36 58 22l20-20z" fill="url(#stl)"/><rect x="58" y="30" width="10" height="30" fill="url(#stl)"/><rect x="268" width="8" height="34" fill="#3F72B0"/>`,
        ) +
        `<g transform="translate(0 246)"><rect x="130" width="140" height="40" rx="6" fill="url(#drv)"/><path d="M130 8h-24v24h24z" fill="url(#stl)"/><path d="M270 12h30v16h-30z" fill="#8A9296"/>${ink.mark(200, 26, 14, { anchor: 'middle', fill: '#E9ECED', fit: 110 })}</g>`,
      200,
      200,
    ) +
    tag(ink)
  );
};

export const rotaryArt = {
  burs,
  carbides,
  'carbides-ra': carbidesRa,
  polishing,
  'spiral-wheels': spiralWheels,
  'polishing-cups': polishingCups,
  'endo-files': endoFiles,
  'rotary-files': rotaryFiles,
  handpiece,
  'contra-angle': contraAngle,
  'handpiece-set': handpieceSet,
} satisfies Record<string, Draw>;
