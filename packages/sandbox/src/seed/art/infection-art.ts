import { shade } from './colour.ts';
import { type Draw, type Ink, type } from './ink.ts';
import { amountOf, scaled, tag } from './labels.ts';
import { carton, gleam, row, shadow, turned } from './solids.ts';

/** A box in the brand's colour with gloves in theirs. */
export function gloveBox(ink: Ink, name: string, hand: string): string {
  return (
    carton({ tint: ink.pack, dark: shade(ink.pack, -0.24) }, 84, 162, 196, 152, 46) +
    hand +
    ink.mark(98, 191, 21, { fill: ink.onPack, fit: 166 }) +
    type(98, 236, name, 17, { weight: 700, fill: '#2F3A4A', spacing: 1 }) +
    type(98, 257, ink.kind, 13, { fill: '#565F6B', weight: 600, fit: 120 }) +
    (ink.line(0) === '' ? '' : `<circle cx="244" cy="276" r="28" fill="${ink.pack}"/>`) +
    type(244, 285, ink.line(0), 26, { weight: 700, fill: ink.onPack, anchor: 'middle', fit: 46 }) +
    type(98, 298, '100', 12, { fill: '#6B7480' })
  );
}

export const standingHand = (ink: Ink) =>
  '<g transform="translate(168 158)"><path d="M0 0c-6-34-14-58-18-84-2-12 12-15 16-3l12 40-4-66c0-14 17-14 19 0l6 62 6-68c2-13 18-12 18 1l-2 70 14-54c4-12 19-8 16 5-6 32-12 60-16 97z" fill="url(#tl)"/>' +
  `<path d="M8-50l8 30M32-48l2 28M52-44l-3 26" stroke="${ink.dark}" stroke-width="2.5" fill="none" stroke-linecap="round" opacity=".4"/></g>`;
export const cuff = (ink: Ink) =>
  `<ellipse cx="206" cy="150" rx="58" ry="9" fill="${ink.dark}"/><path d="M160 150c10-22 20-30 34-34l34 2c14 6 20 16 26 32-22 9-70 9-94 0z" fill="url(#tl)"/>`;
const palePeak =
  '<ellipse cx="206" cy="150" rx="58" ry="9" fill="#C9C3B5"/><path d="M160 150c8-24 22-34 38-38l30 4c14 8 22 18 26 34-22 9-70 9-94 0z" fill="#EFE8D8"/><path d="M176 142c6-14 12-20 20-22M214 122c12 6 18 12 22 22" stroke="#CFC5AE" stroke-width="2" fill="none"/>';

const glovesNitrile: Draw = (ink) =>
  shadow(206, 322, 150, 26) + standingHand(ink) + gloveBox(ink, 'NITRILE', cuff(ink));

const glovesLatex: Draw = (ink) => shadow(206, 322, 150, 26) + gloveBox(ink, 'LATEX', palePeak);

const glovesVinyl: Draw = (ink) =>
  shadow(206, 322, 150, 26) +
  gloveBox(
    ink,
    'PVC',
    '<ellipse cx="206" cy="150" rx="58" ry="9" fill="#BFC9CC"/><path d="M160 150c8-24 22-34 38-38l30 4c14 8 22 18 26 34-22 9-70 9-94 0z" fill="#E9F0F1" stroke="#CBD6D9"/>',
  );

const glovesSurgical: Draw = (ink) =>
  shadow(206, 324, 140, 20) +
  turned(
    -6,
    '<rect x="118" y="72" width="172" height="246" rx="4" fill="#FFFFFF" stroke="#DDD8CD"/>' +
      `<rect x="118" y="72" width="172" height="62" fill="${ink.tint}"/>` +
      ink.mark(204, 110, 21, { fill: ink.on, anchor: 'middle', fit: 150 }) +
      '<path d="M166 296c-4-40-22-62-26-86-2-10 10-13 14-3l12 24-4-54c0-11 14-11 15 0l5 44 4-48c1-11 15-10 15 1l-1 48 10-38c3-10 15-7 13 4-4 30-9 66-12 108z" fill="#EFE8D8" stroke="#D9CFB8"/>' +
      `<circle cx="258" cy="266" r="25" fill="${ink.pale}"/>` +
      type(258, 274, ink.line(0), 22, {
        weight: 700,
        anchor: 'middle',
        fill: ink.deep,
        fit: 40,
      }) +
      type(204, 158, ink.kind, 13, { weight: 700, anchor: 'middle', spacing: 1, fit: 150 }),
  );

