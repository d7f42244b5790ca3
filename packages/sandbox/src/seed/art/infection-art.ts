import { type Draw, type Ink, type } from './ink.ts';
import { carton, gleam, row, shadow, turned } from './solids.ts';

function gloveBox(ink: Ink, name: string, note: string, hand: string, count = '100 pcs'): string {
  return (
    carton(ink, 84, 162, 196, 152, 46) +
    hand +
    ink.mark(98, 191, 21, { fill: ink.on, fit: 166 }) +
    type(98, 236, name, 17, { weight: 700, fill: '#2F3A4A', spacing: 1 }) +
    type(98, 256, note, 11.5, { fill: '#6B7480', fit: 170 }) +
    `<circle cx="250" cy="284" r="20" fill="${ink.tint}"/>` +
    type(250, 290, ink.line(0, 'M'), 18, { weight: 700, fill: ink.on, anchor: 'middle', fit: 32 }) +
    type(98, 298, count, 12, { fill: '#6B7480' })
  );
}

const standingHand = (ink: Ink) =>
  '<g transform="translate(168 158)"><path d="M0 0c-6-34-14-58-18-84-2-12 12-15 16-3l12 40-4-66c0-14 17-14 19 0l6 62 6-68c2-13 18-12 18 1l-2 70 14-54c4-12 19-8 16 5-6 32-12 60-16 97z" fill="url(#tl)"/>' +
  `<path d="M8-50l8 30M32-48l2 28M52-44l-3 26" stroke="${ink.dark}" stroke-width="2.5" fill="none" stroke-linecap="round" opacity=".4"/></g>`;
const cuff = (ink: Ink) =>
  `<ellipse cx="206" cy="150" rx="58" ry="9" fill="${ink.dark}"/><path d="M160 150c10-22 20-30 34-34l34 2c14 6 20 16 26 32-22 9-70 9-94 0z" fill="url(#tl)"/>`;
const palePeak =
  '<ellipse cx="206" cy="150" rx="58" ry="9" fill="#C9C3B5"/><path d="M160 150c8-24 22-34 38-38l30 4c14 8 22 18 26 34-22 9-70 9-94 0z" fill="#EFE8D8"/><path d="M176 142c6-14 12-20 20-22M214 122c12 6 18 12 22 22" stroke="#CFC5AE" stroke-width="2" fill="none"/>';

const glovesNitrile: Draw = (ink) =>
  shadow(206, 322, 150, 26) +
  standingHand(ink) +
  gloveBox(ink, 'NITRILE', 'Powder-free examination', cuff(ink));

const glovesLatex: Draw = (ink) =>
  shadow(206, 322, 150, 26) + gloveBox(ink, 'LATEX', 'Textured, powder-free', palePeak);

const glovesVinyl: Draw = (ink) =>
  shadow(206, 322, 150, 26) +
  gloveBox(
    ink,
    'VINYL',
    'Clear, powder-free',
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
      type(258, 274, ink.line(0, '7½'), 22, {
        weight: 700,
        anchor: 'middle',
        fill: ink.deep,
        fit: 40,
      }) +
      type(258, 306, 'STERILE', 10, { weight: 700, anchor: 'middle', spacing: 1 }),
  );

const masks: Draw = (ink) =>
  shadow(200, 326, 150, 24) +
  carton(ink, 128, 112, 166, 128, 44, 40) +
  ink.mark(142, 139, 17, { fill: ink.on, fit: 144 }) +
  type(142, 180, ink.line(0, 'Level 3 mask'), 14, { weight: 600, fill: '#2F3A34', fit: 140 }) +
  type(280, 226, ink.line(1, '50'), 12, { weight: 600, anchor: 'end' }) +
  '<path d="M72 236c-34-22-36 70 2 66M242 236c36-22 36 70-2 66" fill="none" stroke="#F7F6F2" stroke-width="6"/><path d="M72 236c-34-22-36 70 2 66M242 236c36-22 36 70-2 66" fill="none" stroke="#B9C9C2" stroke-width="2"/>' +
  `<path d="M70 222q87-18 174 0l-4 84q-83 30-166 0z" fill="${ink.pale}"/><path d="M70 222q87-18 174 0v12q-87-16-174 0z" fill="#fff" opacity=".65"/>` +
  `<path d="M72 250q85-14 170 0M73 270q84-12 168 0M74 290q83 0 166 0" stroke="${ink.light}" stroke-width="2.2" fill="none" opacity=".8"/>`;

