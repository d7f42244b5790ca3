import { type Draw, type Ink, type } from './ink.ts';
import { amountOf, scaled } from './labels.ts';
import { row, shadow, turned } from './solids.ts';

/** From 5 cm to 15 cm a side. */
const sizeOf = (ink: Ink) => 0.66 + 0.024 * (amountOf(ink.line(0)) ?? 15);

function sachet(ink: Ink, goods: string): string {
  return scaled(
    sizeOf(ink),
    shadow(204, 318, 136) +
      turned(
        9,
        `<rect x="138" y="92" width="160" height="206" rx="6" fill="url(#paper)" stroke="#DDD8CD"/>`,
      ) +
      turned(
        -5,
        `<rect x="110" y="92" width="160" height="212" rx="6" fill="#fff" stroke="#DDD8CD"/><rect x="110" y="92" width="160" height="54" fill="${ink.tint}"/>${ink.mark(190, 126, 19, { anchor: 'middle', fill: ink.on, fit: 140 })}${goods}${type(190, 292, ink.line(0), 24, { anchor: 'middle', weight: 700, fill: '#2A2E30', fit: 146 })}`,
      ),
    318,
  );
}
/** Silicone foam: a beige border about a white pad. */
const dressing: Draw = (ink) =>
  sachet(
    ink,
    '<rect x="132" y="158" width="116" height="104" rx="12" fill="#F2DCC6" stroke="#E3C7AA"/><rect x="154" y="178" width="72" height="64" rx="6" fill="#FCFAF5"/><path d="M162 190h4M176 190h4M190 190h4M204 190h4M162 204h4M176 204h4M190 204h4M204 204h4M162 218h4M176 218h4M190 218h4M204 218h4" stroke="#DDD3C2" stroke-width="4"/>',
  );
const hydrocolloid: Draw = (ink) =>
  sachet(
    ink,
    '<rect x="132" y="158" width="116" height="104" rx="26" fill="#D9AE78" opacity=".9" stroke="#BF935C"/><path d="M146 182q18-14 40-14" stroke="#fff" stroke-width="7" opacity=".45" fill="none" stroke-linecap="round"/>',
  );
const film: Draw = (ink) =>
  sachet(
    ink,
    '<rect x="132" y="158" width="116" height="104" rx="8" fill="#E4EFF4" opacity=".55" stroke="#A9C6D8" stroke-width="2"/><rect x="150" y="176" width="80" height="68" rx="5" fill="none" stroke="#A9C6D8" stroke-width="3" stroke-dasharray="6 5"/><path d="M144 250l90-84M170 254l70-64" stroke="#fff" stroke-width="6" opacity=".9"/>',
  );
const alginateDressing: Draw = (ink) =>
  sachet(
    ink,
    '<rect x="132" y="158" width="116" height="104" rx="6" fill="#F4F1E6" stroke="#D8D1BC"/><path d="M138 172q26 12 52 0t52 2M138 190q26 12 52 0t52 2M138 208q26 12 52 0t52 2M138 226q26 12 52 0t52 2M138 244q26 12 52 0t52 2M150 164q10 40-2 90M186 162q-12 44 4 94M222 164q10 44-4 92" stroke="#C9C0A6" stroke-width="2" fill="none"/>',
  );

