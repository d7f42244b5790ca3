import { type Draw, type Ink, type } from './ink.ts';
import { amountOf, corner, scaled, tag } from './labels.ts';
import { carton, row, shadow, turned } from './solids.ts';

const sleeveBand = (ink: Ink) =>
  '<path d="M140 236q60 18 122 0v26q-62 20-122 0z" fill="#F8F6F1" stroke="#DDD8CD"/>' +
  ink.mark(200, 263, 13, { fill: '#565148', anchor: 'middle', fit: 104 });
const ejectors: Draw = (ink) =>
  shadow(204, 326, 124, 18) +
  [-15, -10, -5, 0, 5, 10, 15]
    .map((a, i) =>
      turned(
        a,
        `<rect x="191" y="92" width="18" height="230" rx="6" fill="url(#glass)" stroke="#B6C7CE"/><path d="M189 66q11-10 22 0v30h-22z" fill="${i % 2 === 0 ? ink.light : ink.tint}"/>`,
        200,
        300,
      ),
    )
    .join('') +
  sleeveBand(ink);
/** Wide high-volume tubes, cut aslant, with vents at one end. */
const suctionTips: Draw = (ink) =>
  shadow(204, 326, 124, 18) +
  [-16, -8, 0, 8, 16]
    .map((a) =>
      turned(
        a,
        `<path d="M182 84l36-22v258h-36z" fill="url(#tn)"/><ellipse cx="200" cy="74" rx="21" ry="9" fill="${ink.deep}" transform="rotate(-31 200 74)" opacity=".7"/><ellipse cx="200" cy="120" rx="7" ry="10" fill="${ink.deep}" opacity=".55"/>`,
        200,
        310,
      ),
    )
    .join('') +
  sleeveBand(ink);
/** Tapered to a fine bore. */
const aspiratorTips: Draw = (ink) =>
  shadow(204, 314, 140, 18) +
  [-30, -14]
    .map((turn, i) =>
      turned(
        turn,
        `<path d="M${60 + i * 10} 108C70 150 110 176 170 182l2 10C100 190 60 158 ${48 + i * 10} 112z" fill="${ink.light}" stroke="${ink.tint}"/><path d="M168 178l130-6v34l-130-10z" fill="url(#tnv)"/><path d="M298 168h44v42h-44z" fill="${ink.tint}"/><path d="M308 168v42M318 168v42M328 168v42" stroke="${ink.dark}" stroke-width="2.500"/>`,
        200,
        230,
      ),
    )
    .join('') +
  corner(ink);

const stack = (ink: Ink, rim: string, ribs: string) =>
  shadow(204, 330, 110) +
  row(
    5,
    0,
    0,
    7,
    -24,
    (i) =>
      `<path d="M108 190h156l-22 134q-56 14-112 0z" fill="${i % 2 === 0 ? ink.light : ink.pale}" stroke="${ink.tint}" stroke-opacity=".35"/>${ribs}<ellipse cx="186" cy="190" rx="80" ry="16" fill="#fff" stroke="${rim}" stroke-width="${rim === '#FFFFFF' ? 7 : 3}"/>`,
  ) +
  `<ellipse cx="214" cy="94" rx="66" ry="11" fill="${ink.light}" opacity=".55"/>`;
const cups: Draw = (ink) =>
  stack(
    ink,
    ink.light,
    '<path d="M116 214h142M118 226h138M120 238h134M122 250h130M124 262h126M126 274h122M128 286h118" stroke="#fff" stroke-width="3" opacity=".55"/>',
  );
/** Smooth paper with a rolled white rim. */
const cupsPaper: Draw = (ink) =>
  stack(
    ink,
    '#FFFFFF',
    `<path d="M119 258h136l-6 34H125z" fill="${ink.tint}" opacity=".8"/><path d="M150 206l-8 112" stroke="#fff" stroke-width="2" opacity=".6"/>`,
  );

const suctionTube: Draw = (ink) => {
  const bore = (amountOf(ink.line(0)) ?? 16) > 12 ? 30 : 20;
  const d = 'M84 268c0-110 60-170 130-170s110 54 92 108-110 66-130 26 40-70 72-42-4 78-60 102';
  return (
    shadow(204, 318, 140) +
    `<path d="${d}" fill="none" stroke="#C9D6DB" stroke-width="${bore}" stroke-linecap="round"/><path d="${d}" fill="none" stroke="#F4F8F9" stroke-width="${bore / 2.6}" stroke-linecap="round" opacity=".9"/><path d="M72 256h26l4 56H66z" fill="url(#tn)"/><path d="M170 280l30-16 14 24-32 20z" fill="${ink.tint}"/>` +
    tag(ink, ink.line(0))
  );
};

