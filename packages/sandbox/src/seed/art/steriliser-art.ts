import { cuff, gloveBox, standingHand } from './infection-art.ts';
import { type Draw, type Ink, type } from './ink.ts';
import { amountOf, scaled, tag } from './labels.ts';
import { carton, row, shadow } from './solids.ts';

/** The cuff reaches over the forearm. */
const glovesNitrileLong: Draw = (ink) =>
  shadow(206, 322, 150, 26) +
  `<path d="M158 158l8-62h76l10 62z" fill="url(#tl)"/><path d="M164 108h80" stroke="${ink.dark}" stroke-width="3" opacity=".3"/><g transform="translate(54 -14) scale(.74)">${standingHand(ink)}</g>` +
  gloveBox(ink, 'NITRILE', cuff(ink));

/** A flow pack without a canister. */
const wipesRefill: Draw = (ink) =>
  shadow(204, 326, 146) +
  '<path d="M64 170q140-34 276 0l-8 134q-130 30-260 0z" fill="url(#whv)" stroke="#DDD8CD"/><path d="M64 170q-14 66 8 134M340 170q14 66-8 134" fill="none" stroke="#CFCAC0" stroke-width="5" stroke-dasharray="3 4"/>' +
  `<path d="M68 222q134-26 268 0l-6 70q-128 26-256 0z" fill="${ink.tint}"/><path d="M146 168q56-14 112 0v30q-56-12-112 0z" fill="#FFFFFF" stroke="#DDD8CD" stroke-width="2"/><path d="M188 160c-8-28 4-44 24-46 0 14 20 14 12 40z" fill="#FFFFFF" stroke="#DDD8CD"/>` +
  ink.mark(130, 262, 22, { fill: ink.on, anchor: 'middle', fit: 110 }) +
  type(290, 268, ink.line(0), 32, { weight: 700, fill: ink.on, anchor: 'middle', fit: 80 }) +
  type(204, 292, ink.kind, 16, { weight: 700, fill: ink.on, anchor: 'middle', fit: 90 });

function flask(ink: Ink, cap: string): string {
  return (
    shadow(200, 346, 84, 16) +
    cap +
    '<path d="M172 116h56q32 12 32 48v158q0 18-18 18h-84q-18 0-18-18V164q0-36 32-48z" fill="url(#wh)" stroke="#DDD8CD"/>' +
    `<path d="M140 200h120v104H140z" fill="${ink.pale}"/><path d="M140 200h120v30H140z" fill="${ink.tint}"/>` +
    ink.mark(200, 221, 16, { fill: ink.on, anchor: 'middle', fit: 108 }) +
    type(200, 264, ink.line(0), 26, { weight: 700, fill: '#2A2E30', anchor: 'middle', fit: 110 }) +
    type(200, 292, ink.kind, 17, { weight: 600, fill: '#2A2E30', anchor: 'middle', fit: 110 })
  );
}
const refillBottle: Draw = (ink) =>
  flask(ink, '<rect x="172" y="78" width="56" height="40" rx="6" fill="url(#tn)"/>');
/** Flip top, for a pocket. */
const pocketBottle: Draw = (ink) =>
  scaled(
    0.66,
    flask(
      ink,
      '<path d="M168 84q0-12 12-12h40q12 0 12 12v34h-64z" fill="url(#tn)"/><path d="M168 94h64" stroke="#3A342A" stroke-opacity=".25" stroke-width="3"/>',
    ),
    346,
  );
const aerosol: Draw = (ink) =>
  shadow(200, 346, 64, 14) +
  `<path d="M178 62h36v24h-36z" fill="#F4F2ED" stroke="#D5D0C5"/><circle cx="182" cy="74" r="3" fill="#33383A"/><path d="M160 112q0-24 40-26 40 2 40 26z" fill="url(#stl)"/><rect x="152" y="110" width="96" height="230" rx="8" fill="url(#tn)"/><rect x="152" y="170" width="96" height="106" fill="#FBFAF7"/><path d="M176 222l48-26M176 232l48-26" stroke="#8A9296" stroke-width="6" stroke-linecap="round"/>` +
  ink.mark(200, 262, 15, { anchor: 'middle', fill: '#565148', fit: 84 });

/** Vials of spores with a coloured cap. */
const bioIndicators: Draw = (ink) =>
  shadow(204, 322, 140) +
  carton(ink, 158, 112, 150, 190, 42, 46) +
  ink.mark(170, 142, 17, { fill: ink.on, fit: 128 }) +
  type(170, 194, ink.kind, 26, { weight: 700, fill: '#2A2E30', fit: 126 }) +
  type(296, 288, ink.line(0), 34, { weight: 700, anchor: 'end', fill: '#2A2E30', fit: 110 }) +
  row(
    3,
    62,
    196,
    34,
    14,
    () =>
      '<rect x="1" width="24" height="22" rx="4" fill="#7B5AA6"/><path d="M3 22h20v64q0 12-10 12T3 86z" fill="url(#glass)" stroke="#B6C7CE"/><path d="M4 52h18v34q0 11-9 11T4 86z" fill="#9B6FBF" opacity=".65"/><rect x="9" y="28" width="8" height="16" fill="#FDFCFA"/>',
  );