/** From 5 cm to 10 cm wide. */
const bandageScale = (ink: Ink) => 0.72 + 0.028 * (amountOf(ink.line(0)) ?? 10);
const coil = (ink: Ink, face: string, edge: string, extra = '') =>
  scaled(
    bandageScale(ink),
    shadow(204, 318, 130) +
      `<path d="M196 130h84a84 84 0 0 1 0 168h-84z" fill="${edge}"/><path d="M214 132v164M232 132v164M250 133v162M268 136v156M286 139v150" stroke="${ink.light}" stroke-width="2" opacity=".6"/><path d="M170 298h180q16 0 14-14l-4-14H200z" fill="${edge}" stroke="${ink.light}" stroke-width="1.5"/>` +
      `<circle cx="176" cy="214" r="86" fill="${face}" stroke="${ink.light}" stroke-width="2"/><g fill="none" stroke="${ink.light}" stroke-width="2.4" opacity=".75"><circle cx="176" cy="214" r="72"/><circle cx="176" cy="214" r="59"/><circle cx="176" cy="214" r="46"/><circle cx="176" cy="214" r="33"/><circle cx="176" cy="214" r="20"/></g><circle cx="176" cy="214" r="9" fill="${ink.tint}" opacity=".6"/>${extra}` +
      `<rect x="212" y="176" width="124" height="74" fill="#fff" opacity=".94"/><rect x="212" y="176" width="124" height="10" fill="${ink.pack}"/>` +
      ink.mark(220, 207, 14, { fill: '#565148', fit: 108 }) +
      type(220, 236, ink.line(0), 24, { weight: 700, fill: '#2A2E30', fit: 108 }),
    318,
  );
/** Two clips close it. */
const bandage: Draw = (ink) =>
  coil(
    ink,
    ink.pale,
    ink.pale,
    '<g fill="url(#stl)" stroke="#7F888C"><rect x="96" y="270" width="40" height="15" rx="4" transform="rotate(24 116 277)"/><rect x="140" y="288" width="40" height="15" rx="4" transform="rotate(6 160 295)"/></g>',
  );
/** In the colour it is sold in, and crinkled. */
const bandageCohesive: Draw = (ink) => coil(ink, ink.light, ink.tint);
/** White powder in gauze, in a moisture-proof wrap. */
const bandagePlaster: Draw = (ink) =>
  coil(
    ink,
    '#FFFFFF',
    '#F4F2EC',
    '<g fill="#B9B2A3" opacity=".7"><circle cx="130" cy="304" r="3"/><circle cx="148" cy="312" r="2.500"/><circle cx="112" cy="308" r="2"/><circle cx="168" cy="310" r="3"/><circle cx="96" cy="312" r="2.500"/></g>',
  );

function tapes(ink: Ink, edge: string, face: string): string {
  const depth = 14 + 12 * (amountOf(ink.line(0)) ?? 2.5);
  return (
    shadow(204, 318, 130) +
    row(
      2,
      0,
      0,
      66,
      34,
      () =>
        `<path d="M148 102h${depth}a82 82 0 0 1 0 164h-${depth}z" fill="${edge}"/><circle cx="148" cy="184" r="82" fill="${face}" stroke="#DDD8CD"/><circle cx="148" cy="184" r="68" fill="none" stroke="#E9E5DB" stroke-width="2"/><circle cx="148" cy="184" r="48" fill="${ink.tint}"/><circle cx="148" cy="184" r="40" fill="#F3F1EC"/>`,
    ) +
    ink.mark(214, 208, 12, { anchor: 'middle', fill: '#706A5F', fit: 62 }) +
    type(214, 234, ink.line(0).replace(/ × .*/, ''), 22, {
      anchor: 'middle',
      weight: 700,
      fill: '#2A2E30',
      fit: 72,
    })
  );
}
const tapeRoll: Draw = (ink) => tapes(ink, '#EDE9E0', '#FDFCFA');
const tapeSilk: Draw = (ink) => tapes(ink, 'url(#foil)', '#F1F2F4');
const tapeSilicone: Draw = (ink) => tapes(ink, '#9CC3D8', '#D5E7F0');

export const woundArt = {
  dressing,
  'dressing-hydrocolloid': hydrocolloid,
  'dressing-film': film,
  'dressing-alginate': alginateDressing,
  bandage,
  'bandage-cohesive': bandageCohesive,
  'bandage-plaster': bandagePlaster,
  'tape-roll': tapeRoll,
  'tape-roll-silk': tapeSilk,
  'tape-roll-silicone': tapeSilicone,
} satisfies Record<string, Draw>;