const respirator: Draw = (ink) =>
  shadow(200, 312, 130) +
  '<path d="M92 190c-48-34-34-74 30-84M308 190c48-34 34-74-30-84" fill="none" stroke="#E9C25A" stroke-width="6"/>' +
  '<path d="M90 188c4-62 52-100 110-100s106 38 110 100c2 66-52 116-110 116S88 254 90 188z" fill="url(#paper)" stroke="#D6D0C4" stroke-width="2"/>' +
  '<path d="M110 190c10-54 46-78 90-78s80 24 90 78c0 50-46 92-90 92s-90-42-90-92z" fill="none" stroke="#DDD8CC" stroke-width="3"/>' +
  '<path d="M168 102q32-16 64 0l-6 12q-26-10-52 0z" fill="url(#foil)"/>' +
  ink.mark(200, 196, 22, { anchor: 'middle', fill: ink.tint, fit: 150 }) +
  type(200, 222, ink.line(0, 'N95'), 20, { anchor: 'middle', weight: 700, fill: '#565148' }) +
  type(200, 242, ink.line(1, 'NIOSH · cup'), 11, { anchor: 'middle' });

const pouch = (body = '') =>
  `<rect x="132" y="70" width="136" height="252" rx="3" fill="#F8F9F9" stroke="#C9CFD2"/><rect x="141" y="104" width="118" height="208" fill="#B9D5E6" opacity=".75"/><path d="M132 104l68-22 68 22" fill="none" stroke="#9CC0D6" stroke-width="5"/><path d="M141 104v208M259 104v208" stroke="#8DB3CC" stroke-width="4" opacity=".7"/>${body}`;
const pouches: Draw = (ink) =>
  shadow(206, 330, 136) +
  turned(-10, pouch(), 200, 320) +
  turned(-3, pouch(), 200, 320) +
  turned(
    5,
    pouch(
      '<rect x="196" y="150" width="7" height="132" rx="3" fill="url(#stl)"/><circle cx="199" cy="140" r="20" fill="#EDF2F4" stroke="url(#stl)" stroke-width="4"/>' +
        ink.mark(200, 98, 10, { fill: '#4F7690', anchor: 'middle', fit: 90 }) +
        type(200, 304, ink.line(0, '90 × 230'), 13, {
          weight: 700,
          fill: '#2F5570',
          anchor: 'middle',
        }),
    ),
    200,
    320,
  );

const pouchRoll: Draw = (ink) =>
  shadow(204, 318, 140) +
  '<path d="M196 196h120v112H196z" fill="#D7E5EE"/><path d="M196 208h120M196 296h120" stroke="#8DB3CC" stroke-width="4"/>' +
  '<path d="M130 112h126a84 84 0 0 1 0 196H130z" fill="#E6EDF1"/><path d="M130 136h146M130 286h146" stroke="#A9C6D8" stroke-width="4"/>' +
  '<ellipse cx="130" cy="210" rx="62" ry="98" fill="#F7F9FA" stroke="#C9D3D9" stroke-width="2"/><ellipse cx="130" cy="210" rx="48" ry="78" fill="none" stroke="#D5DFE5" stroke-width="2"/><ellipse cx="130" cy="210" rx="36" ry="58" fill="none" stroke="#D5DFE5" stroke-width="2"/><ellipse cx="130" cy="210" rx="22" ry="36" fill="#C3AF8A"/><ellipse cx="134" cy="210" rx="15" ry="28" fill="#6E5F45"/>' +
  ink.mark(206, 206, 16, { fill: '#4F7690', fit: 100 }) +
  type(206, 230, ink.line(0, '75 mm × 200 m'), 14, { weight: 700, fill: '#2F5570', fit: 108 });

const wipes: Draw = (ink) =>
  shadow(200, 344, 92, 17) +
  '<path d="M188 92c-10-34 4-52 30-58 4 18 26 14 22 36-2 10-8 16-14 22z" fill="#FFFFFF" stroke="#DDD8CD"/><rect x="126" y="118" width="148" height="222" rx="10" fill="url(#wh)"/><path d="M126 166h148v122H126z" fill="url(#tn)"/><rect x="120" y="88" width="160" height="36" rx="9" fill="url(#tn)"/>' +
  `<ellipse cx="200" cy="92" rx="46" ry="6" fill="${ink.deep}"/>` +
  ink.mark(200, 210, 19, { fill: ink.on, anchor: 'middle', fit: 130 }) +
  type(200, 232, 'Surface wipes', 12.5, { fill: ink.on, anchor: 'middle' }) +
  type(200, 262, ink.line(0, '160'), 15, {
    weight: 700,
    fill: ink.on,
    anchor: 'middle',
    fit: 130,
  }) +
  type(200, 318, ink.line(1, 'Alcohol-free'), 11.5, { anchor: 'middle' });

