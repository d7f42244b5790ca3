import { type Draw, type Ink, type } from './ink.ts';
import { amountOf, scaled, shadeOf, tag } from './labels.ts';
import { carton, gleam, row, shadow, turned } from './solids.ts';

const composite: Draw = (ink) =>
  shadow(204, 300, 150) +
  turned(
    -24,
    '<rect x="306" y="200" width="56" height="14" rx="4" fill="url(#drv)"/><rect x="352" y="176" width="10" height="62" rx="5" fill="url(#drv)"/><rect x="292" y="166" width="16" height="82" rx="7" fill="url(#drv)"/><rect x="112" y="178" width="186" height="58" rx="9" fill="url(#drv)"/><rect x="146" y="178" width="112" height="58" fill="#F8F6F1"/>' +
      `<rect x="190" y="178" width="68" height="58" fill="${shadeOf(ink.line(0)) ?? '#F8F6F1'}"/><rect x="146" y="178" width="12" height="58" fill="${ink.tint}"/><rect x="112" y="183" width="186" height="7" rx="3" fill="#fff" opacity=".25"/>` +
      type(224, 219, ink.line(0), 34, { weight: 700, fill: '#2A2E30', anchor: 'middle', fit: 60 }) +
      ink.mark(162, 206, 11, { fill: '#2A2E30', fit: 27 }) +
      type(162, 220, ink.kind, 9.5, { fit: 26, weight: 600 }) +
      `<path d="M112 190c-22 2-38 8-50 12v10c12 4 28 10 50 12z" fill="${ink.tint}"/><path d="M112 190c-22 2-38 8-50 12v3c14-3 30-7 50-9z" fill="#fff" opacity=".35"/>`,
    200,
    210,
  );

const flowable: Draw = (ink) =>
  shadow(204, 306, 140) +
  turned(
    -20,
    '<rect x="296" y="194" width="58" height="13" rx="4" fill="#E9E5DC"/><rect x="348" y="176" width="9" height="48" rx="4" fill="#DAD5CA"/><rect x="284" y="168" width="14" height="66" rx="6" fill="#E9E5DC"/><rect x="124" y="180" width="164" height="42" rx="8" fill="url(#drv)"/>' +
      `<rect x="146" y="180" width="120" height="42" fill="${ink.tint}"/><rect x="146" y="180" width="56" height="42" fill="${shadeOf(ink.line(0)) ?? ink.tint}"/>` +
      type(174, 210, ink.line(0), 25, {
        weight: 700,
        fill: shadeOf(ink.line(0)) === undefined ? ink.on : '#2A2E30',
        anchor: 'middle',
        fit: 50,
      }) +
      ink.mark(208, 199, 10, { fill: ink.on, fit: 54 }) +
      type(208, 214, ink.kind, 11, { fill: ink.on, weight: 600, fit: 54 }) +
      '<path d="M124 190l-18 4v14l18 4z" fill="#8A9296"/><path d="M106 197q-22 0-34 20l-4 8" fill="none" stroke="url(#stl)" stroke-width="6" stroke-linecap="round"/>',
    200,
    210,
  ) +
  row(
    3,
    116,
    318,
    34,
    6,
    () =>
      '<path d="M0 0h16l3 10h16q6 0 8 6" fill="none" stroke="#3B3F42" stroke-width="6" stroke-linecap="round"/>',
  );

const capsules: Draw = (ink) =>
  shadow(206, 322, 146) +
  carton(ink, 146, 104, 164, 190, 40, 50) +
  ink.mark(160, 136, 18, { fill: ink.on, fit: 140 }) +
  `<rect x="220" y="160" width="90" height="50" fill="${shadeOf(ink.line(0)) ?? '#FDFCFA'}"/>` +
  type(265, 197, ink.line(0), 32, { weight: 700, fill: '#2A2E30', anchor: 'middle', fit: 80 }) +
  type(160, 184, ink.kind, 17, { weight: 600, fit: 54 }) +
  type(300, 280, '50', 14, { weight: 600, anchor: 'end' }) +
  row(
    3,
    58,
    236,
    30,
    26,
    () =>
      `<g transform="rotate(-14)"><rect width="74" height="26" rx="6" fill="url(#whv)" stroke="#D9D4C8"/><rect x="8" width="20" height="26" fill="${ink.tint}"/><path d="M74 6h12l18-10" fill="none" stroke="#DAD5CA" stroke-width="9" stroke-linecap="round"/></g>`,
  );