/** The carton of a mask with its level, and the place of the mask before it. */
export function maskBox(ink: Ink, mask: string): string {
  return (
    shadow(200, 326, 150, 24) +
    carton({ tint: ink.pack, dark: shade(ink.pack, -0.24) }, 128, 112, 166, 128, 44, 40) +
    ink.mark(142, 139, 17, { fill: ink.onPack, fit: 144 }) +
    type(142, 184, ink.line(0), 22, { weight: 700, fill: '#2F3A34', fit: 140 }) +
    type(142, 204, ink.kind, 12, { fit: 140 }) +
    mask
  );
}

/** A pleated mask in the colour of the goods. */
export const pleats = (ink: Ink) =>
  `<path d="M70 222q87-18 174 0l-4 84q-83 30-166 0z" fill="${ink.pale}"/><path d="M70 222q87-18 174 0v12q-87-16-174 0z" fill="#fff" opacity=".65"/>` +
  `<path d="M72 250q85-14 170 0M73 270q84-12 168 0M74 290q83 0 166 0" stroke="${ink.light}" stroke-width="2.2" fill="none" opacity=".8"/>`;

const earLoops =
  '<path d="M72 236c-34-22-36 70 2 66M242 236c36-22 36 70-2 66" fill="none" stroke="#F7F6F2" stroke-width="6"/><path d="M72 236c-34-22-36 70 2 66M242 236c36-22 36 70-2 66" fill="none" stroke="#B9C9C2" stroke-width="2"/>';

const masks: Draw = (ink) => maskBox(ink, earLoops + pleats(ink));

const masksChild: Draw = (ink) =>
  maskBox(
    ink,
    `<g transform="translate(40 86) scale(.74)">${earLoops}${pleats(ink)}</g><circle cx="264" cy="216" r="13" fill="${ink.light}"/><path d="M259 214v2M269 214v2M258 220q6 6 12 0" stroke="#fff" stroke-width="2" fill="none" stroke-linecap="round"/>`,
  );

const masksTie: Draw = (ink) =>
  maskBox(
    ink,
    `<path d="M72 226c-30-30-20-70-46-92M242 226c34-20 60-10 84 18M74 302c-30 8-40 30-56 32M240 302c40 0 60 30 96 24" fill="none" stroke="#F3F1EB" stroke-width="9" stroke-linecap="round"/><path d="M72 226c-30-30-20-70-46-92M242 226c34-20 60-10 84 18M74 302c-30 8-40 30-56 32M240 302c40 0 60 30 96 24" fill="none" stroke="#C3CDC7" stroke-width="1.5"/>${pleats(ink)}`,
  );

const respirator: Draw = (ink) =>
  shadow(200, 312, 130) +
  '<path d="M92 190c-48-34-34-74 30-84M308 190c48-34 34-74-30-84" fill="none" stroke="#E9C25A" stroke-width="6"/>' +
  '<path d="M90 188c4-62 52-100 110-100s106 38 110 100c2 66-52 116-110 116S88 254 90 188z" fill="url(#paper)" stroke="#D6D0C4" stroke-width="2"/>' +
  '<path d="M110 190c10-54 46-78 90-78s80 24 90 78c0 50-46 92-90 92s-90-42-90-92z" fill="none" stroke="#DDD8CC" stroke-width="3"/>' +
  '<path d="M168 102q32-16 64 0l-6 12q-26-10-52 0z" fill="url(#foil)"/>' +
  ink.mark(200, 196, 22, { anchor: 'middle', fill: ink.tint, fit: 150 }) +
  type(200, 224, ink.kind, 22, { anchor: 'middle', weight: 700, fill: '#565148' }) +
  type(200, 250, ink.line(0), 20, { anchor: 'middle', weight: 700 });