/** Flat folded bibs, not a roll. */
const bibs: Draw = (ink) =>
  shadow(206, 324, 146) +
  row(
    6,
    0,
    0,
    2,
    -9,
    (i) =>
      `<path d="M66 272l150-44 122 42-152 50z" fill="${i % 2 === 0 ? ink.light : ink.pale}" stroke="${ink.tint}" stroke-opacity=".4"/>`,
  ) +
  `<path d="M78 226l150-44 122 42-152 50z" fill="url(#tl)"/><path d="M104 226l150-44M130 235l150-44M156 244l150-44M182 253l150-44" stroke="#fff" stroke-width="2.500" opacity=".7"/>` +
  carton({ tint: ink.pack, dark: ink.pack }, 96, 92, 150, 84, 30, 26) +
  ink.mark(106, 111, 14, { fill: ink.onPack, fit: 130 }) +
  type(171, 152, ink.line(0), 25, { anchor: 'middle', weight: 700, fill: '#2A2E30', fit: 138 });

const jar = (ink: Ink, inside: string) =>
  shadow(202, 330, 100, 18) +
  inside +
  '<path d="M130 176h140v138q0 16-16 16H146q-16 0-16-16z" fill="url(#glass)" opacity=".8" stroke="#B6C7CE"/>' +
  `<rect x="130" y="216" width="140" height="86" fill="#FDFCFA"/><rect x="130" y="216" width="140" height="24" fill="${ink.tint}"/>` +
  ink.mark(200, 234, 15, { fill: ink.on, anchor: 'middle', fit: 120 }) +
  type(200, 268, ink.line(0), 24, { weight: 700, fill: '#2A2E30', anchor: 'middle', fit: 126 }) +
  type(200, 292, ink.line(1), 18, { weight: 600, anchor: 'middle', fit: 126 });
