import { type Draw, type Ink, type } from './ink.ts';
import { carton, gleam, row, shadow, turned } from './solids.ts';

const cartridges: Draw = (ink) =>
  shadow(206, 324, 146) +
  carton(ink, 176, 104, 142, 206, 34, 44) +
  ink.mark(188, 132, 15, { fill: ink.on, fit: 120 }) +
  type(188, 178, ink.line(0, 'Articaine'), 16, { weight: 700, fill: '#2A2E30', fit: 122 }) +
  type(188, 200, ink.line(1, '4 %'), 14, { weight: 600, fill: '#2A2E30', fit: 122 }) +
  type(188, 222, ink.line(2, ''), 11, { fit: 122 }) +
  type(188, 296, '50 cartridges', 12) +
  row(
    3,
    62,
    200,
    36,
    6,
    () =>
      `<rect x="2" width="20" height="10" rx="2" fill="url(#stl)"/><rect y="9" width="24" height="96" rx="4" fill="url(#glass)" stroke="#B6C7CE"/><rect x="1" y="86" width="22" height="19" rx="3" fill="#8C8578"/><path d="M0 34h24M0 40h24" stroke="${ink.tint}" stroke-width="2.4"/>`,
  );

const needles: Draw = (ink) =>
  shadow(206, 324, 150, 22) +
  carton(ink, 112, 94, 176, 158, 42, 46) +
  ink.mark(126, 124, 18, { fill: ink.on, fit: 150 }) +
  type(126, 172, ink.line(0, '30G'), 26, { weight: 700, fill: '#2A2E30', fit: 150 }) +
  type(126, 194, ink.line(1, 'Short · 21 mm'), 13, { fit: 150 }) +
  type(274, 238, '100', 12, { weight: 600, anchor: 'end' }) +
  row(
    2,
    0,
    0,
    30,
    22,
    () =>
      `<rect x="74" y="268" width="128" height="17" rx="8" fill="${ink.light}"/><rect x="74" y="270" width="128" height="5" rx="2.5" fill="#fff" opacity=".5"/><rect x="196" y="264" width="54" height="25" rx="5" fill="#FFFFFF" stroke="#CFCAC0"/><path d="M206 266v21M216 266v21M226 266v21M236 266v21" stroke="#DDD8CE"/>`,
  );

const syringe: Draw = (ink) =>
  shadow(204, 304, 150) +
  turned(
    -26,
    '<rect x="280" y="192" width="86" height="14" rx="3" fill="#EDEAE3" stroke="#D5D0C5"/><rect x="360" y="174" width="9" height="50" rx="4" fill="#EDEAE3" stroke="#D5D0C5"/><rect x="108" y="176" width="176" height="46" rx="6" fill="url(#glv)" stroke="#AFC2CA"/><rect x="276" y="158" width="10" height="82" rx="5" fill="url(#glv)" stroke="#AFC2CA"/><rect x="208" y="180" width="18" height="38" rx="3" fill="#33383A"/><path d="M226 199h60" stroke="#DAD5CA" stroke-width="10"/>' +
      '<path d="M122 178v14M138 178v9M154 178v14M170 178v9M186 178v14M202 178v9" stroke="#33383A" stroke-width="2"/>' +
      type(124, 214, ink.line(0, '5 ml'), 15, { weight: 700, fill: '#33383A', fit: 80 }) +
      `<path d="M108 190l-14 3v12l14 3z" fill="#DCE6EA"/><path d="M96 192l-22 3v8l22 3z" fill="${ink.tint}"/><path d="M74 199H22" stroke="url(#stv)" stroke-width="3"/><path d="M74 198.500H22" stroke="#8A9296" stroke-width="2.6"/>`,
    200,
    200,
  );