const respiratorFolded: Draw = (ink) =>
  shadow(200, 312, 140) +
  '<path d="M96 214c-50-20-40-82 6-104M304 214c50-20 40-82-6-104" fill="none" stroke="#E9C25A" stroke-width="6"/>' +
  '<path d="M88 186q112-66 224 0l-16 50q-96 44-192 0z" fill="#F1EEE7" stroke="#D6D0C4" stroke-width="2"/><path d="M88 186q112-136 224 0-112-46-224 0z" fill="url(#paper)" stroke="#D6D0C4" stroke-width="2"/><path d="M104 236q96 44 192 0-14 64-96 72-82-8-96-72z" fill="#E6E2D9" stroke="#D6D0C4" stroke-width="2"/><path d="M172 128q28-10 56 0l-4 10q-24-8-48 0z" fill="url(#foil)"/>' +
  ink.mark(200, 196, 19, { anchor: 'middle', fill: ink.tint, fit: 150 }) +
  type(200, 222, ink.kind, 20, { anchor: 'middle', weight: 700, fill: '#565148' }) +
  type(200, 280, ink.line(0), 20, { anchor: 'middle', weight: 700 });

const pouch = (body = '') =>
  `<rect x="132" y="70" width="136" height="252" rx="3" fill="#F8F9F9" stroke="#C9CFD2"/><rect x="141" y="104" width="118" height="208" fill="#B9D5E6" opacity=".75"/><path d="M132 104l68-22 68 22" fill="none" stroke="#9CC0D6" stroke-width="5"/><path d="M141 104v208M259 104v208" stroke="#8DB3CC" stroke-width="4" opacity=".7"/>${body}`;
/** Pouches are drawn as long as they are: 130 mm to 380 mm. */
const pouchScale = (ink: Ink) =>
  0.56 + (0.44 * Math.min(380, Number(/× (\d+)/.exec(ink.line(0))?.[1] ?? 280))) / 380;

const pouchFan = (ink: Ink, top: string) =>
  shadow(206, 330, 136) +
  scaled(
    pouchScale(ink),
    turned(-10, pouch(top), 200, 320) +
      turned(-3, pouch(top), 200, 320) +
      turned(
        5,
        pouch(
          top +
            '<rect x="196" y="150" width="7" height="132" rx="3" fill="url(#stl)"/><circle cx="199" cy="140" r="20" fill="#EDF2F4" stroke="url(#stl)" stroke-width="4"/>' +
            ink.mark(200, 98, 10, { fill: '#4F7690', anchor: 'middle', fit: 90 }) +
            type(200, 300, ink.line(0), 16, {
              weight: 700,
              fill: '#2F5570',
              anchor: 'middle',
              fit: 112,
            }) +
            type(200, 122, ink.kind, 13, { weight: 700, fill: '#2F5570', anchor: 'middle' }),
        ),
        200,
        320,
      ),
  );

const pouches: Draw = (ink) =>
  pouchFan(
    ink,
    '<path d="M132 70h136v13H132z" fill="#DDE6EA"/><path d="M132 70h136v5H132z" fill="#7FB0CE"/>',
  );
/** Without an adhesive strip: a machine seals it. */
const pouchesOpen: Draw = (ink) =>
  pouchFan(ink, '<path d="M132 70h136" stroke="#FFFFFF" stroke-width="6"/>');