/** A flat pack about a test sheet. */
const bowieDick: Draw = (ink) =>
  shadow(204, 322, 146) +
  row(
    3,
    0,
    0,
    4,
    -12,
    () =>
      '<path d="M60 262l150-48 124 44-150 54z" fill="#F4F1EA" stroke="#DAD5CA"/><path d="M60 262v12l124 50v-12zM184 312v12l150-54v-12z" fill="#E1DCD0"/>',
  ) +
  `<path d="M84 232l134-42 100 36-134 46z" fill="#FDFCFA" stroke="#DAD5CA"/><g transform="translate(200 232) scale(1 .38) rotate(20)" fill="none" stroke="#8E7BC0" stroke-width="7"><circle r="20"/><circle r="42"/><circle r="64"/></g>` +
  `<rect x="92" y="84" width="190" height="84" rx="4" fill="#FDFCFA" stroke="#DDD8CD"/><rect x="92" y="84" width="190" height="26" fill="${ink.tint}"/>` +
  ink.mark(104, 103, 16, { fill: ink.on, fit: 150 }) +
  type(104, 146, ink.kind, 24, { weight: 700, fill: '#2A2E30', fit: 122 }) +
  type(274, 146, ink.line(0), 26, { weight: 700, fill: '#2A2E30', anchor: 'end', fit: 40 });

const HOLES = [
  [104, 154, 196],
  [95, 170, 214],
  [86, 186, 232],
  [77, 202, 250],
  [68, 218, 268],
] as const;
/** As large as the set of 5, 10 or 20 instruments that it holds. */
const box = (ink: Ink, top: string, front: string, hole: string, clip: string, name: string) => {
  const count = amountOf(ink.line(0)) ?? 10;
  return (
    scaled(
      count < 8 ? 0.8 : count > 15 ? 1.04 : 0.92,
      shadow(202, 306, 156) +
        `<path d="M60 232l50-92h190l44 92v52q0 10-10 10H70q-10 0-10-10z" fill="${top}"/><path d="M60 232h284v52q0 10-10 10H70q-10 0-10-10z" fill="${front}"/>` +
        HOLES.map(
          ([x, y, w]) =>
            `<path d="M${x} ${y}h${w}" stroke="${hole}" stroke-width="5" stroke-dasharray="12 10" stroke-linecap="round" opacity=".7"/>`,
        ).join('') +
        `<rect x="172" y="224" width="60" height="22" rx="5" fill="${clip}"/>` +
        ink.mark(202, 280, 17, { fill: name, anchor: 'middle', fit: 180 }),
      306,
    ) + tag(ink)
  );
};
const cassette: Draw = (ink) =>
  box(ink, 'url(#stv)', 'url(#foil)', '#7F888C', 'url(#tn)', '#565F63');
const cassetteResin: Draw = (ink) =>
  box(ink, 'url(#tl)', 'url(#tnv)', ink.deep, 'url(#stl)', ink.on);

/** A belt carries pouches past the seal. */
const sealerBelt: Draw = (ink) =>
  shadow(202, 316, 156, 20) +
  '<path d="M52 234h300v58q0 14-14 14H66q-14 0-14-14z" fill="url(#whv)" stroke="#DDD8CD"/><path d="M44 214h316v24H44z" fill="url(#drv)"/><circle cx="62" cy="226" r="9" fill="#8A9296"/><circle cx="342" cy="226" r="9" fill="#8A9296"/><path d="M116 112h170q16 0 16 16v78H100v-78q0-16 16-16z" fill="url(#whv)" stroke="#DDD8CD"/><path d="M30 206h130v-24H30z" fill="#B9D5E6" opacity=".9"/><path d="M30 194h130" stroke="#8DB3CC" stroke-width="4"/><path d="M240 206h134v-24H240z" fill="#B9D5E6" opacity=".9"/><path d="M252 182v24" stroke="#5F93B2" stroke-width="7"/><rect x="196" y="130" width="88" height="40" rx="5" fill="#24282A"/>' +
  type(240, 157, '180 °C', 18, { weight: 600, fill: '#8FE0BE', anchor: 'middle' }) +
  `<circle cx="140" cy="150" r="13" fill="${ink.tint}"/>` +
  ink.mark(202, 280, 18, { fill: '#8C867B', anchor: 'middle', fit: 200 }) +
  tag(ink);

export const steriliserArt = {
  'gloves-nitrile-long': glovesNitrileLong,
  'wipes-refill': wipesRefill,
  'refill-bottle': refillBottle,
  'pocket-bottle': pocketBottle,
  aerosol,
  'bio-indicators': bioIndicators,
  'bowie-dick': bowieDick,
  cassette,
  'cassette-resin': cassetteResin,
  'sealer-belt': sealerBelt,
} satisfies Record<string, Draw>;