const cannula: Draw = (ink) =>
  shadow(204, 300, 130) +
  turned(
    -22,
    `<path d="M170 184l44-6v44l-44-6z" fill="${ink.tint}"/><path d="M150 176q22-44 60 0v8h-60z" fill="${ink.tint}" opacity=".8"/><path d="M150 226q22 40 60 0v-8h-60z" fill="${ink.dark}" opacity=".8"/><rect x="210" y="184" width="60" height="32" rx="5" fill="url(#glv)" stroke="#AFC2CA"/><rect x="266" y="178" width="54" height="44" rx="6" fill="#fff" stroke="#D5D0C5"/><path d="M172 196L46 199v3l126 3z" fill="#EFEBE3" stroke="#CFCAC0"/><path d="M48 199.500L24 203l24-1z" fill="#8A9296"/>` +
      '<rect x="176" y="166" width="18" height="16" rx="3" fill="#fff" opacity=".85"/>' +
      type(293, 205, ink.line(0, '22G'), 14, {
        anchor: 'middle',
        weight: 700,
        fill: ink.dark,
        fit: 48,
      }),
  );

const suture: Draw = (ink) =>
  shadow(206, 320, 140) +
  turned(
    -7,
    '<rect x="112" y="88" width="150" height="224" rx="4" fill="url(#foil)"/><path d="M112 100h150M112 300h150" stroke="#A6ADB0" stroke-dasharray="3 3"/>' +
      `<rect x="124" y="112" width="126" height="92" fill="${ink.tint}"/>` +
      ink.mark(136, 138, 15, { fill: ink.on, fit: 102 }) +
      type(136, 164, ink.line(0, '4-0'), 20, { weight: 700, fill: ink.on, fit: 102 }) +
      type(136, 190, ink.line(1, 'PGA · 75 cm'), 12, { fill: ink.on, fit: 102 }) +
      '<rect x="124" y="212" width="126" height="78" fill="#F7F5F1"/>',
    200,
    210,
  ) +
  '<path d="M196 268a58 58 0 0 1 106-10" fill="none" stroke="url(#stl)" stroke-width="7" stroke-linecap="round"/><path d="M302 258l7 12-13-7z" fill="#8A9296"/>' +
  `<path d="M196 268c-14 26-10 44 16 46s44-14 28-28-52 2-44 22 44 22 78 2" fill="none" stroke="${ink.dark}" stroke-width="3" stroke-linecap="round"/>`;

const blades: Draw = (ink) =>
  shadow(204, 300, 150, 18) +
  turned(
    -14,
    `<rect x="72" y="206" width="190" height="96" rx="3" fill="url(#foil)"/><rect x="84" y="218" width="84" height="72" fill="${ink.tint}"/>${type(94, 246, ink.line(0, 'No. 15'), 17, { weight: 700, fill: ink.on, fit: 68 })}${type(94, 268, 'Sterile · CS', 11, { fill: ink.on })}${ink.mark(178, 284, 13, { fill: '#565F63', fit: 76 })}`,
  ) +
  turned(
    -30,
    '<path d="M120 160h190q12 0 12 10t-12 10H120z" fill="url(#stv)"/><path d="M200 162v16M210 162v16M220 162v16M230 162v16" stroke="#8A9296" stroke-width="2"/><path d="M124 162L60 158q-26 4-34 22 44 6 98-2z" fill="#DDE2E4" stroke="#98A0A4"/>',
    200,
    180,
  );

const gauze: Draw = (ink) =>
  shadow(200, 318, 140) +
  [284, 264, 244, 224, 204, 184]
    .map(
      (y, i) =>
        `<path d="M84 ${y}l116 44 116-44-116-42z" fill="${i % 2 === 0 ? '#F1EEE7' : '#FBFAF7'}" stroke="#DAD5CA"/>`,
    )
    .join('') +
  '<path d="M84 184l116 44 116-44-116-42z" fill="#FFFFFF" stroke="#DAD5CA"/><path d="M113 195l116-42M142 206l116-43M171 217l116-43M113 174l116 43M142 163l116 43M171 152l116 43" stroke="#E6E2D9" stroke-width="2"/>' +
  `<path d="M126 200v84l34 13v-84zM126 200l116-43 34 12-116 44z" fill="${ink.tint}" opacity=".82"/>` +
  `<g transform="translate(131 232) skewY(21)">${type(0, 0, ink.line(0, '5 × 5'), 10, { weight: 700, fill: ink.on, fit: 26 })}</g>`;