const pouchRoll: Draw = (ink) =>
  shadow(204, 318, 140) +
  '<path d="M196 196h120v112H196z" fill="#D7E5EE"/><path d="M196 208h120M196 296h120" stroke="#8DB3CC" stroke-width="4"/>' +
  '<path d="M130 112h126a84 84 0 0 1 0 196H130z" fill="#E6EDF1"/><path d="M130 136h146M130 286h146" stroke="#A9C6D8" stroke-width="4"/>' +
  '<ellipse cx="130" cy="210" rx="62" ry="98" fill="#F7F9FA" stroke="#C9D3D9" stroke-width="2"/><ellipse cx="130" cy="210" rx="48" ry="78" fill="none" stroke="#D5DFE5" stroke-width="2"/><ellipse cx="130" cy="210" rx="36" ry="58" fill="none" stroke="#D5DFE5" stroke-width="2"/><ellipse cx="130" cy="210" rx="22" ry="36" fill="#C3AF8A"/><ellipse cx="134" cy="210" rx="15" ry="28" fill="#6E5F45"/>' +
  ink.mark(206, 206, 16, { fill: '#4F7690', fit: 100 }) +
  type(206, 232, ink.line(0), 16, { weight: 700, fill: '#2F5570', fit: 108 });

/** With the side fold that takes thicker sets. */
const pouchRollGusset: Draw = (ink) =>
  pouchRoll(ink) +
  '<path d="M130 150h152M130 272h152" stroke="#7FA6BE" stroke-width="2.500" stroke-dasharray="9 5"/><path d="M316 196l18 14v84l-18 14zM196 308l18 12h104l-2-12z" fill="#BCD2DF"/>';

const faceShield: Draw = (ink) =>
  shadow(200, 334, 110) +
  `<g transform="translate(0 ${(amountOf(ink.line(0)) ?? 220) < 200 ? 22 : 0}) scale(1 ${(amountOf(ink.line(0)) ?? 220) < 200 ? 0.82 : 1})">` +
  '<path d="M104 120q96-52 192 0l-8 150q-6 54-88 60-82-6-88-60z" fill="#DCEAF0" opacity=".65" stroke="#B6CBD4" stroke-width="3"/>' +
  '<path d="M126 140q8-16 40-24l-18 150q-14 0-20-20z" fill="#fff" opacity=".6"/></g>' +
  '<path d="M96 96q104-54 208 0v32q-104-50-208 0z" fill="url(#tn)"/><path d="M104 128q96-44 192 0l-4 16q-92-40-184 0z" fill="#E9E5DC"/>' +
  '<path d="M96 100c-14 8-18 30-10 46M304 100c14 8 18 30 10 46" fill="none" stroke="#33383A" stroke-width="7" stroke-linecap="round"/>' +
  ink.mark(200, 94, 14, { anchor: 'middle', fill: ink.on, fit: 120 }) +
  tag(ink);

const goggles: Draw = (ink) =>
  shadow(200, 288, 140, 18) +
  '<path d="M64 172q-16-34 20-46M336 172q16-34-20-46" fill="none" stroke="#33383A" stroke-width="9" stroke-linecap="round"/>' +
  `<path d="M62 164h276q12 0 10 16l-10 60q-4 24-32 24h-56q-16 0-24-14-14-22-26-22t-26 22q-8 14-24 14H94q-28 0-32-24l-10-60q-2-16 10-16z" fill="${ink.goods === undefined ? '#DCEBF0' : ink.light}" fill-opacity=".8" stroke="${ink.pack}" stroke-width="9"/>` +
  gleam('M86 190l34 54M112 184l40 60M252 186l34 56', 8, 0.7) +
  ink.mark(200, 186, 14, { anchor: 'middle', fill: shade(ink.pack, -0.3), fit: 110 });