const bond: Draw = (ink) =>
  scaled(
    (amountOf(ink.line(0)) ?? 5) < 5 ? 0.86 : 1,
    shadow(200, 330, 86, 16) +
      '<path d="M186 84h28l5 54h-38z" fill="url(#tn)"/><rect x="170" y="136" width="60" height="22" rx="4" fill="url(#tn)"/><path d="M176 158h48c4 16 22 20 22 40v118q0 12-12 12h-68q-12 0-12-12V198c0-20 18-24 22-40z" fill="url(#drk)"/><rect x="154" y="212" width="92" height="84" fill="#F8F6F1"/>' +
      `<rect x="154" y="212" width="92" height="20" fill="${ink.tint}"/>` +
      ink.mark(200, 227, 12, { fill: ink.on, anchor: 'middle', fit: 82 }) +
      type(200, 258, ink.kind, 21, {
        weight: 700,
        fill: '#2A2E30',
        anchor: 'middle',
        fit: 84,
      }) +
      type(200, 284, ink.line(0), 17, { anchor: 'middle', weight: 600, fit: 84 }),
  );

const etchant: Draw = (ink) =>
  scaled(
    (amountOf(ink.line(0)) ?? 3) > 9 ? 1.12 : 1,
    shadow(204, 306, 140) +
      turned(
        -22,
        '<rect x="268" y="192" width="78" height="12" rx="4" fill="#EDEAE3"/><rect x="340" y="172" width="9" height="54" rx="4" fill="#DCD8CE"/><rect x="256" y="166" width="12" height="66" rx="5" fill="#EDEAE3"/><rect x="112" y="178" width="146" height="42" rx="6" fill="url(#glv)" stroke="#B6C7CE"/>' +
          `<rect x="114" y="184" width="110" height="30" rx="4" fill="${ink.tint}" opacity=".85"/><rect x="148" y="178" width="82" height="42" fill="#fff" opacity=".94"/>` +
          ink.mark(154, 194, 11, { fill: ink.dark, fit: 70 }) +
          type(154, 213, ink.kind, 17, { weight: 700, fill: '#2A2E30', fit: 72 }) +
          '<path d="M112 192l-20 3v8l20 3z" fill="#8A9296"/><path d="M92 199q-18 0-28 16" fill="none" stroke="url(#stl)" stroke-width="5" stroke-linecap="round"/>' +
          `<circle cx="60" cy="222" r="7" fill="${ink.tint}"/>`,
        200,
        210,
      ),
    306,
  ) + tag(ink);

const automix: Draw = (ink) =>
  shadow(206, 312, 150) +
  turned(
    -24,
    '<rect x="120" y="168" width="150" height="24" rx="8" fill="url(#whv)" stroke="#D6D1C6"/><rect x="120" y="196" width="150" height="24" rx="8" fill="url(#drv)"/><rect x="262" y="154" width="12" height="80" rx="4" fill="#DAD5CA"/><rect x="274" y="174" width="76" height="10" fill="#EDEAE3"/><rect x="274" y="202" width="76" height="10" fill="#EDEAE3"/><rect x="346" y="160" width="11" height="66" rx="5" fill="url(#tnv)"/>' +
      `<rect x="146" y="168" width="96" height="52" fill="${shadeOf(ink.line(0)) ?? (ink.line(0) === '' ? (ink.goods ?? '#F8F6F1') : '#F8F6F1')}"/><rect x="146" y="168" width="96" height="15" fill="${ink.pack}"/>` +
      ink.mark(194, 180, 11, { fill: ink.onPack, anchor: 'middle', fit: 88 }) +
      type(ink.kind === '' ? 194 : 176, 209, ink.line(0), 22, {
        weight: 700,
        fill: '#2A2E30',
        anchor: 'middle',
        fit: 52,
      }) +
      type(ink.line(0) === '' ? 194 : 222, 207, ink.kind, 14, {
        anchor: 'middle',
        weight: 600,
        fit: 38,
      }) +
      '<rect x="98" y="178" width="24" height="32" rx="4" fill="#8A9296"/><path d="M98 186l-62 4v8l62 4z" fill="url(#glv)" stroke="#B6C7CE"/><path d="M92 188l-6 12-6-11-6 10-6-9-6 8-6-7" fill="none" stroke="#7F9AA5" stroke-width="2"/>',
    200,
    205,
  );