const cotton: Draw = (ink) => {
  const roll = (x: number, y: number) =>
    `<path d="M${x} ${y - 28}l46-30a28 28 0 0 1 28 40l-30 28z" fill="#E6E2D9"/><circle cx="${x}" cy="${y}" r="28" fill="url(#whv)" stroke="#DDD8CD"/><path d="M${x - 13} ${y}a13 13 0 1 1 13 13a8 8 0 1 1 1-16" fill="none" stroke="#D5CFC2" stroke-width="2"/>`;
  return (
    shadow(200, 314, 140, 22) +
    [82, 140, 198, 256].map((x) => roll(x, 262)).join('') +
    [111, 169, 227].map((x) => roll(x, 212)).join('') +
    [140, 198].map((x) => roll(x, 162)).join('') +
    `<path d="M52 236c60 20 160 22 216 4l44-30" fill="none" stroke="${ink.tint}" stroke-width="9" opacity=".85"/>`
  );
};

const bandage: Draw = (ink) =>
  shadow(204, 318, 130) +
  `<path d="M196 130h84a84 84 0 0 1 0 168h-84z" fill="${ink.pale}"/><path d="M214 132v164M232 132v164M250 133v162M268 136v156M286 139v150" stroke="${ink.light}" stroke-width="2" opacity=".6"/><path d="M170 298h180q16 0 14-14l-4-14H200z" fill="${ink.pale}" stroke="${ink.light}" stroke-width="1.5"/>` +
  `<circle cx="176" cy="214" r="86" fill="#fff" stroke="${ink.light}" stroke-width="2"/><g fill="none" stroke="${ink.light}" stroke-width="2.4" opacity=".75"><circle cx="176" cy="214" r="72"/><circle cx="176" cy="214" r="59"/><circle cx="176" cy="214" r="46"/><circle cx="176" cy="214" r="33"/><circle cx="176" cy="214" r="20"/></g><circle cx="176" cy="214" r="9" fill="${ink.tint}" opacity=".6"/>` +
  `<rect x="220" y="186" width="106" height="60" fill="#fff" opacity=".92"/><rect x="220" y="186" width="106" height="10" fill="${ink.tint}"/>` +
  ink.mark(228, 216, 13, { fill: ink.dark, fit: 90 }) +
  type(228, 236, ink.line(0, '7.5 cm × 4.5 m'), 12, { weight: 600, fill: '#2A2E30', fit: 92 });

const dressing: Draw = (ink) =>
  shadow(204, 318, 136) +
  turned(
    9,
    `<rect x="138" y="92" width="160" height="206" rx="6" fill="url(#paper)" stroke="#DDD8CD"/>`,
  ) +
  turned(
    -5,
    `<rect x="110" y="92" width="160" height="212" rx="6" fill="#fff" stroke="#DDD8CD"/><rect x="110" y="92" width="160" height="54" fill="${ink.tint}"/>${ink.mark(190, 126, 19, { anchor: 'middle', fill: ink.on, fit: 140 })}<rect x="132" y="164" width="116" height="96" rx="12" fill="#F2DCC6" stroke="#E3C7AA"/><rect x="158" y="184" width="64" height="56" rx="4" fill="#FCFAF5"/>${type(190, 288, ink.line(0, '10 × 10 cm'), 16, { anchor: 'middle', weight: 700, fill: '#2A2E30', fit: 140 })}`,
  );

const tapeRoll: Draw = (ink) =>
  shadow(204, 318, 130) +
  row(
    2,
    0,
    0,
    66,
    34,
    () =>
      `<path d="M150 102h54a82 82 0 0 1 0 164h-54z" fill="#EDE9E0"/><circle cx="148" cy="184" r="82" fill="#FDFCFA" stroke="#DDD8CD"/><circle cx="148" cy="184" r="68" fill="none" stroke="#E9E5DB" stroke-width="2"/><circle cx="148" cy="184" r="48" fill="${ink.tint}"/><circle cx="148" cy="184" r="38" fill="#F3F1EC"/><circle cx="148" cy="184" r="38" fill="#3A342A" opacity=".1"/>`,
  ) +
  type(214, 223, ink.line(0, '2.5 cm'), 15, {
    anchor: 'middle',
    weight: 700,
    fill: ink.dark,
    fit: 66,
  });

