import { type Draw, type Ink, type } from './ink.ts';
import { amountOf, corner, isoColours, scaled, tag } from './labels.ts';
import { carton, row, shadow, turned } from './solids.ts';

const cartridges: Draw = (ink) =>
  shadow(206, 324, 146) +
  carton(ink, 176, 104, 142, 206, 34, 44) +
  ink.mark(188, 132, 15, { fill: ink.on, fit: 120 }) +
  ink.kind
    .split(' · ')
    .map((words, i) =>
      type(188, 182 + i * 26, words, i === 0 ? 20 : 16, { weight: 700, fill: '#2A2E30', fit: 122 }),
    )
    .join('') +
  type(188, 296, ink.line(0), 17, { weight: 600, fit: 122 }) +
  row(
    3,
    62,
    200,
    36,
    6,
    () =>
      `<rect x="2" width="20" height="10" rx="2" fill="url(#stl)"/><rect y="9" width="24" height="96" rx="4" fill="url(#glass)" stroke="#B6C7CE"/><rect x="1" y="86" width="22" height="19" rx="3" fill="#8C8578"/><path d="M0 34h24M0 40h24" stroke="${ink.tint}" stroke-width="2.4"/>`,
  );

/** Thread as it is dyed: PGA violet, nylon blue, silk black, PTFE white. */
const THREADS: Readonly<Record<string, string>> = {
  PGA: '#6B3F93',
  NYLON: '#2F62A6',
  SILK: '#1F1D19',
  PTFE: '#FFFFFF',
};

const suture: Draw = (ink) =>
  shadow(206, 320, 140) +
  turned(
    -7,
    '<rect x="112" y="88" width="150" height="224" rx="4" fill="url(#foil)"/><path d="M112 100h150M112 300h150" stroke="#A6ADB0" stroke-dasharray="3 3"/>' +
      `<rect x="124" y="112" width="126" height="92" fill="${ink.tint}"/>` +
      ink.mark(136, 138, 15, { fill: ink.on, fit: 102 }) +
      type(136, 172, ink.line(0), 32, { weight: 700, fill: ink.on, fit: 64 }) +
      type(242, 170, ink.kind, 15, { weight: 700, fill: ink.on, anchor: 'end', fit: 48 }) +
      type(136, 194, ink.line(1), 15, { fill: ink.on, fit: 102 }) +
      '<rect x="124" y="212" width="126" height="78" fill="#F7F5F1"/>',
    200,
    210,
  ) +
  '<path d="M196 268a58 58 0 0 1 106-10" fill="none" stroke="url(#stl)" stroke-width="7" stroke-linecap="round"/><path d="M302 258l7 12-13-7z" fill="#8A9296"/>' +
  `<path d="M196 268c-14 26-10 44 16 46s44-14 28-28-52 2-44 22 44 22 78 2" fill="none" stroke="#B7B0A2" stroke-width="4.200" stroke-linecap="round"/><path d="M196 268c-14 26-10 44 16 46s44-14 28-28-52 2-44 22 44 22 78 2" fill="none" stroke="${THREADS[ink.kind] ?? '#6B3F73'}" stroke-width="3" stroke-linecap="round"/>`;

/** From 5 cm to 10 cm a side. */
const gauzeScale = (ink: Ink) => 0.66 + 0.034 * (amountOf(ink.line(0)) ?? 10);

const gauze: Draw = (ink) =>
  scaled(
    gauzeScale(ink),
    shadow(200, 318, 140) +
      [284, 264, 244, 224, 204, 184]
        .map(
          (y, i) =>
            `<path d="M84 ${y}l116 44 116-44-116-42z" fill="${i % 2 === 0 ? '#F1EEE7' : '#FBFAF7'}" stroke="#DAD5CA"/>`,
        )
        .join('') +
      '<path d="M84 184l116 44 116-44-116-42z" fill="#FFFFFF" stroke="#DAD5CA"/><path d="M113 195l116-42M142 206l116-43M171 217l116-43M113 174l116 43M142 163l116 43M171 152l116 43" stroke="#E6E2D9" stroke-width="2"/>' +
      `<path d="M126 200v84l34 13v-84zM126 200l116-43 34 12-116 44z" fill="${ink.tint}" opacity=".82"/>` +
      `<g transform="translate(131 232) skewY(21)">${type(0, 4, ink.kind, 12, { weight: 700, fill: ink.on, fit: 28 })}</g>`,
    318,
  ) + tag(ink);