const spray: Draw = (ink) =>
  shadow(200, 346, 90, 16) +
  `<path d="M160 96h66l34-8v22l-30 6-8 34h-44l-2-24h-20z" fill="url(#tn)"/><path d="M222 116l24 30-10 6-20-22z" fill="${ink.dark}"/>` +
  '<path d="M176 150h48c2 26 40 30 40 66v112q0 14-14 14H150q-14 0-14-14V216c0-36 38-40 40-66z" fill="url(#wh)"/>' +
  `<path d="M136 230h128v82H136z" fill="${ink.pale}"/>` +
  ink.mark(200, 262, 16, { fill: ink.dark, anchor: 'middle', fit: 116 }) +
  type(200, 282, ink.line(1, 'Rapid surface spray'), 12, {
    fill: ink.deep,
    anchor: 'middle',
    fit: 116,
  }) +
  type(200, 302, ink.line(0, '500 ml'), 12, { weight: 600, fill: ink.deep, anchor: 'middle' });

const jerrycan: Draw = (ink) =>
  shadow(204, 340, 124) +
  '<rect x="232" y="62" width="48" height="26" rx="5" fill="url(#tn)"/><path d="M112 132q0-28 26-34l60-14h84q16 0 16 18v216q0 20-20 20H132q-20 0-20-20z" fill="url(#wh)" stroke="#DDD8CD"/>' +
  '<path d="M134 128q2-10 14-12l54-12q10-2 10 8v16q0 8-8 8h-60q-10 0-10-8z" fill="#DCD8CF"/>' +
  `<rect x="126" y="176" width="158" height="124" rx="4" fill="${ink.tint}"/><path d="M126 258h158v42H126z" fill="#fff" opacity=".9"/>` +
  ink.mark(205, 212, 21, { anchor: 'middle', fill: ink.on, fit: 140 }) +
  type(205, 238, ink.line(1, 'Disinfectant'), 13, { anchor: 'middle', fill: ink.on, fit: 140 }) +
  type(205, 286, ink.line(0, '5 L'), 21, { anchor: 'middle', weight: 700, fill: '#2A2E30' });

const pumpBottle: Draw = (ink) =>
  shadow(200, 346, 84, 16) +
  '<rect x="194" y="72" width="12" height="46" fill="#DAD6CC"/><path d="M146 64q0-10 12-10h56q10 0 10 10v14h-56q-8 0-12 8z" fill="url(#tn)"/><rect x="172" y="108" width="56" height="30" rx="5" fill="url(#tn)"/>' +
  '<path d="M168 138h64q28 8 28 44v142q0 18-18 18h-84q-18 0-18-18V182q0-36 28-44z" fill="url(#glass)" stroke="#C5D2D6"/><path d="M142 200h116v124q0 16-16 16h-84q-16 0-16-16z" fill="#DDEDF0" opacity=".8"/>' +
  `<rect x="150" y="206" width="100" height="104" rx="4" fill="#fff"/><rect x="150" y="206" width="100" height="32" rx="4" fill="${ink.tint}"/>` +
  ink.mark(200, 227, 14, { anchor: 'middle', fill: ink.on, fit: 88 }) +
  type(200, 262, ink.line(1, 'Hand rub'), 14, {
    anchor: 'middle',
    weight: 600,
    fill: '#2A2E30',
    fit: 90,
  }) +
  type(200, 286, ink.line(0, '500 ml'), 13, { anchor: 'middle' });

const faceShield: Draw = (ink) =>
  shadow(200, 334, 110) +
  '<path d="M104 120q96-52 192 0l-8 150q-6 54-88 60-82-6-88-60z" fill="#DCEAF0" opacity=".65" stroke="#B6CBD4" stroke-width="3"/>' +
  '<path d="M126 140q8-16 40-24l-18 150q-14 0-20-20z" fill="#fff" opacity=".6"/>' +
  '<path d="M96 96q104-54 208 0v32q-104-50-208 0z" fill="url(#tn)"/><path d="M104 128q96-44 192 0l-4 16q-92-40-184 0z" fill="#E9E5DC"/>' +
  '<path d="M96 100c-14 8-18 30-10 46M304 100c14 8 18 30 10 46" fill="none" stroke="#33383A" stroke-width="7" stroke-linecap="round"/>' +
  ink.mark(200, 94, 14, { anchor: 'middle', fill: ink.on, fit: 120 });