function hinged(ink: Ink, tip: string): string {
  return (
    shadow(204, 326, 110, 16) +
    turned(
      24,
      `<g fill="none" stroke="url(#stv)" stroke-width="13"><ellipse cx="160" cy="302" rx="25" ry="31"/><ellipse cx="240" cy="302" rx="25" ry="31"/></g><path d="M170 274L196 178l14 4-26 98zM230 274l-26-96-14 4 26 98z" fill="url(#stl)"/>${tip}<circle cx="200" cy="180" r="8" fill="#E8EBEC" stroke="#7F888C" stroke-width="2"/><rect x="178" y="236" width="5" height="20" fill="${ink.tint}" transform="rotate(15 180 246)"/>`,
      200,
      210,
    )
  );
}
const scissors: Draw = (ink) =>
  hinged(
    ink,
    '<path d="M190 184L178 62q16 40 32 116zM210 184L222 62q-16 40-32 116z" fill="url(#stl)" stroke="#7F888C"/>',
  );
const needleHolder: Draw = (ink) =>
  hinged(
    ink,
    '<path d="M190 184l2-88q2-10 7-10v94zM210 184l-2-88q-2-10-7-10v94z" fill="url(#stl)" stroke="#7F888C"/><path d="M194 98h12M194 106h12M194 114h12M194 122h12" stroke="#7F888C" stroke-width="1.6"/><path d="M176 292l24-6 24 6" fill="none" stroke="#98A0A4" stroke-width="6"/>',
  );
const extractionForceps: Draw = (ink) =>
  shadow(204, 322, 120, 16) +
  turned(
    30,
    `<path d="M186 164c-30 40-40 96-32 164 1 10 18 10 19 0 2-60 8-106 30-150zM214 164c30 40 40 96 32 164-1 10-18 10-19 0-2-60-8-106-30-150z" fill="url(#stl)" stroke="#8A9296"/><path d="M160 236v60M240 236v60" stroke="#6F777B" stroke-width="10" stroke-dasharray="2 4" opacity=".6"/><circle cx="200" cy="160" r="22" fill="url(#stl)" stroke="#8A9296"/><circle cx="200" cy="160" r="8" fill="#E8EBEC" stroke="#7F888C"/><path d="M188 146c-16-28-10-58 8-78 4 22-2 46 6 72zM212 146c16-28 10-58-8-78-4 22 2 46-6 72z" fill="url(#stl)" stroke="#8A9296"/>${type(240, 226, ink.line(0, ''), 11, { fill: '#565F63', weight: 700, anchor: 'middle' })}`,
  ) +
  (ink.lines.length > 0
    ? type(76, 104, ink.line(0, ''), 20, { weight: 700, fill: '#706A5F', fit: 120 })
    : '');

const handle = (y: number, ink: Ink) =>
  `<rect x="120" y="${y}" width="170" height="20" rx="10" fill="url(#stv)"/><path d="M140 ${y + 1}v18M150 ${y + 1}v18M160 ${y + 1}v18M246 ${y + 1}v18M256 ${y + 1}v18M266 ${y + 1}v18" stroke="#8A9296" stroke-width="2.4"/><rect x="190" y="${y}" width="26" height="20" fill="${ink.tint}" opacity=".85"/>`;
const mirrorProbe: Draw = (ink) =>
  shadow(204, 300, 150, 18) +
  turned(
    -24,
    `${handle(170, ink)}<path d="M122 176L86 172v12l36 0z" fill="#B9C0C3"/><ellipse cx="62" cy="166" rx="32" ry="29" fill="#EDF2F4" stroke="url(#stl)" stroke-width="6"/>${gleam('M46 156q8-10 20-10', 5, 0.9)}<path d="M290 180h24" stroke="#98A0A4" stroke-width="6"/>${handle(226, ink)}<path d="M122 236H84q-16 0-22-16l-10-24" fill="none" stroke="#8A9296" stroke-width="5" stroke-linecap="round"/><path d="M288 236h36q14 0 16-14t-12-20" fill="none" stroke="#8A9296" stroke-width="5" stroke-linecap="round"/>`,
  );