const tubePair: Draw = (ink) => {
  const [first = '', second = first] = ink.line(0).split(' + ');
  const tube = (cap: string, name: string, part: string, angle: number, x: number) =>
    `<g transform="translate(${x} 0) rotate(${angle} 200 200)"><path d="M160 74h80l-8 196h-64z" fill="url(#paper)" stroke="#DDD8CD"/><path d="M158 62h84v16h-84z" fill="url(#foil)"/><path d="M165 128h70l-4 96h-62z" fill="${cap}"/><path d="M178 270h44v16h-44z" fill="#DAD5CA"/><path d="M172 286h56v34q0 6-6 6h-44q-6 0-6-6z" fill="${cap}"/>${ink.mark(200, 158, 13, { anchor: 'middle', fill: '#fff', fit: 58 })}${type(200, 184, name, 13, { anchor: 'middle', weight: 700, fill: '#fff', fit: 58 })}${type(200, 206, ink.kind, 12, { anchor: 'middle', weight: 600, fill: '#fff', fit: 56 })}${type(200, 252, part, 15, { anchor: 'middle', weight: 700, fill: '#2A2E30', fit: 56 })}${gleam('M172 92l6 160', 6, 0.5)}</g>`;
  return (
    shadow(204, 334, 120) +
    tube(ink.pack, 'Base', first, -9, -46) +
    tube('#5B6266', 'Catalyst', second, 7, 46)
  );
};

const powderLiquid: Draw = (ink) =>
  shadow(204, 330, 136) +
  '<rect x="96" y="142" width="112" height="40" rx="8" fill="url(#tn)"/><path d="M102 180h100v132q0 16-16 16h-68q-16 0-16-16z" fill="url(#wh)"/>' +
  `<rect x="102" y="208" width="100" height="84" fill="${ink.tint}"/>` +
  ink.mark(152, 238, 15, { fill: ink.on, anchor: 'middle', fit: 88 }) +
  `<rect x="102" y="248" width="100" height="44" fill="${shadeOf(ink.line(0)) ?? '#F8F6F1'}"/>` +
  type(152, 282, ink.line(0), 30, {
    fill: '#2A2E30',
    anchor: 'middle',
    weight: 700,
    fit: 90,
  }) +
  type(152, 318, 'P 35 g', 13, { anchor: 'middle', weight: 600 }) +
  '<path d="M248 148h24l4 34h-32z" fill="#EFEBE3"/><rect x="234" y="180" width="52" height="18" rx="4" fill="#E2DED4"/><path d="M240 198h40q20 8 20 30v86q0 14-14 14h-52q-14 0-14-14v-86q0-22 20-30z" fill="url(#amb)"/><rect x="224" y="240" width="72" height="62" fill="#F8F6F1"/>' +
  `<rect x="224" y="240" width="72" height="14" fill="${ink.tint}"/>` +
  type(260, 274, ink.kind, 14, { anchor: 'middle', weight: 700, fill: '#2A2E30', fit: 66 }) +
  type(260, 293, 'L 25 g', 13, { anchor: 'middle', weight: 600, fit: 66 });

