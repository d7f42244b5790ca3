import { type Draw, type } from './ink.ts';
import { row, shadow, turned } from './solids.ts';

/** Things that come with goods or from the points mall. */
const giftBox: Draw = (ink) =>
  shadow(204, 324, 140, 22) +
  `<path d="M84 176h212v128q0 8-8 8H92q-8 0-8-8z" fill="url(#tn)"/><path d="M296 176l38-22v128l-38 24z" fill="${ink.dark}"/><path d="M70 146h234v40H70z" fill="${ink.light}"/><path d="M304 146l44-26v40l-44 26z" fill="${ink.tint}"/><path d="M70 146l44-26h234l-44 26z" fill="${ink.pale}"/><path d="M172 146h32v166h-32z" fill="#E9C25A"/><path d="M172 146l44-26h30l-42 26z" fill="#F2D98C"/><path d="M200 126c-40-50-78-28-60-6 12 14 40 10 60 6zM208 126c30-54 76-40 62-14-10 16-40 16-62 14z" fill="#E9C25A" stroke="#C79A2B"/>`;
const hotWater: Draw = () =>
  shadow(200, 338, 112, 18) +
  '<path d="M118 116h164v200q0 20-20 20H138q-20 0-20-20z" fill="url(#whv)" stroke="#D5D0C5"/><path d="M112 92q0-26 26-26h124q26 0 26 26v28H112z" fill="url(#drk)"/><path d="M146 66q0-20 54-20t54 20" fill="none" stroke="#33383A" stroke-width="9"/><path d="M118 132H82q-8 0-8 10v18h20v-8h24z" fill="url(#drk)"/><rect x="150" y="150" width="100" height="52" rx="8" fill="#24282A"/>' +
  type(200, 186, '98 °C', 28, { weight: 600, fill: '#8FE0BE', anchor: 'middle' }) +
  '<circle cx="170" cy="226" r="11" fill="#B23A3A"/><circle cx="200" cy="226" r="11" fill="#DAD5CA"/><circle cx="230" cy="226" r="11" fill="#DAD5CA"/><rect x="256" y="216" width="12" height="100" rx="6" fill="#CFE0E8"/><rect x="256" y="250" width="12" height="66" rx="6" fill="#7FB0CE"/>';
const flasks: Draw = () =>
  shadow(204, 334, 146, 18) +
  row(
    4,
    62,
    0,
    74,
    0,
    (i) =>
      `<rect y="132" width="60" height="200" rx="12" fill="${i % 2 === 0 ? 'url(#tn)' : 'url(#stl)'}"/><rect x="-3" y="94" width="66" height="44" rx="9" fill="url(#drk)"/><path d="M12 160v140" stroke="#fff" stroke-width="5" opacity=".3" stroke-linecap="round"/>`,
  );
/** A wire rack for boxes of gloves. */
const gloveRack: Draw = (ink) =>
  shadow(202, 320, 130) +
  '<path d="M96 96h212v200H96z" fill="none" stroke="url(#stl)" stroke-width="10"/><path d="M96 196h212M122 96v200M282 96v200" stroke="url(#stl)" stroke-width="7"/><path d="M96 296l-18 20M308 296l18 20" stroke="#8A9296" stroke-width="9" stroke-linecap="round"/><circle cx="132" cy="80" r="9" fill="#8A9296"/><circle cx="272" cy="80" r="9" fill="#8A9296"/>' +
  `<rect x="112" y="112" width="180" height="74" fill="#FDFCFA"/><rect x="112" y="112" width="180" height="20" fill="${ink.tint}"/><ellipse cx="202" cy="156" rx="52" ry="17" fill="${ink.pale}" stroke="${ink.light}"/><rect x="112" y="212" width="180" height="74" fill="#FDFCFA"/><rect x="112" y="212" width="180" height="20" fill="${ink.tint}"/><ellipse cx="202" cy="256" rx="52" ry="17" fill="${ink.pale}" stroke="${ink.light}"/>`;
const endoRuler: Draw = () => {
  let ticks = '';
  for (let mm = 0; mm <= 30; mm += 1)
    ticks += `M${76 + mm * 8} 176v${mm % 10 === 0 ? 30 : mm % 5 === 0 ? 22 : 14}`;
  return (
    shadow(204, 296, 150, 16) +
    turned(
      -14,
      `<rect x="54" y="172" width="290" height="72" rx="8" fill="url(#stv)" stroke="#8A9296"/><path d="${ticks}" stroke="#33383A" stroke-width="2"/>${[0, 10, 20, 30].map((mm) => type(76 + mm * 8, 228, String(mm), 18, { anchor: 'middle', weight: 700, fill: '#33383A' })).join('')}<circle cx="330" cy="228" r="7" fill="#ECE9E2" stroke="#8A9296"/>`,
    )
  );
};
const carryCase: Draw = (ink) =>
  shadow(202, 320, 140) +
  `<path d="M80 170q0-34 34-34h176q34 0 34 34v108q0 34-34 34H114q-34 0-34-34z" fill="url(#tn)"/><path d="M80 206q122 26 244 0" fill="none" stroke="${ink.deep}" stroke-width="5"/><path d="M92 212q110 22 220 0" fill="none" stroke="#E9ECED" stroke-width="2" stroke-dasharray="5 4"/><rect x="188" y="208" width="28" height="36" rx="6" fill="url(#stl)"/><path d="M150 136q0-40 52-40t52 40" fill="none" stroke="${ink.dark}" stroke-width="12" stroke-linecap="round"/>`;
/** A meter with a window for the tip of a curing light. */
const radiometer: Draw = (ink) =>
  shadow(202, 326, 110) +
  '<rect x="112" y="84" width="180" height="236" rx="24" fill="url(#whv)" stroke="#D5D0C5"/><rect x="136" y="110" width="132" height="74" rx="8" fill="#24282A"/>' +
  type(202, 152, '1200', 34, { weight: 600, fill: '#8FE0BE', anchor: 'middle' }) +
  type(202, 174, 'mW/cm²', 14, { fill: '#8FE0BE', anchor: 'middle' }) +
  `<circle cx="202" cy="252" r="44" fill="url(#stl)"/><circle cx="202" cy="252" r="30" fill="#1B1F21"/><circle cx="194" cy="244" r="11" fill="#4F86C6" opacity=".8"/><rect x="150" y="194" width="20" height="8" rx="4" fill="${ink.tint}"/>`;

export const giftArt = {
  'gift-box': giftBox,
  'hot-water': hotWater,
  flasks,
  'glove-rack': gloveRack,
  'endo-ruler': endoRuler,
  'carry-case': carryCase,
  radiometer,
} satisfies Record<string, Draw>;