/** Five in a peel pack each. */
const gauzeSterile: Draw = (ink) =>
  shadow(200, 322, 140) +
  turned(
    -8,
    scaled(
      gauzeScale(ink),
      '<rect x="88" y="86" width="216" height="216" rx="5" fill="url(#paper)" stroke="#DDD8CD"/><rect x="112" y="120" width="168" height="158" fill="#FBFAF7" stroke="#DAD5CA"/><path d="M112 140h168M112 160h168M112 180h168M112 200h168M112 220h168M112 240h168M112 260h168M132 120v158M152 120v158M172 120v158M192 120v158M212 120v158M232 120v158M252 120v158" stroke="#E6E2D9" stroke-width="1.500"/><rect x="88" y="86" width="216" height="216" rx="5" fill="#CFE0E8" opacity=".35"/>' +
        `<rect x="88" y="86" width="216" height="26" fill="${ink.tint}"/>` +
        ink.mark(100, 105, 16, { fill: ink.on, fit: 110 }) +
        type(292, 106, ink.kind, 17, { weight: 700, fill: ink.on, anchor: 'end', fit: 76 }),
    ),
  ) +
  tag(ink);

const cotton: Draw = (ink) => {
  const roll = (x: number, y: number) =>
    `<path d="M${x} ${y - 28}l46-30a28 28 0 0 1 28 40l-30 28z" fill="#E6E2D9"/><circle cx="${x}" cy="${y}" r="28" fill="url(#whv)" stroke="#DDD8CD"/><path d="M${x - 13} ${y}a13 13 0 1 1 13 13a8 8 0 1 1 1-16" fill="none" stroke="#D5CFC2" stroke-width="2"/>`;
  return (
    shadow(200, 314, 140, 22) +
    [82, 140, 198, 256].map((x) => roll(x, 262)).join('') +
    [111, 169, 227].map((x) => roll(x, 212)).join('') +
    [140, 198].map((x) => roll(x, 162)).join('') +
    `<path d="M52 236c60 20 160 22 216 4l44-30" fill="none" stroke="${ink.tint}" stroke-width="9" opacity=".85"/>` +
    tag(ink)
  );
};

const cones = (ink: Ink, cone: string) =>
  shadow(204, 318, 140) +
  '<rect x="74" y="130" width="256" height="174" rx="8" fill="url(#paper)" stroke="#DDD8CD"/><path d="M74 138q0-8 8-8h240q8 0 8 8l-14-46q-2-8-10-8H98q-8 0-10 8z" fill="#DCE6EA" opacity=".8"/>' +
  isoColours(ink.line(0))
    .map(
      (c, i) =>
        `<rect x="${90 + i * 39}" y="146" width="30" height="98" rx="3" fill="#E7E2D7"/><rect x="${90 + i * 39}" y="146" width="30" height="12" fill="${c}"/>${row(3, 94 + i * 39, 166, 8, 0, () => `<path d="M0 0h5l-2 70z" fill="${cone}" stroke="#3A342A" stroke-opacity=".12" stroke-width=".6"/>`)}`,
    )
    .join('') +
  ink.mark(90, 276, 16, { fill: '#2A2E30', fit: 100 }) +
  type(90, 296, ink.kind, 15, { weight: 600, fit: 100 }) +
  type(318, 289, ink.line(0), 30, {
    anchor: 'end',
    weight: 700,
    fill: '#2A2E30',
    fit: 120,
  });
/** Gutta percha is salmon pink, paper is white. */
const points: Draw = (ink) => cones(ink, '#E49B8C');
const paperPoints: Draw = (ink) => cones(ink, '#FFFFFF');

/** Upper arches open downwards, lower ones upwards and narrower. */
const arches = (ink: Ink) => {
  const d = ink.line(0).endsWith(' L')
    ? 'M150 132c-6 78 22 92 52 92s58-14 52-92'
    : 'M142 222c-12-76 22-90 60-90s72 14 60 90';
  const width = 2.5 + 160 * ((amountOf(ink.line(0)) ?? 0.016) - 0.014) * 4;
  return row(
    3,
    0,
    0,
    0,
    11,
    () =>
      `<path d="${d}" fill="none" stroke="${ink.kind === 'SS' ? '#B4BCC0' : '#7E878B'}" stroke-width="${Math.round(width * 10) / 10}" stroke-linecap="${ink.line(0).includes('×') ? 'butt' : 'round'}"/>`,
  );
};