const paste: Draw = (ink) =>
  shadow(200, 318, 120) +
  '<ellipse cx="200" cy="296" rx="96" ry="22" fill="#D6D1C6"/><path d="M104 190h192v106q0 22-96 22t-96-22z" fill="url(#wh)"/>' +
  `<path d="M104 214h192v58q-96 26-192 0z" fill="${ink.tint}"/>` +
  '<ellipse cx="200" cy="186" rx="102" ry="24" fill="#EDEAE3"/><path d="M98 160h204v26q-102 34-204 0z" fill="url(#wh)"/><ellipse cx="200" cy="160" rx="102" ry="24" fill="#FBFAF7" stroke="#E2DED5"/>' +
  ink.mark(200, 258, 18, { fill: ink.on, anchor: 'middle', fit: 160 }) +
  type(200, 172, ink.line(0), 30, { weight: 700, fill: '#565148', anchor: 'middle', fit: 150 }) +
  type(200, 305, ink.kind, 15, { weight: 600, anchor: 'middle', fit: 150 });

const shadeTooth = (x: number, y: number, colour: string) =>
  `<path d="M${x} ${y}c-18-2-30 12-26 38 2 18 8 26 10 48 2 16 10 16 12 0 1-10 2-16 4-16s3 6 4 16c2 16 10 16 12 0 2-22 8-30 10-48 4-26-8-40-26-38z" fill="${colour}" stroke="#D8CDB4"/><path d="M${x - 12} ${y + 14}q2-8 10-8" stroke="#fff" stroke-width="4" stroke-linecap="round" fill="none"/>`;
/** Six compartments of the kit; a refill of five has one empty. */
export const crownPlaces = (ink: Ink): readonly (readonly [number, number])[] =>
  (
    [
      [120, 166],
      [198, 166],
      [278, 166],
      [120, 236],
      [198, 236],
      [278, 236],
    ] as const
  ).slice(0, amountOf(ink.line(0)) === 5 ? 5 : 6);

const tempCrown: Draw = (ink) =>
  shadow(202, 318, 140) +
  `<rect x="76" y="120" width="248" height="186" rx="10" fill="#F7F5F0" stroke="#DDD8CD"/><rect x="76" y="120" width="248" height="34" rx="10" fill="${ink.tint}"/><path d="M88 230h224M158 164v132M240 164v132" stroke="#DDD8CD" stroke-width="3"/>` +
  ink.mark(92, 143, 16, { fill: ink.on, fit: 130 }) +
  type(310, 145, ink.line(0), 20, { anchor: 'end', weight: 700, fill: ink.on, fit: 90 }) +
  crownPlaces(ink)
    .map(
      ([x, y]) =>
        `<g transform="translate(${x} ${y}) scale(.55)">${shadeTooth(0, 4, '#F6EEDC')}</g>`,
    )
    .join('');

const matrix: Draw = (ink) =>
  shadow(202, 314, 140) +
  carton(ink, 166, 180, 146, 120, 38, 36) +
  ink.mark(178, 204, 15, { fill: ink.on, fit: 124 }) +
  type(178, 254, ink.line(0), 32, { weight: 700, fill: '#2A2E30', fit: 124 }) +
  type(178, 282, ink.kind, 16, { weight: 600, fit: 124 }) +
  row(
    3,
    78,
    100,
    66,
    0,
    (i) =>
      `<path d="M0 12q30-26 64 4l-8 50q-26 18-50-4z" fill="url(#foil)" stroke="#98A0A4" transform="rotate(${i * 14 - 10} 30 30)"/>`,
  ) +
  '<path d="M92 214c-40 30-30 84 24 82 42-2 50-36 40-58" fill="none" stroke="url(#stl)" stroke-width="8" stroke-linecap="round"/><path d="M86 208l16 14M150 230l14 14" stroke="#8A9296" stroke-width="11" stroke-linecap="round"/>';

const WEDGE_COLOURS = ['#E3A23B', '#3F72B0', '#3E8F6C', '#C85B7A', '#8A6BB0', '#5FA7B8'];