const curette: Draw = (ink) =>
  shadow(204, 300, 150, 18) +
  turned(
    -26,
    `${handle(196, ink)}<path d="M122 206H92q-14 0-20-14l-8-20q-10-4-14 6" fill="none" stroke="url(#stl)" stroke-width="6" stroke-linecap="round"/><path d="M122 206H92q-14 0-20-14l-8-20q-10-4-14 6" fill="none" stroke="#8A9296" stroke-width="4" stroke-linecap="round"/><path d="M288 206h34q14 0 20 14l6 16q8 6 14-4" fill="none" stroke="#8A9296" stroke-width="5" stroke-linecap="round"/>${type(203, 211, ink.line(0, '5/6'), 12, { anchor: 'middle', weight: 700, fill: ink.on, fit: 24 })}`,
  );
const elevator: Draw = (ink) =>
  shadow(204, 306, 130, 18) +
  turned(
    -30,
    `<path d="M226 184q60-20 100 0 16 10 16 26t-16 26q-40 20-100 0-8-26 0-52z" fill="url(#tnv)"/><path d="M250 182v56M266 178v64M282 176v68M298 178v64" stroke="${ink.deep}" stroke-width="3" opacity=".45"/><path d="M228 200H104l-48 6q-12 4 0 9l48 5h124z" fill="url(#stv)"/><path d="M104 202l-46 6q-8 3 0 5l46 5z" fill="#F8F9F9" opacity=".8"/>`,
  );

const endoFiles: Draw = (ink) => {
  const colours = ['#F4F1EA', '#E9C53F', '#C33B33', '#2F62A6', '#3E8F6C', '#2A2E30'];
  return (
    shadow(204, 322, 140) +
    row(
      6,
      92,
      70,
      44,
      0,
      (i) =>
        `<path d="M0 62h9l-3 108q-1.500 6-3 0z" fill="url(#stl)"/><path d="M1 78l7 8M1 92l7 8M1 106l7 8M2 120l6 8M2 134l5 7" stroke="#7F888C" stroke-width="1.4"/><rect x="-5" y="${54 + (i % 2) * 4}" width="19" height="7" rx="2" fill="#33383A" opacity=".75"/><rect x="-6" width="21" height="54" rx="7" fill="${colours[i]}" stroke="#3A342A" stroke-opacity=".16"/><path d="M-6 14h21M-6 22h21M-6 30h21" stroke="#3A342A" stroke-opacity=".18" stroke-width="2"/>`,
    ) +
    '<path d="M316 232l32-18v82l-32 18z" fill="#DAD8D1"/><path d="M66 232l32-18h250l-32 18z" fill="#F2F0EA"/><rect x="66" y="232" width="250" height="82" fill="#FDFCFA"/>' +
    `<rect x="66" y="232" width="250" height="9" fill="${ink.tint}"/>` +
    ink.mark(82, 272, 19, { fill: '#2A2E30', fit: 130 }) +
    type(82, 296, ink.line(1, 'K-files'), 12, { fit: 120 }) +
    type(302, 282, ink.line(0, '15–40'), 19, {
      anchor: 'end',
      weight: 700,
      fill: ink.dark,
      fit: 90,
    })
  );
};
const points: Draw = (ink) =>
  shadow(204, 318, 140) +
  '<rect x="74" y="130" width="256" height="174" rx="8" fill="url(#paper)" stroke="#DDD8CD"/><path d="M74 138q0-8 8-8h240q8 0 8 8l-14-46q-2-8-10-8H98q-8 0-10 8z" fill="#DCE6EA" opacity=".8"/>' +
  ['#F4F1EA', '#E9C53F', '#C33B33', '#2F62A6', '#3E8F6C', '#2A2E30']
    .map(
      (c, i) =>
        `<rect x="${90 + i * 39}" y="146" width="30" height="98" rx="3" fill="#E7E2D7"/><rect x="${90 + i * 39}" y="146" width="30" height="12" fill="${c}"/>${row(3, 94 + i * 39, 166, 8, 0, () => `<path d="M0 0h5l-2 70z" fill="${ink.light}"/>`)}`,
    )
    .join('') +
  ink.mark(90, 284, 18, { fill: ink.dark, fit: 120 }) +
  type(316, 283, ink.line(0, '15–40'), 15, {
    anchor: 'end',
    weight: 600,
    fill: '#2A2E30',
    fit: 100,
  }) +
  ink.mark(202, 118, 0.1);