const wireCard: Draw = (ink) =>
  shadow(204, 324, 120) +
  turned(
    -6,
    `<rect x="104" y="76" width="196" height="244" rx="6" fill="#fff" stroke="#DDD8CD"/><rect x="104" y="76" width="196" height="46" fill="${ink.tint}"/>${ink.mark(202, 106, 19, { anchor: 'middle', fill: ink.on, fit: 170 })}${arches(ink)}${type(202, 274, ink.line(0), 27, { anchor: 'middle', weight: 700, fill: '#2A2E30', fit: 176 })}${type(202, 304, ink.kind, 20, { anchor: 'middle', weight: 600, fit: 170 })}`,
  );
const drapePack: Draw = (ink) =>
  shadow(204, 320, 146) +
  `<path d="M78 190l126-54 130 50-128 60z" fill="${ink.light}"/><path d="M78 190l128 56v66L78 250z" fill="${ink.tint}"/><path d="M206 246l128-60v66l-128 60z" fill="${ink.dark}"/><path d="M142 162l128 54M110 176l130 54M174 148l128 52" stroke="#fff" stroke-width="2.5" opacity=".4"/><path d="M78 210l128 56 128-60M78 230l128 56 128-60" fill="none" stroke="#fff" stroke-width="2" opacity=".3"/>` +
  `<path d="M150 176l64-27 62 24-64 29z" fill="#fff"/><g transform="translate(158 178) skewY(20)">${ink.mark(0, 0, 11, { fill: ink.dark, fit: 50 })}</g>` +
  tag(ink);

/** Open to its hole, so that it cannot be taken for a pack. */
const drapeFenestrated: Draw = (ink) =>
  scaled(
    ink.line(0) === 'L' ? 1 : 0.86,
    shadow(204, 322, 146) +
      `<path d="M62 242l140-122 140 60-130 140z" fill="${ink.light}"/><path d="M62 242l140-122 140 60-130 140z" fill="none" stroke="${ink.tint}" stroke-width="4"/><path d="M128 184l138 74M160 156l140 66M98 212l136 82" stroke="#fff" stroke-width="2.500" opacity=".55"/><ellipse cx="202" cy="216" rx="44" ry="29" fill="#F1EEE7" stroke="${ink.dark}" stroke-width="4" transform="rotate(-8 202 216)"/><ellipse cx="202" cy="216" rx="56" ry="39" fill="none" stroke="#fff" stroke-width="3" stroke-dasharray="5 4" transform="rotate(-8 202 216)"/>`,
    322,
  ) +
  corner(ink) +
  tag(ink, [ink.line(0), ink.kind].filter(Boolean).join(' · '));
/** Forceps and gauze in a tray. */
const dressingPack: Draw = (ink) =>
  scaled(
    ink.line(0) === 'L' ? 1 : 0.86,
    shadow(202, 318, 150) +
      `<path d="M60 250l40-100h206l38 100v36q0 14-14 14H74q-14 0-14-14z" fill="${ink.light}"/><path d="M76 244l34-82h188l32 82z" fill="${ink.pale}"/><path d="M60 250h284v36q0 14-14 14H74q-14 0-14-14z" fill="${ink.tint}"/><path d="M120 180h80l8 50h-96z" fill="#fff" stroke="#DAD5CA"/><path d="M118 196h84M116 212h90M140 180l-4 50M160 180v50M180 180l4 50" stroke="#E1DCD0" stroke-width="2"/><path d="M226 236l34-78 6 2-22 78zM242 238l42-68 6 4-38 66z" fill="url(#stl)" stroke="#8A9296"/>` +
      ink.mark(202, 284, 18, { anchor: 'middle', fill: ink.on, fit: 180 }),
    318,
  ) + tag(ink);

export const clinicalArt = {
  cartridges,
  suture,
  gauze,
  'gauze-sterile': gauzeSterile,
  cotton,
  'endo-points': points,
  'paper-points': paperPoints,
  'wire-card': wireCard,
  'drape-pack': drapePack,
  'drape-fenestrated': drapeFenestrated,
  'dressing-pack': dressingPack,
} satisfies Record<string, Draw>;
