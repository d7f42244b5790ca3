import { type Draw, type Ink, type } from './ink.ts';
import { amountOf, corner, scaled, tag } from './labels.ts';
import { crownPlaces } from './restorative-art.ts';
import { carton, gleam, row, shadow, turned } from './solids.ts';

const RIM: readonly (readonly [number, number])[] = [
  [124, 200],
  [122, 170],
  [130, 140],
  [148, 112],
  [174, 96],
  [200, 92],
  [226, 96],
  [252, 112],
  [270, 140],
  [278, 170],
  [276, 200],
  [122, 228],
  [278, 228],
];

/** Upper trays have a palate, lower ones room for the tongue; 1 is the smallest, 3 the largest. */
function impressionTray(ink: Ink, fill: string, edge: string, hole: string): string {
  const label = ink.line(0);
  const palate = label.startsWith('L')
    ? ''
    : `<path d="M152 252C148 150 166 132 200 132s52 18 48 120z" fill="${fill}" stroke="${edge}" stroke-width="2"/><path d="M176 246c0-60 4-90 24-90s24 30 24 90" fill="none" stroke="#fff" stroke-width="3" opacity=".5"/>`;
  return (
    scaled(
      0.76 + 0.08 * (amountOf(label) ?? 3),
      shadow(200, 300, 140) +
        `<g transform="translate(0 24)"><path d="M190 66l4-44q0-8 6-8t6 8l4 44z" fill="${fill}" stroke="${edge}"/>${palate}<path d="M92 250C70 120 128 62 200 62s130 58 108 188c-4 26-40 30-48 6-8-22-2-52-12-78-8-20-24-28-48-28s-40 8-48 28c-10 26-4 56-12 78-8 24-44 20-48-6z" fill="${fill}" stroke="${edge}" stroke-width="2"/><path d="M110 246c-16-104 28-164 90-164s106 60 90 164" fill="none" stroke="#fff" stroke-width="4" opacity=".7"/><g fill="${hole}">${RIM.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="5.500"/>`).join('')}</g></g>`,
      324,
    ) +
    corner(ink) +
    tag(ink)
  );
}
const tray: Draw = (ink) => impressionTray(ink, 'url(#foil)', '#98A0A4', '#7F888C');
const trayPlastic: Draw = (ink) => impressionTray(ink, 'url(#tl)', ink.dark, ink.deep);

const waxStrips: Draw = (ink) =>
  shadow(202, 318, 140) +
  row(
    5,
    0,
    0,
    14,
    -30,
    (i) =>
      `<path d="M60 286l190-44 34 14-190 46z" fill="${i % 2 === 0 ? ink.tint : ink.light}" stroke="${ink.dark}" stroke-opacity=".35"/><path d="M60 286l34 16v10l-34-16zM94 302l190-46v10L94 312z" fill="${ink.dark}" opacity=".55"/>`,
  ) +
  corner(ink) +
  tag(ink);

/** Ready mixed in one barrel. */
const pasteSyringe: Draw = (ink) =>
  scaled(
    (amountOf(ink.line(0)) ?? 8) < 5 ? 0.86 : 1,
    shadow(204, 306, 140) +
      turned(
        -22,
        `<rect x="286" y="192" width="70" height="14" rx="4" fill="#E9E5DC"/><rect x="350" y="174" width="10" height="52" rx="4" fill="#DAD5CA"/><rect x="274" y="164" width="14" height="72" rx="6" fill="#E9E5DC"/><rect x="118" y="176" width="160" height="48" rx="8" fill="url(#wh)" stroke="#D6D1C6"/><rect x="134" y="176" width="126" height="48" fill="#FBFAF7"/><rect x="134" y="176" width="126" height="14" fill="${ink.tint}"/>${ink.mark(142, 187, 11, { fill: ink.on, fit: 80 })}${type(142, 216, ink.line(0), 23, { weight: 700, fill: '#2A2E30', fit: 54 })}${type(254, 215, ink.kind, 17, { weight: 600, anchor: 'end', fit: 50 })}<path d="M118 190l-16 4v12l16 4z" fill="#8A9296"/><path d="M102 200q-22 0-38 24" fill="none" stroke="url(#stl)" stroke-width="6" stroke-linecap="round"/>`,
        200,
        210,
      ),
    306,
  );

const molar =
  '<path d="M-34-20c0-18 16-22 34-14 18-8 34-4 34 14 4 22-2 44-8 50-18 8-34 8-52 0-6-6-12-28-8-50z" fill="url(#stl)" stroke="#7F888C"/><path d="M-24-22q12 10 24 2 12 8 24-2" fill="none" stroke="#7F888C" stroke-width="3"/>';
const steelCrowns: Draw = (ink) =>
  shadow(202, 318, 140) +
  `<rect x="76" y="120" width="248" height="186" rx="10" fill="#F7F5F0" stroke="#DDD8CD"/><rect x="76" y="120" width="248" height="34" rx="10" fill="${ink.tint}"/><path d="M88 230h224M158 164v132M240 164v132" stroke="#DDD8CD" stroke-width="3"/>` +
  ink.mark(92, 143, 16, { fill: ink.on, fit: 130 }) +
  type(310, 145, ink.line(0), 20, { anchor: 'end', weight: 700, fill: ink.on, fit: 90 }) +
  crownPlaces(ink)
    .map(([x, y]) => `<g transform="translate(${x} ${y + 28}) scale(.62)">${molar}</g>`)
    .join('');

/** Flat bands and the ring that holds one. */
const matrixTofflemire: Draw = (ink) =>
  shadow(202, 314, 140) +
  carton(ink, 176, 176, 140, 126, 38, 36) +
  ink.mark(188, 200, 15, { fill: ink.on, fit: 118 }) +
  type(188, 246, ink.line(0), 30, { weight: 700, fill: '#2A2E30', fit: 118 }) +
  type(188, 276, ink.kind, 16, { weight: 600, fit: 118 }) +
  row(
    3,
    48,
    72,
    12,
    32,
    () =>
      '<path d="M0 34Q50-16 124 10l4 22Q58 12 14 52z" fill="url(#foil)" stroke="#98A0A4"/><circle cx="66" cy="14" r="3" fill="#98A0A4"/>',
  );

/** Single doses with a brush each. */
const varnishDoses: Draw = (ink) =>
  shadow(206, 322, 146) +
  carton({ tint: ink.pack, dark: ink.pack }, 150, 112, 160, 150, 40, 44) +
  ink.mark(162, 141, 17, { fill: ink.onPack, fit: 138 }) +
  type(162, 190, ink.kind, 23, { weight: 700, fill: '#2A2E30', fit: 138 }) +
  type(162, 222, '50 × 0.4 ml', 17, { weight: 600, fit: 138 }) +
  row(
    3,
    56,
    228,
    70,
    14,
    () =>
      `<path d="M0 20q0-18 22-18h18q22 0 22 18v24q0 12-12 12H12Q0 56 0 44z" fill="url(#foil)" stroke="#B4BBBE"/><circle cx="31" cy="30" r="18" fill="${ink.tint}"/><circle cx="31" cy="30" r="18" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="2"/><path d="M8 50L56-2" stroke="#FFFFFF" stroke-width="5"/><path d="M52 2l8-10" stroke="#33383A" stroke-width="6" stroke-linecap="round"/>`,
  );

/** Opaque against light, with a swatch of the resin. */
const resinBottle: Draw = (ink) =>
  shadow(200, 340, 84, 16) +
  `<rect x="164" y="66" width="72" height="44" rx="7" fill="#33383A"/><path d="M172 70v36M184 70v36M196 70v36M208 70v36M220 70v36" stroke="#5B6266" stroke-width="3"/><path d="M150 110h100q24 8 24 36v176q0 16-16 16H142q-16 0-16-16V146q0-28 24-36z" fill="url(#drk)"/><rect x="126" y="166" width="148" height="132" fill="#FBFAF7"/><rect x="126" y="166" width="148" height="34" fill="${ink.pack}"/><rect x="142" y="214" width="54" height="68" rx="5" fill="${ink.tint}" stroke="#D5D0C5"/>` +
  ink.mark(200, 190, 19, { anchor: 'middle', fill: ink.onPack, fit: 130 }) +
  type(234, 248, '1 kg', 24, { anchor: 'middle', weight: 700, fill: '#2A2E30', fit: 64 }) +
  type(234, 274, '385–405 nm', 15, { anchor: 'middle', weight: 600, fit: 64 }) +
  gleam('M138 136v190', 6, 0.2);

export const laboratoryArt = {
  tray,
  'tray-plastic': trayPlastic,
  'wax-strips': waxStrips,
  'paste-syringe': pasteSyringe,
  'steel-crowns': steelCrowns,
  'matrix-tofflemire': matrixTofflemire,
  'varnish-doses': varnishDoses,
  'resin-bottle': resinBottle,
} satisfies Record<string, Draw>;