const wireCard: Draw = (ink) =>
  shadow(204, 324, 120) +
  turned(
    -6,
    `<rect x="104" y="76" width="196" height="244" rx="6" fill="#fff" stroke="#DDD8CD"/><rect x="104" y="76" width="196" height="46" fill="${ink.tint}"/>${ink.mark(202, 106, 19, { anchor: 'middle', fill: ink.on, fit: 170 })}${row(3, 0, 0, 0, 16, () => '<path d="M142 236c-12-90 22-102 60-102s72 12 60 102" fill="none" stroke="#98A0A4" stroke-width="4.500" stroke-linecap="round"/>')}${type(202, 262, ink.line(0, '0.016 NiTi'), 19, { anchor: 'middle', weight: 700, fill: '#2A2E30', fit: 170 })}${type(202, 288, ink.line(1, 'Upper · 10 pcs'), 13, { anchor: 'middle', fit: 170 })}`,
  );
const brackets: Draw = (ink) =>
  shadow(204, 318, 140) +
  `<rect x="76" y="110" width="250" height="196" rx="12" fill="url(#paper)" stroke="#DDD8CD"/><rect x="90" y="124" width="222" height="120" rx="6" fill="${ink.pale}"/>` +
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
    .map(
      (i) =>
        `<g transform="translate(${106 + (i % 5) * 43} ${140 + Math.floor(i / 5) * 54})"><rect width="26" height="32" rx="3" fill="url(#stl)" stroke="#7F888C"/><path d="M0 13h26v6H0z" fill="#565F63"/><path d="M11 0h4v32h-4z" fill="#7F888C"/><circle cx="22" cy="4" r="3" fill="${ink.tint}"/></g>`,
    )
    .join('') +
  ink.mark(94, 284, 19, { fill: ink.dark, fit: 120 }) +
  type(310, 283, ink.line(0, 'MBT 0.022'), 14, {
    anchor: 'end',
    weight: 600,
    fill: '#2A2E30',
    fit: 100,
  });
const elastics: Draw = (ink) =>
  shadow(204, 316, 130) +
  `<path d="M96 104h212l-8 200q-98 18-196 0z" fill="#EEF1F1" stroke="#CFD6D8"/><path d="M96 104h212v24H96z" fill="${ink.tint}"/>` +
  [
    [150, 230],
    [190, 250],
    [230, 228],
    [262, 256],
    [140, 270],
    [216, 276],
    [176, 212],
    [250, 206],
  ]
    .map(
      ([x, y], i) =>
        `<ellipse cx="${x}" cy="${y}" rx="17" ry="${i % 2 === 0 ? 15 : 11}" fill="none" stroke="${i % 3 === 0 ? ink.dark : ink.light}" stroke-width="5"/>`,
    )
    .join('') +
  ink.mark(202, 160, 22, { anchor: 'middle', fill: ink.dark, fit: 170 }) +
  type(202, 184, ink.line(0, '3/16″ · 4.5 oz'), 15, {
    anchor: 'middle',
    weight: 600,
    fill: '#2A2E30',
    fit: 170,
  });

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
  '<path d="M140 236q60 18 122 0v26q-62 20-122 0z" fill="#F8F6F1" stroke="#DDD8CD"/>' +
  ink.mark(200, 263, 13, { fill: '#565148', anchor: 'middle', fit: 104 });
const cups: Draw = (ink) =>
  shadow(204, 330, 110) +
  row(
    5,
    0,
    0,
    7,
    -24,
    (i) =>
      `<path d="M108 190h156l-22 134q-56 14-112 0z" fill="${i % 2 === 0 ? ink.light : ink.pale}" stroke="${ink.tint}" stroke-opacity=".35"/><path d="M116 232h142M122 268h128" stroke="#fff" stroke-width="3" opacity=".6"/><ellipse cx="186" cy="190" rx="80" ry="16" fill="#fff" stroke="${ink.light}" stroke-width="3"/>`,
  ) +
  `<ellipse cx="214" cy="94" rx="66" ry="11" fill="${ink.light}" opacity=".55"/>`;
