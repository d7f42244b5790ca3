import { type Draw, type Ink, type } from './ink.ts';
import { amountOf, scaled, tag } from './labels.ts';
import { gleam, row, shadow, turned } from './solids.ts';

const alginate: Draw = (ink) =>
  scaled(
    (amountOf(ink.line(0)) ?? 453) > 500 ? 1.08 : 1,
    shadow(200, 334, 112) +
      '<path d="M114 104q86 10 172 0l10 214q-96 22-192 0z" fill="url(#foil)"/><path d="M112 78h176v28H112z" fill="#D5D9DA"/><path d="M112 84h176M112 90h176M112 96h176M112 102h176" stroke="#AEB5B8" stroke-width="1.4"/>' +
      `<path d="M111 158q89 10 178 0l5 110q-94 14-188 0z" fill="${ink.tint}"/><path d="M111 158q89 10 178 0l1 18q-90 10-180 0z" fill="${ink.light}"/>` +
      ink.mark(200, 216, 25, { fill: ink.on, anchor: 'middle', fit: 160 }) +
      type(200, 250, [ink.line(1), ink.kind].filter(Boolean).join(' · '), 20, {
        fill: ink.on,
        anchor: 'middle',
        weight: 700,
        fit: 160,
      }) +
      type(200, 304, ink.line(0), 24, { weight: 700, fill: '#3A3542', anchor: 'middle' }) +
      gleam('M126 112q8 100 2 200', 7),
    334,
  );

const putty: Draw = (ink) => {
  const tub = (x: number, y: number, colour: string, name: string) =>
    `<g transform="translate(${x} ${y})"><path d="M0 26h132l-8 98q-58 18-116 0z" fill="url(#wh)"/><path d="M2 52h128l-4 46q-60 12-120 0z" fill="${colour}"/><ellipse cx="66" cy="24" rx="70" ry="17" fill="#DAD5CA"/><path d="M-4 6h140v18q-70 26-140 0z" fill="${colour}"/><ellipse cx="66" cy="6" rx="70" ry="17" fill="#fff" opacity=".5"/><ellipse cx="66" cy="6" rx="70" ry="17" fill="${colour}" opacity=".7"/>${ink.mark(66, 78, 15, { anchor: 'middle', fill: '#fff', fit: 108 })}${type(66, 97, name, 14, { anchor: 'middle', fill: '#fff', weight: 700, fit: 112 })}</g>`;
  return (
    shadow(206, 330, 146, 22) +
    tub(176, 128, '#7A8388', '300 ml') +
    tub(86, 192, ink.tint, ink.kind) +
    tag(ink)
  );
};

const gun: Draw = (ink) =>
  shadow(200, 330, 136) +
  turned(
    -10,
    '<path d="M214 200h66l22 96q4 16-12 16h-24q-12 0-16-12z" fill="url(#tn)"/><path d="M188 206q-8 50 22 78l12-8q-18-28-10-66z" fill="#3B3F42"/><path d="M196 158h104q12 0 12 12v26q0 12-12 12H196z" fill="url(#tnv)"/><rect x="308" y="168" width="58" height="8" fill="url(#stv)"/><rect x="308" y="186" width="58" height="8" fill="url(#stv)"/><rect x="362" y="160" width="9" height="42" rx="4" fill="#3B3F42"/>' +
      '<rect x="84" y="158" width="114" height="22" rx="6" fill="url(#whv)" stroke="#D6D1C6"/><rect x="84" y="184" width="114" height="22" rx="6" fill="url(#glv)" stroke="#B6C7CE"/><rect x="108" y="158" width="66" height="48" fill="#F8F6F1"/>' +
      ink.mark(141, 180, 11, { anchor: 'middle', fill: ink.tint, fit: 58 }) +
      type(141, 198, '50 ml', 12, { anchor: 'middle', weight: 600, fit: 58 }) +
      '<path d="M84 170l-14 2v20l14 2z" fill="#DAD5CA"/><path d="M70 176l-44 3v7l44 3z" fill="#E3BE55"/>',
    200,
    220,
  ) +
  tag(ink);

/** Bodies differ in colour so that a wrong one is seen at the chair. */
const bodyColour = (ink: Ink) =>
  ({ LIGHT: '#3E8F6C', REGULAR: '#8E7BC0', HEAVY: '#2F62A6' })[ink.line(0)] ?? '#C7A23A';

const vpsCartridges: Draw = (ink) =>
  shadow(206, 328, 130) +
  row(
    2,
    112,
    80,
    92,
    14,
    (i) =>
      `<g transform="rotate(${i === 0 ? -5 : 4} 40 120)"><rect x="0" y="40" width="38" height="180" rx="8" fill="url(#wh)" stroke="#D6D1C6"/><rect x="42" y="40" width="38" height="180" rx="8" fill="url(#glass)" stroke="#B6C7CE"/><rect x="0" y="72" width="80" height="112" fill="#F8F6F1"/><rect x="0" y="72" width="80" height="34" fill="${ink.tint}"/><rect x="0" y="164" width="80" height="20" fill="${bodyColour(ink)}"/>${ink.mark(40, 94, 14, { anchor: 'middle', fill: ink.on, fit: 70 })}${type(40, 136, ink.line(0), 20, { anchor: 'middle', weight: 700, fill: '#2A2E30', fit: 72 })}${type(40, 156, ink.kind, 13, { anchor: 'middle', fit: 72 })}<rect x="-6" y="216" width="92" height="12" rx="4" fill="#DAD5CA"/><path d="M26 40V24h28v16z" fill="${ink.dark}"/></g>`,
  );

const wax: Draw = (ink) =>
  shadow(202, 318, 140) +
  row(
    6,
    0,
    0,
    3,
    -13,
    (i) =>
      `<path d="M78 262l150-36 96 40-150 40z" fill="${i % 2 === 0 ? ink.tint : ink.light}" stroke="${ink.dark}" stroke-opacity=".35"/>`,
  ) +
  `<path d="M94 196l150-36 96 40-150 40z" fill="url(#tl)"/>${gleam('M120 196l120-28', 6, 0.6)}` +
  `<g transform="translate(216 204) skewY(-14)">${ink.mark(0, 4, 17, { anchor: 'middle', fill: ink.deep, fit: 120 })}</g>` +
  tag(ink);

const stone: Draw = (ink) =>
  shadow(202, 336, 118) +
  '<path d="M116 92q84 14 168 0l16 220q-98 30-200 0z" fill="url(#paper)" stroke="#DAD5CA"/><path d="M112 70h176l-4 24q-84 12-168 0z" fill="#E7E2D7"/><path d="M116 82h168" stroke="#B7B0A2" stroke-width="2" stroke-dasharray="5 4"/>' +
  `<path d="M111 150q90 12 178 0l8 116q-96 16-194 0z" fill="${ink.tint}"/>` +
  ink.mark(201, 200, 24, { anchor: 'middle', fill: ink.on, fit: 160 }) +
  type(201, 236, ink.line(0), 26, {
    anchor: 'middle',
    weight: 700,
    fill: ink.on,
    fit: 160,
  }) +
  type(201, 258, ink.kind, 15, { anchor: 'middle', weight: 600, fill: ink.on, fit: 160 }) +
  type(201, 298, '5 kg', 18, { anchor: 'middle', weight: 700, fill: '#565148' });

export const impressionArt = {
  alginate,
  putty,
  'mixing-gun': gun,
  'vps-cartridges': vpsCartridges,
  wax,
  stone,
} satisfies Record<string, Draw>;