/** A box of one colour where the specification has one, else of six. */
function wedgeBox(ink: Ink, wedge: (colour: string) => string): string {
  return (
    shadow(202, 316, 130) +
    '<rect x="90" y="150" width="220" height="150" rx="12" fill="url(#paper)" stroke="#DDD8CD"/><path d="M163 156v138M237 156v138M96 226h208" stroke="#DDD8CD" stroke-width="3"/>' +
    WEDGE_COLOURS.map((colour, i) =>
      row(
        4,
        104 + (i % 3) * 74,
        172 + Math.floor(i / 3) * 74,
        4,
        11,
        (k) => `<g transform="rotate(${k * 9 - 12})">${wedge(ink.goods ?? colour)}</g>`,
      ),
    ).join('') +
    `<path d="M90 162q0-12 12-12h196q12 0 12 12l-18-58q-3-10-14-10H122q-11 0-14 10z" fill="${ink.light}" opacity=".6"/>` +
    ink.mark(200, 130, 18, { anchor: 'middle', fill: ink.deep, fit: 160 }) +
    tag(ink)
  );
}
/** Dyed wood, with its grain. */
const wedges: Draw = (ink) =>
  wedgeBox(
    ink,
    (colour) =>
      `<path d="M0 0l44 5-44 6z" fill="${colour}"/><path d="M0 0l12 1.400v8L0 11z" fill="#D9B98A"/><path d="M12 4l24 1M12 7l20-1" stroke="#3A342A" stroke-width=".8" opacity=".3"/>`,
  );
/** Hollow, with a handle. */
const wedgesPlastic: Draw = (ink) =>
  wedgeBox(
    ink,
    (colour) =>
      `<path d="M10 0q24 0 36 6-12 6-36 6z" fill="${colour}"/><path d="M16 4h14l6 2-6 2H16z" fill="#fff" opacity=".75"/><rect y="2" width="10" height="8" rx="2" fill="${colour}"/>`,
  );

const applicators: Draw = (ink) =>
  shadow(202, 330, 96, 18) +
  ['-16', '-11', '-6', '-2', '3', '7', '12', '16']
    .map(
      (a, i) =>
        `<g transform="rotate(${a} 200 320)"><rect x="197" y="${86 + (i % 3) * 8}" width="5" height="160" fill="${i % 2 === 0 ? ink.light : ink.tint}"/><ellipse cx="199.500" cy="${86 + (i % 3) * 8}" rx="6" ry="8" fill="#fff" stroke="#DDD8CD"/></g>`,
    )
    .join('') +
  '<path d="M136 190h128v124q0 14-14 14H150q-14 0-14-14z" fill="url(#glass)" stroke="#B6C7CE"/>' +
  `<rect x="136" y="224" width="128" height="68" fill="${ink.tint}"/>` +
  ink.mark(200, 254, 17, { fill: ink.on, anchor: 'middle', fit: 112 }) +
  type(200, 280, ink.lines.join(' · '), 18, {
    weight: 700,
    fill: ink.on,
    anchor: 'middle',
    fit: 116,
  });

const whitening: Draw = (ink) =>
  shadow(204, 322, 146, 22) +
  `<path d="M78 120h248v66H78z" fill="${ink.pale}"/><path d="M66 186h272v118q0 10-10 10H76q-10 0-10-10z" fill="url(#paper)" stroke="#DDD8CD"/><path d="M78 120h248l12 66H66z" fill="#fff" opacity=".6"/><rect x="66" y="260" width="272" height="26" fill="${ink.tint}"/>` +
  ink.mark(204, 158, 24, { anchor: 'middle', fill: ink.tint, fit: 200 }) +
  row(
    4,
    92,
    208,
    56,
    0,
    () =>
      `<rect width="12" height="30" x="16" fill="#EDEAE3"/><rect x="0" y="4" width="18" height="24" fill="url(#glv)"/><rect y="2" width="44" height="20" rx="5" fill="url(#glv)" stroke="#B6C7CE"/><rect x="6" y="2" width="26" height="20" fill="${ink.light}" opacity=".7"/>`,
  ) +
  type(204, 280, ink.line(0), 21, {
    anchor: 'middle',
    weight: 600,
    fill: ink.on,
    fit: 220,
  });