const suctionTube: Draw = (ink) =>
  shadow(204, 318, 140) +
  `<path d="M84 268c0-110 60-170 130-170s110 54 92 108-110 66-130 26 40-70 72-42-4 78-60 102" fill="none" stroke="#C9D6DB" stroke-width="24" stroke-linecap="round"/><path d="M84 268c0-110 60-170 130-170s110 54 92 108-110 66-130 26 40-70 72-42-4 78-60 102" fill="none" stroke="#F4F8F9" stroke-width="9" stroke-linecap="round" opacity=".9"/><path d="M72 256h26l4 56H66z" fill="url(#tn)"/><path d="M170 280l30-16 14 24-32 20z" fill="${ink.tint}"/>`;
const drapePack: Draw = (ink) =>
  shadow(204, 320, 146) +
  `<path d="M78 190l126-54 130 50-128 60z" fill="${ink.light}"/><path d="M78 190l128 56v66L78 250z" fill="${ink.tint}"/><path d="M206 246l128-60v66l-128 60z" fill="${ink.dark}"/><path d="M142 162l128 54M110 176l130 54M174 148l128 52" stroke="#fff" stroke-width="2.5" opacity=".4"/><path d="M78 210l128 56 128-60M78 230l128 56 128-60" fill="none" stroke="#fff" stroke-width="2" opacity=".3"/>` +
  `<path d="M150 176l64-27 62 24-64 29z" fill="#fff"/><g transform="translate(158 178) skewY(20)">${ink.mark(0, 0, 11, { fill: ink.dark, fit: 50 })}</g>`;

function bottle(ink: Ink, body: string, cap: string, name: string, note: string): string {
  return (
    shadow(200, 340, 84, 16) +
    `<rect x="150" y="76" width="100" height="48" rx="8" fill="${cap}"/><path d="M162 80v40M174 80v40M186 80v40M198 80v40M210 80v40M222 80v40M234 80v40" stroke="#3A342A" stroke-opacity=".12" stroke-width="2"/><path d="M156 124h88q22 8 22 34v158q0 18-18 18h-96q-18 0-18-18V158q0-26 22-34z" fill="${body}"/><rect x="134" y="176" width="132" height="124" fill="#FBFAF7"/><rect x="134" y="176" width="132" height="30" fill="${ink.tint}"/>` +
    ink.mark(200, 197, 15, { anchor: 'middle', fill: ink.on, fit: 118 }) +
    type(200, 238, name, 17, { anchor: 'middle', weight: 700, fill: '#2A2E30', fit: 120 }) +
    type(200, 262, note, 13, { anchor: 'middle', fit: 118 }) +
    gleam('M146 140v186', 6, 0.35)
  );
}
const tablets: Draw = (ink) =>
  bottle(ink, 'url(#wh)', 'url(#wh)', ink.line(0, 'Paracetamol'), ink.line(1, '500 mg'));
const solution: Draw = (ink) =>
  bottle(ink, 'url(#amb)', '#33383A', ink.line(0, 'Povidone iodine'), ink.line(1, '500 ml'));
const medicineBox: Draw = (ink) =>
  shadow(206, 318, 146) +
  carton(ink, 78, 150, 206, 150, 48, 0) +
  `<path d="M78 246h206v54H78z" fill="${ink.tint}"/><path d="M284 246l48-26v54l-48 26z" fill="${ink.dark}"/><path d="M78 240l206-42v48H78z" fill="${ink.light}" opacity=".5"/>` +
  type(94, 190, ink.line(0, 'Amoxicillin'), 21, { weight: 700, fill: '#2A2E30', fit: 176 }) +
  type(94, 212, ink.line(1, '500 mg'), 14, { weight: 600, fit: 176 }) +
  ink.mark(94, 282, 17, { fill: ink.on, fit: 170 }) +
  `<g transform="rotate(-12 120 320)"><rect x="58" y="296" width="150" height="38" rx="5" fill="url(#foil)" stroke="#B4BBBE"/>${row(5, 74, 315, 28, 0, () => `<ellipse rx="10" ry="12" fill="${ink.pale}" stroke="#fff"/>`)}</g>`;