const gown: Draw = (ink) =>
  shadow(200, 346, 96, 14) +
  `<path d="M168 62q32 22 64 0l46 22 46 118-36 18-26-58 12 176q-74 16-148 0l12-176-26 58-36-18 46-118z" fill="${ink.light}"/>` +
  '<path d="M168 62q32 22 64 0l46 22 46 118-36 18-26-58 12 176q-74 16-148 0l12-176-26 58-36-18 46-118z" fill="url(#tl)" opacity=".75"/>' +
  `<path d="M168 62q32 26 64 0l4 8q-36 30-72 0z" fill="${ink.tint}"/><path d="M138 212q62 12 124 0" stroke="${ink.tint}" stroke-width="9" fill="none"/><path d="M76 202l36 18M288 220l36-18" stroke="#F6F4EE" stroke-width="12"/>` +
  `<path d="M176 90q-6 60-14 110M224 90q6 60 14 110M172 226l-10 100M212 226l6 110M244 226l8 100" stroke="${ink.dark}" stroke-width="2" opacity=".28" fill="none"/>` +
  type(200, 192, ink.line(0), 34, { anchor: 'middle', weight: 700, fill: ink.deep, fit: 90 }) +
  type(200, 250, ink.kind, 15, { anchor: 'middle', weight: 600, fill: ink.deep, fit: 90 });

/** With the reinforced front and sleeves of an operating gown. */
const gownSurgical: Draw = (ink) =>
  gown(ink) +
  `<path d="M160 96q40 12 80 0l8 96q-48 12-96 0z" fill="${ink.dark}" opacity=".4"/><path d="M104 150l-28 52 36 18 24-50zM296 150l28 52-36 18-24-50z" fill="${ink.dark}" opacity=".4"/>` +
  type(200, 192, ink.line(0), 34, { anchor: 'middle', weight: 700, fill: '#fff', fit: 90 });

const bouffant: Draw = (ink) =>
  shadow(200, 308, 130) +
  '<path d="M80 250c-26-70 34-158 120-158s146 88 120 158c-10 34-60 46-120 46S90 284 80 250z" fill="url(#tl)"/>' +
  `<path d="M84 254q116 60 232 0" stroke="${ink.tint}" stroke-width="14" fill="none" stroke-dasharray="7 4"/><path d="M118 236q-8-72 50-128M160 256q-12-84 24-154M240 256q12-84-24-154M282 236q8-72-50-128M200 262V98" stroke="${ink.dark}" stroke-width="2.4" fill="none" opacity=".3"/>` +
  gleam('M120 170q18-40 48-54', 10, 0.5) +
  tag(ink);

const surgeonCap: Draw = (ink) =>
  shadow(200, 308, 130) +
  '<path d="M296 250c40 8 52 40 84 44M296 262c30 20 30 50 62 60" fill="none" stroke="#C9DDE8" stroke-width="9" stroke-linecap="round"/>' +
  `<path d="M92 214c0-80 50-110 112-110s108 36 106 110z" fill="url(#tl)"/><path d="M86 212q114-22 228 0l-4 60q-110-26-220 0z" fill="${ink.tint}"/><path d="M150 206c0-50 14-84 40-100M250 206c0-50-14-84-40-100" stroke="${ink.dark}" stroke-width="2" opacity=".3" fill="none"/><path d="M108 226q92-18 184 0l-2 30q-90-18-180 0z" fill="#fff" opacity=".35"/>` +
  tag(ink);

const bibRoll: Draw = (ink) =>
  shadow(204, 326, 136) +
  `<path d="M112 150h190v140q0 26-26 26H112z" fill="${ink.pale}"/><path d="M112 168h190M112 186h190M112 204h190M112 222h190M112 240h190M112 258h190M112 276h190" stroke="${ink.light}" stroke-width="1.6" opacity=".55"/>` +
  `<path d="M96 102h196q26 0 26 42t-26 42H96z" fill="url(#tl)"/><ellipse cx="98" cy="144" rx="26" ry="42" fill="#fff" stroke="${ink.light}" stroke-width="2"/><ellipse cx="98" cy="144" rx="17" ry="28" fill="none" stroke="${ink.light}" stroke-width="2"/><ellipse cx="98" cy="144" rx="8" ry="14" fill="#A98F63"/>` +
  ink.mark(208, 152, 19, { anchor: 'middle', fill: ink.deep, fit: 150 }) +
  type(208, 264, ink.line(0), 22, {
    anchor: 'middle',
    weight: 600,
    fill: ink.deep,
    fit: 160,
  });