const goggles: Draw = (ink) =>
  shadow(200, 288, 140, 18) +
  '<path d="M64 172q-16-34 20-46M336 172q16-34-20-46" fill="none" stroke="#33383A" stroke-width="9" stroke-linecap="round"/>' +
  '<path d="M62 164h276q12 0 10 16l-10 60q-4 24-32 24h-56q-16 0-24-14-14-22-26-22t-26 22q-8 14-24 14H94q-28 0-32-24l-10-60q-2-16 10-16z" fill="#DCEBF0" fill-opacity=".85" stroke="url(#tnv)" stroke-width="9"/>' +
  gleam('M86 190l34 54M112 184l40 60M252 186l34 56', 8, 0.7) +
  ink.mark(200, 184, 12, { anchor: 'middle', fill: ink.dark, fit: 100 });

const gown: Draw = (ink) =>
  shadow(200, 346, 96, 14) +
  `<path d="M168 62q32 22 64 0l46 22 46 118-36 18-26-58 12 176q-74 16-148 0l12-176-26 58-36-18 46-118z" fill="${ink.light}"/>` +
  '<path d="M168 62q32 22 64 0l46 22 46 118-36 18-26-58 12 176q-74 16-148 0l12-176-26 58-36-18 46-118z" fill="url(#tl)" opacity=".75"/>' +
  `<path d="M168 62q32 26 64 0l4 8q-36 30-72 0z" fill="${ink.tint}"/><path d="M138 212q62 12 124 0" stroke="${ink.tint}" stroke-width="9" fill="none"/><path d="M76 202l36 18M288 220l36-18" stroke="#F6F4EE" stroke-width="12"/>` +
  `<path d="M176 90q-6 60-14 110M224 90q6 60 14 110M172 226l-10 100M212 226l6 110M244 226l8 100" stroke="${ink.dark}" stroke-width="2" opacity=".28" fill="none"/>` +
  type(200, 190, ink.line(0, 'L'), 20, { anchor: 'middle', weight: 700, fill: ink.deep, fit: 90 });

const bouffant: Draw = (ink) =>
  shadow(200, 308, 130) +
  '<path d="M80 250c-26-70 34-158 120-158s146 88 120 158c-10 34-60 46-120 46S90 284 80 250z" fill="url(#tl)"/>' +
  `<path d="M84 254q116 60 232 0" stroke="${ink.tint}" stroke-width="14" fill="none" stroke-dasharray="7 4"/><path d="M118 236q-8-72 50-128M160 256q-12-84 24-154M240 256q12-84-24-154M282 236q8-72-50-128M200 262V98" stroke="${ink.dark}" stroke-width="2.4" fill="none" opacity=".3"/>` +
  gleam('M120 170q18-40 48-54', 10, 0.5);