const PELLETS = [
  [150, 192],
  [176, 186],
  [204, 190],
  [232, 186],
  [252, 196],
  [162, 170],
  [190, 164],
  [220, 166],
  [240, 172],
  [206, 146],
  [180, 146],
] as const;
const cottonPellets: Draw = (ink) => {
  const r = (amountOf(ink.line(1)) ?? 4) > 4 ? 20 : 15;
  return jar(
    ink,
    PELLETS.map(
      ([x, y]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="url(#whv)" stroke="#DDD8CD"/>`,
    ).join(''),
  );
};
/** Wooden sticks with a cotton tip. */
const cottonSwabs: Draw = (ink) =>
  jar(
    ink,
    [-16, -11, -6, -2, 3, 7, 12, 16]
      .map(
        (a, i) =>
          `<g transform="rotate(${a} 200 320)"><rect x="197" y="${92 + (i % 3) * 8}" width="6" height="160" fill="#D9B98A"/><ellipse cx="200" cy="${88 + (i % 3) * 8}" rx="9" ry="17" fill="#fff" stroke="#DDD8CD"/></g>`,
      )
      .join(''),
  );
/** Loose heads and the handle that holds them. */
const bondingBrushes: Draw = (ink) =>
  shadow(204, 318, 136, 18) +
  turned(
    -28,
    `<rect x="150" y="128" width="200" height="15" rx="7" fill="url(#stv)"/><rect x="150" y="128" width="60" height="15" fill="${ink.tint}"/><path d="M150 132l-56-3v10l56 2z" fill="${ink.light}"/><path d="M96 128q-22-2-30 6 8 8 30 6z" fill="#33383A"/>`,
    200,
    180,
  ) +
  row(
    6,
    86,
    214,
    26,
    0,
    () =>
      `<rect x="3" y="20" width="6" height="52" fill="${ink.light}"/><path d="M2 22q-3-14 4-22 7 8 4 22z" fill="#33383A"/>`,
  ) +
  `<rect x="72" y="272" width="200" height="40" rx="5" fill="#FDFCFA" stroke="#DDD8CD"/>${ink.mark(84, 298, 15, { fill: ink.dark, fit: 60 })}${type(262, 300, ink.lines.join(' · '), 22, { anchor: 'end', weight: 700, fill: '#2A2E30', fit: 110 })}`;

const dispenser = (ink: Ink, goods: string) =>
  shadow(206, 322, 146, 22) +
  goods +
  carton(ink, 84, 178, 196, 134, 46, 40) +
  ink.mark(98, 205, 19, { fill: ink.on, fit: 166 }) +
  type(182, 272, ink.line(0), 46, { weight: 700, anchor: 'middle', fill: '#2A2E30', fit: 160 }) +
  type(270, 302, ink.line(1), 15, { weight: 600, anchor: 'end' });
const headrestCovers: Draw = (ink) =>
  dispenser(
    ink,
    `<g transform="rotate(-8 200 130)"><path d="M120 150q-8-80 84-84t88 80q2 30-20 32H140q-20-2-20-28z" fill="${ink.pale}" stroke="${ink.light}" stroke-width="3"/><path d="M128 156q80 24 158 0" stroke="${ink.tint}" stroke-width="7" fill="none" stroke-dasharray="6 4"/></g>`,
  );
const sensorSleeves: Draw = (ink) =>
  dispenser(
    ink,
    [-14, 2, 18]
      .map(
        (turn, i) =>
          `<g transform="rotate(${turn} 190 220)"><path d="M${158 + i * 10} 60h60v140h-60z" fill="#E9F1F5" opacity=".85" stroke="#A9C6D8" stroke-width="2"/><rect x="${168 + i * 10}" y="72" width="40" height="50" rx="8" fill="#5B6266" opacity=".55"/></g>`,
      )
      .join(''),
  );
const tweezers =
  '<path d="M0 0l150-8-30 12zM0 4l150 20-34-14z" fill="url(#stv)" stroke="#8A9296"/>';
/** Mirror, probe and tweezers on a tray. */
const examKit: Draw = (ink) =>
  shadow(202, 312, 150) +
  `<path d="M56 250l44-110h206l40 110v34q0 12-12 12H68q-12 0-12-12z" fill="${ink.light}"/><path d="M70 244l38-92h190l34 92z" fill="${ink.pale}"/><path d="M56 250h290v34q0 12-12 12H68q-12 0-12-12z" fill="${ink.tint}"/>` +
  '<g transform="translate(112 172)"><path d="M20 6h150" stroke="#F4F2ED" stroke-width="8" stroke-linecap="round"/><circle cx="8" cy="4" r="18" fill="#EDF2F4" stroke="#8A9296" stroke-width="4"/></g><path d="M112 208H276q16 0 20-14" fill="none" stroke="#F4F2ED" stroke-width="7" stroke-linecap="round"/><path d="M112 208q-14 0-16-16" fill="none" stroke="#8A9296" stroke-width="4"/>' +
  `<g transform="translate(130 226)">${tweezers}</g>` +
  ink.mark(200, 280, 18, { anchor: 'middle', fill: ink.on, fit: 170 }) +
  tag(ink);
/** Bib, cup and saliva ejector in one bag, in an adult's or a child's size. */
const examPack: Draw = (ink) =>
  shadow(204, 326, 140) +
  scaled(
    ink.line(0) === 'C' ? 0.8 : 1,
    '<rect x="86" y="86" width="232" height="236" rx="10" fill="#F4F7F8" opacity=".9" stroke="#CFD6D8"/>' +
      `<path d="M86 96q0-10 10-10h212q10 0 10 10v24H86z" fill="${ink.tint}"/><rect x="104" y="140" width="112" height="150" rx="3" fill="#BBD3E6"/><path d="M104 160h112M104 180h112M104 200h112M104 220h112M104 240h112M104 260h112" stroke="#fff" stroke-width="2" opacity=".7"/><path d="M230 206h70l-9 84q-26 8-52 0z" fill="#F8F4EA" stroke="#DDD8CD"/><ellipse cx="265" cy="206" rx="35" ry="9" fill="#fff" stroke="#DDD8CD"/><path d="M262 196l22-56" stroke="#9FB8C3" stroke-width="11" stroke-linecap="round"/><path d="M262 196l22-56" stroke="#E9F1F5" stroke-width="7" stroke-linecap="round"/><circle cx="286" cy="138" r="9" fill="#3F72B0"/>` +
      ink.mark(202, 111, 18, { anchor: 'middle', fill: ink.on, fit: 190 }),
    322,
  );
const testStrips: Draw = (ink) =>
  jar(
    ink,
    [-14, -4, 6, 16]
      .map(
        (turn) =>
          `<g transform="rotate(${turn} 200 320)"><rect x="188" y="96" width="24" height="100" rx="3" fill="#fff" stroke="#D5D0C5"/><rect x="188" y="96" width="24" height="16" fill="#B23A3A"/><path d="M196 124v50M204 124v50" stroke="#C9A24A" stroke-width="3"/></g>`,
      )
      .join(''),
  );
/** Wire brushes on handles in the colour of their size. */
const interdental: Draw = (ink) =>
  shadow(204, 322, 130) +
  row(
    4,
    92,
    76,
    62,
    0,
    () =>
      `<path d="M14 84V8" stroke="#8A9296" stroke-width="3"/><path d="M2 16l24 5M3 24l22 5M3 32l22 5M4 40l20 5M4 48l20 5M5 56l18 5M6 64l16 4" stroke="#F8F6F1" stroke-width="5"/><path d="M2 16l24 5M3 24l22 5M3 32l22 5M4 40l20 5M4 48l20 5M5 56l18 5M6 64l16 4" stroke="#9FB3BC" stroke-width="1.500"/><path d="M8 82h12l6 40v104q0 8-8 8h-8q-8 0-8-8V122z" fill="url(#tn)"/><path d="M6 150h16M6 164h16M6 178h16M6 192h16" stroke="#fff" stroke-opacity=".5" stroke-width="3"/>`,
  ) +
  corner(ink) +
  tag(ink);

export const consumableArt = {
  ejectors,
  'suction-tips': suctionTips,
  'aspirator-tips': aspiratorTips,
  cups,
  'cups-paper': cupsPaper,
  'suction-tube': suctionTube,
  bibs,
  'cotton-pellets': cottonPellets,
  'cotton-swabs': cottonSwabs,
  'bonding-brushes': bondingBrushes,
  'headrest-covers': headrestCovers,
  'sensor-sleeves': sensorSleeves,
  'exam-kit': examKit,
  'exam-pack': examPack,
  'test-strips': testStrips,
  interdental,
} satisfies Record<string, Draw>;