const barrierRoll: Draw = (ink) =>
  shadow(204, 322, 140) +
  carton(ink, 76, 178, 214, 132, 46, 0) +
  '<path d="M120 158h190v14l-30 22H98z" fill="#33383A" opacity=".5"/>' +
  `<path d="M110 156q0-62 100-62 96 0 96 62l-24 22H90z" fill="${ink.light}" opacity=".55"/><path d="M110 156q0-62 100-62 96 0 96 62" fill="none" stroke="#fff" stroke-width="5" opacity=".7"/><path d="M96 176l-30 58 40 12 22-68z" fill="${ink.light}" opacity=".7"/>` +
  `<rect x="76" y="178" width="214" height="40" fill="${ink.tint}"/>` +
  ink.mark(92, 205, 18, { fill: ink.on, fit: 180 }) +
  type(112, 276, ink.line(0), 24, { weight: 700, fill: '#2A2E30', fit: 160 });

const indicatorTape: Draw = (ink) =>
  shadow(204, 322, 130) +
  '<path d="M196 96h56a110 110 0 0 1 0 220h-56z" fill="#CDB98F"/>' +
  '<circle cx="192" cy="206" r="110" fill="#E6D6B1"/><circle cx="192" cy="206" r="96" fill="none" stroke="#D5C294" stroke-width="2"/><circle cx="192" cy="206" r="84" fill="none" stroke="#D5C294" stroke-width="2"/><circle cx="192" cy="206" r="66" fill="#FBF9F4"/><circle cx="192" cy="206" r="52" fill="#DDD8CC"/>' +
  '<path d="M262 120l16 10M272 142l16 10M280 166l16 10M284 192l16 10M284 218l16 10M280 244l16 10" stroke="#4A443A" stroke-width="5" opacity=".6"/>' +
  ink.mark(192, 204, 13, { anchor: 'middle', fill: ink.tint, fit: 92 }) +
  type(192, 230, ink.line(0), 18, { anchor: 'middle', weight: 700, fit: 96 });

const indicatorStrips: Draw = (ink) =>
  shadow(204, 322, 140) +
  carton(ink, 148, 120, 150, 186, 42, 46) +
  ink.mark(160, 150, 17, { fill: ink.on, fit: 128 }) +
  type(176, 200, ink.kind, 22, { weight: 700, fill: '#2A2E30', fit: 112 }) +
  type(284, 290, ink.line(0), 22, { weight: 700, anchor: 'end', fit: 90 }) +
  row(
    3,
    64,
    190,
    32,
    14,
    (i) =>
      `<g transform="rotate(${-8 + i * 4})"><rect width="28" height="118" rx="3" fill="#fff" stroke="#D5D0C5"/><rect x="5" y="16" width="18" height="26" fill="${i === 0 ? '#E3B6C4' : '#4B3A55'}"/><path d="M5 54h18M5 62h18M5 70h12" stroke="#B7B0A2" stroke-width="2"/></g>`,
  );

export const infectionArt = {
  'gloves-nitrile': glovesNitrile,
  'gloves-latex': glovesLatex,
  'gloves-vinyl': glovesVinyl,
  'gloves-surgical': glovesSurgical,
  masks,
  'masks-child': masksChild,
  'masks-tie': masksTie,
  respirator,
  'respirator-folded': respiratorFolded,
  pouches,
  'pouches-open': pouchesOpen,
  'pouch-roll': pouchRoll,
  'pouch-roll-gusset': pouchRollGusset,
  'face-shield': faceShield,
  goggles,
  gown,
  'gown-surgical': gownSurgical,
  bouffant,
  'surgeon-cap': surgeonCap,
  'bib-roll': bibRoll,
  'barrier-roll': barrierRoll,
  'indicator-tape': indicatorTape,
  'indicator-strips': indicatorStrips,
} satisfies Record<string, Draw>;