const bibRoll: Draw = (ink) =>
  shadow(204, 326, 136) +
  `<path d="M112 150h190v140q0 26-26 26H112z" fill="${ink.pale}"/><path d="M112 168h190M112 186h190M112 204h190M112 222h190M112 240h190M112 258h190M112 276h190" stroke="${ink.light}" stroke-width="1.6" opacity=".55"/>` +
  `<path d="M96 102h196q26 0 26 42t-26 42H96z" fill="url(#tl)"/><ellipse cx="98" cy="144" rx="26" ry="42" fill="#fff" stroke="${ink.light}" stroke-width="2"/><ellipse cx="98" cy="144" rx="17" ry="28" fill="none" stroke="${ink.light}" stroke-width="2"/><ellipse cx="98" cy="144" rx="8" ry="14" fill="#A98F63"/>` +
  ink.mark(208, 152, 19, { anchor: 'middle', fill: ink.deep, fit: 150 }) +
  type(208, 262, ink.line(0, '33 × 45 cm'), 15, {
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
  type(120, 258, 'Barrier film', 16, { weight: 700, fill: '#2A2E30' }) +
  type(120, 282, ink.line(0, '10 × 15 cm · 1200'), 13, { fit: 150 });

const indicatorTape: Draw = (ink) =>
  shadow(204, 322, 130) +
  '<path d="M196 96h56a110 110 0 0 1 0 220h-56z" fill="#CDB98F"/>' +
  '<circle cx="192" cy="206" r="110" fill="#E6D6B1"/><circle cx="192" cy="206" r="96" fill="none" stroke="#D5C294" stroke-width="2"/><circle cx="192" cy="206" r="84" fill="none" stroke="#D5C294" stroke-width="2"/><circle cx="192" cy="206" r="66" fill="#FBF9F4"/><circle cx="192" cy="206" r="52" fill="#DDD8CC"/>' +
  '<path d="M262 120l16 10M272 142l16 10M280 166l16 10M284 192l16 10M284 218l16 10M280 244l16 10" stroke="#4A443A" stroke-width="5" opacity=".6"/>' +
  ink.mark(192, 204, 13, { anchor: 'middle', fill: ink.tint, fit: 92 }) +
  type(192, 222, ink.line(0, '19 mm × 50 m'), 11, { anchor: 'middle', fit: 92 });

const indicatorStrips: Draw = (ink) =>
  shadow(204, 322, 140) +
  carton(ink, 148, 120, 150, 186, 42, 46) +
  ink.mark(160, 150, 17, { fill: ink.on, fit: 128 }) +
  type(160, 196, ink.line(0, 'Class 5'), 20, { weight: 700, fill: '#2A2E30', fit: 126 }) +
  type(160, 218, ink.line(1, 'Steam integrator'), 12, { fit: 126 }) +
  type(160, 292, '134 °C · 121 °C', 11) +
  row(
    3,
    64,
    190,
    32,
    14,
    (i) =>
      `<g transform="rotate(${-8 + i * 4})"><rect width="28" height="118" rx="3" fill="#fff" stroke="#D5D0C5"/><rect x="5" y="16" width="18" height="26" fill="${i === 0 ? '#E3B6C4' : '#4B3A55'}"/><path d="M5 54h18M5 62h18M5 70h12" stroke="#B7B0A2" stroke-width="2"/></g>`,
  );

const sharpsBin: Draw = (ink) =>
  shadow(202, 340, 112) +
  '<path d="M112 130h178l-14 196q-2 14-18 14H144q-16 0-18-14z" fill="#F2C230"/><path d="M112 130h40l10 210h-18q-16 0-18-14z" fill="#fff" opacity=".25"/><path d="M250 130h40l-14 196q-2 14-18 14h-14z" fill="#A87A0C" opacity=".28"/>' +
  '<path d="M98 106q0-12 12-12h182q12 0 12 12v26H98z" fill="#C0392F"/><rect x="150" y="76" width="104" height="26" rx="6" fill="#A62C24"/><ellipse cx="202" cy="80" rx="38" ry="6" fill="#54140F"/>' +
  '<rect x="140" y="168" width="124" height="130" rx="4" fill="#FFF6D8"/><g fill="none" stroke="#2A2E30" stroke-width="6"><circle cx="202" cy="204" r="11"/><circle cx="189" cy="226" r="11"/><circle cx="215" cy="226" r="11"/></g>' +
  type(202, 264, 'SHARPS', 18, { anchor: 'middle', weight: 700, fill: '#2A2E30', spacing: 1 }) +
  type(202, 286, ink.line(0, '5 L'), 15, { anchor: 'middle', weight: 600, fill: '#2A2E30' });

const wasteBag: Draw = (ink) =>
  shadow(200, 334, 116) +
  '<path d="M150 118c-60 40-78 110-70 186 2 20 16 30 40 30h160c24 0 38-10 40-30 8-76-10-146-70-186z" fill="#D8372C"/><path d="M150 118c-40 60-54 120-50 210-12-4-19-12-20-24-8-76 10-146 70-186z" fill="#fff" opacity=".22"/><path d="M136 72q64 20 128 0l-14 46H150z" fill="#C02E24"/><path d="M146 116h108" stroke="#F6F1E4" stroke-width="12" stroke-linecap="round"/><path d="M180 130l-10 70M222 130l12 70M250 140l28 60" stroke="#8F1D15" stroke-width="3" opacity=".5" fill="none"/>' +
  '<g fill="none" stroke="#1F1D19" stroke-width="7"><circle cx="200" cy="216" r="14"/><circle cx="184" cy="243" r="14"/><circle cx="216" cy="243" r="14"/></g>' +
  type(200, 292, ink.line(0, 'CLINICAL WASTE'), 15, {
    anchor: 'middle',
    weight: 700,
    fill: '#1F1D19',
    fit: 170,
  });

export const infectionArt = {
  'gloves-nitrile': glovesNitrile,
  'gloves-latex': glovesLatex,
  'gloves-vinyl': glovesVinyl,
  'gloves-surgical': glovesSurgical,
  masks,
  respirator,
  pouches,
  'pouch-roll': pouchRoll,
  wipes,
  spray,
  jerrycan,
  'pump-bottle': pumpBottle,
  'face-shield': faceShield,
  goggles,
  gown,
  bouffant,
  'bib-roll': bibRoll,
  'barrier-roll': barrierRoll,
  'indicator-tape': indicatorTape,
  'indicator-strips': indicatorStrips,
  'sharps-bin': sharpsBin,
  'waste-bag': wasteBag,
} satisfies Record<string, Draw>;