const damSheets = (ink: Ink) =>
  `<rect x="118" y="84" width="196" height="196" rx="4" fill="${ink.dark}" transform="rotate(8 216 182)"/><rect x="114" y="86" width="196" height="196" rx="4" fill="${ink.tint}" transform="rotate(5 212 184)"/><rect x="110" y="88" width="196" height="196" rx="4" fill="url(#tl)" transform="rotate(2 208 186)"/><path d="M124 102h168M124 102v168" stroke="#fff" stroke-width="3" opacity=".35"/>` +
  ink.mark(208, 156, 21, { anchor: 'middle', fill: ink.deep, fit: 150 }) +
  type(208, 196, ink.lines.join(' · '), 30, {
    anchor: 'middle',
    weight: 700,
    fill: ink.deep,
    fit: 160,
  }) +
  type(208, 224, ink.kind, 17, { anchor: 'middle', weight: 600, fill: ink.deep, fit: 150 });
const rubberDam: Draw = (ink) =>
  scaled(ink.line(0) === 'S' ? 0.86 : 1, shadow(202, 318, 136) + damSheets(ink), 318);
const rubberDamKit: Draw = (ink) =>
  shadow(202, 324, 136) +
  damSheets(ink) +
  '<g fill="none" stroke="url(#stl)" stroke-width="9" stroke-linecap="round"><path d="M120 240c-34 10-44 70 0 82M176 240c34 10 44 70 0 82"/><path d="M114 262q34-30 68 0"/></g><circle cx="120" cy="284" r="7" fill="#F3F1EC" stroke="#8A9296" stroke-width="4"/><circle cx="176" cy="284" r="7" fill="#F3F1EC" stroke="#8A9296" stroke-width="4"/>';

const paperBooklet = (ink: Ink) =>
  '<rect x="96" y="92" width="180" height="82" rx="6" fill="url(#paper)" stroke="#DDD8CD" transform="rotate(-10 186 137)"/>' +
  turned(
    -10,
    ink.mark(186, 122, 18, { anchor: 'middle', fill: ink.tint, fit: 150 }) +
      type(186, 160, ink.line(0), 30, {
        anchor: 'middle',
        weight: 700,
        fill: '#2A2E30',
        fit: 150,
      }),
    186,
    137,
  );
const articulating: Draw = (ink) =>
  shadow(202, 314, 140) +
  '<path d="M82 252l150-44 98 40-150 46z" fill="#24457A"/><path d="M82 244l150-44 98 40-150 46z" fill="#2F62A6"/><path d="M100 228l150-44 74 30-150 46z" fill="#B23A3A"/><path d="M112 208l150-44 60 26-150 46z" fill="#4F86C6"/>' +
  paperBooklet(ink);
const articulatingHorseshoe: Draw = (ink) =>
  shadow(202, 318, 140) +
  '<g fill="none" stroke-linecap="butt" stroke-width="34"><path d="M118 306c-26-120 40-150 92-150s112 30 92 150" stroke="#B23A3A"/><path d="M110 298c-26-120 40-150 92-150s112 30 92 150" stroke="#2F62A6"/></g>' +
  `<g transform="translate(20 106) scale(.8)">${paperBooklet(ink)}</g>`;

export const restorativeArt = {
  composite,
  flowable,
  capsules,
  bond,
  etchant,
  automix,
  'tube-pair': tubePair,
  'powder-liquid': powderLiquid,
  paste,
  'temp-crown': tempCrown,
  matrix,
  wedges,
  'wedges-plastic': wedgesPlastic,
  applicators,
  whitening,
  'rubber-dam': rubberDam,
  'rubber-dam-kit': rubberDamKit,
  articulating,
  'articulating-horseshoe': articulatingHorseshoe,
} satisfies Record<string, Draw>;