const vial: Draw = (ink) =>
  shadow(200, 336, 76, 15) +
  `<rect x="160" y="74" width="80" height="26" rx="6" fill="${ink.tint}"/><rect x="156" y="98" width="88" height="30" rx="4" fill="url(#stl)"/><path d="M170 128h60v14q36 8 36 40v134q0 16-16 16H150q-16 0-16-16V182q0-32 36-40z" fill="url(#glass)" stroke="#B6C7CE"/><path d="M138 214h124v100q0 14-14 14h-96q-14 0-14-14z" fill="${ink.pale}" opacity=".6"/><rect x="134" y="196" width="132" height="98" fill="#FBFAF7"/><rect x="134" y="196" width="132" height="12" fill="${ink.tint}"/>` +
  ink.mark(200, 230, 13, { anchor: 'middle', fill: '#565148', fit: 110 }) +
  type(200, 256, ink.line(0, 'Lidocaine 2 %'), 16, {
    anchor: 'middle',
    weight: 700,
    fill: '#2A2E30',
    fit: 118,
  }) +
  type(200, 280, ink.line(1, '20 ml'), 13, { anchor: 'middle', fit: 118 });
const ampoules: Draw = (ink) =>
  shadow(204, 326, 130) +
  row(
    4,
    84,
    104,
    62,
    0,
    (i) =>
      `<path d="M14 0h14q5 0 4 8l-6 40h-10L10 8q-1-8 4-8z" fill="url(#${i % 2 === 0 ? 'amb' : 'amb'})"/><path d="M15 46h12l2 14q13 6 13 24v108q0 12-12 12H12q-12 0-12-12V84q0-18 13-24z" fill="url(#amb)"/><path d="M12 46h18" stroke="${ink.tint}" stroke-width="4"/><rect y="104" width="42" height="76" fill="#FBFAF7"/><rect y="104" width="42" height="12" fill="${ink.tint}"/>${type(21, 138, ink.line(0, 'Adrenaline'), 9, { anchor: 'middle', weight: 700, fill: '#2A2E30', fit: 38 })}${type(21, 156, ink.line(1, '1 mg/ml'), 8, { anchor: 'middle', fit: 38 })}`,
  );
const ointment: Draw = (ink) =>
  shadow(204, 318, 136, 18) +
  turned(
    -24,
    `<path d="M92 150h16v112H92z" fill="url(#foil)"/><path d="M106 152l176 26v56l-176 26z" fill="url(#whv)" stroke="#DDD8CD"/><path d="M128 168l126 18v40l-126 18z" fill="${ink.tint}"/><rect x="282" y="186" width="16" height="40" fill="#EDEAE3"/><rect x="296" y="182" width="46" height="48" rx="6" fill="url(#tnv)"/>${ink.mark(190, 202, 15, { anchor: 'middle', fill: ink.on, fit: 110 })}${type(190, 221, ink.line(0, 'Gel 15 g'), 12, { anchor: 'middle', fill: ink.on, fit: 110 })}`,
  );
const inhaler: Draw = (ink) =>
  shadow(196, 336, 90, 16) +
  `<rect x="176" y="74" width="76" height="110" rx="14" fill="url(#stl)"/><path d="M164 128h100l8 130q2 20-14 30l-84 40q-20 10-30-8l-24-44q-4-10 6-14l38-16z" fill="url(#tn)"/><path d="M120 276q-4-10 6-14l36-14 36 66-24 14q-20 10-30-8z" fill="${ink.light}"/>${gleam('M178 144l6 100', 6)}` +
  ink.mark(224, 192, 12, { anchor: 'middle', fill: ink.on, fit: 72 }) +
  type(224, 210, ink.line(0, '100 mcg'), 11, { anchor: 'middle', fill: ink.on, fit: 72 });

export const clinicalArt = {
  cartridges,
  needles,
  syringe,
  cannula,
  suture,
  blades,
  gauze,
  cotton,
  bandage,
  dressing,
  'tape-roll': tapeRoll,
  scissors,
  'needle-holder': needleHolder,
  'extraction-forceps': extractionForceps,
  'mirror-probe': mirrorProbe,
  curette,
  elevator,
  'endo-files': endoFiles,
  'endo-points': points,
  'wire-card': wireCard,
  brackets,
  elastics,
  ejectors,
  cups,
  'suction-tube': suctionTube,
  'drape-pack': drapePack,
  tablets,
  solution,
  'medicine-box': medicineBox,
  vial,
  ampoules,
  ointment,
  inhaler,
} satisfies Record<string, Draw>;
