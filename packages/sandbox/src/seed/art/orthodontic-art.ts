import { type Draw, type Ink, type } from './ink.ts';
import { row, shadow } from './solids.ts';

/** Twenty brackets on a card: a full mouth. */
function bracketCard(ink: Ink, bracket: string): string {
  return (
    shadow(204, 318, 140) +
    `<rect x="76" y="100" width="250" height="206" rx="12" fill="url(#paper)" stroke="#DDD8CD"/><rect x="88" y="112" width="226" height="136" rx="6" fill="${ink.pale}"/>` +
    `<defs><g id="bracket">${bracket}</g></defs>` +
    row(10, 94, 126, 22, 0, () => '<use href="#bracket" transform="scale(.72 1.3)"/>') +
    row(10, 94, 188, 22, 0, () => '<use href="#bracket" transform="scale(.72 1.3)"/>') +
    ink.mark(92, 286, 18, { fill: ink.dark, fit: 92 }) +
    type(314, 288, ink.line(0), 24, { anchor: 'end', weight: 700, fill: '#2A2E30', fit: 124 })
  );
}
const brackets: Draw = (ink) =>
  bracketCard(
    ink,
    `<rect width="22" height="32" rx="3" fill="url(#stl)" stroke="#7F888C"/><path d="M0 13h22v6H0z" fill="#565F63"/><path d="M9 0h4v32H9z" fill="#7F888C"/><circle cx="18" cy="4" r="3" fill="${ink.tint}"/>`,
  );
const ceramic: Draw = (ink) =>
  bracketCard(
    ink,
    '<rect width="22" height="32" rx="4" fill="#FBF8EE" opacity=".92" stroke="#D8CFB8"/><path d="M0 13h22v6H0z" fill="#E3DAC3"/><path d="M9 0h4v13H9zM9 19h4v13H9z" fill="#E9E2CF"/><path d="M4 4v7" stroke="#fff" stroke-width="3"/>',
  );
/** A sliding door covers the slot. */
const selfLigating: Draw = (ink) =>
  bracketCard(
    ink,
    `<rect width="22" height="32" rx="3" fill="url(#stl)" stroke="#7F888C"/><rect x="3" y="6" width="16" height="18" rx="2" fill="#F3F5F5" stroke="#565F63" stroke-width="1.500"/><path d="M8 20h6" stroke="#565F63" stroke-width="2.500"/><circle cx="18" cy="28" r="2.500" fill="${ink.tint}"/>`,
  );

const bagOf = (ink: Ink, goods: string) =>
  shadow(204, 316, 130) +
  `<path d="M96 104h212l-8 200q-98 18-196 0z" fill="#EEF1F1" stroke="#CFD6D8"/><path d="M96 104h212v24H96z" fill="${ink.pack}"/>` +
  goods +
  ink.mark(202, 158, 21, { anchor: 'middle', fill: '#33302A', fit: 170 });
const elastics: Draw = (ink) =>
  bagOf(
    ink,
    [
      [150, 240],
      [190, 258],
      [230, 238],
      [262, 264],
      [140, 278],
      [216, 284],
      [176, 222],
      [250, 218],
    ]
      .map(
        ([x, y], i) =>
          `<ellipse cx="${x}" cy="${y}" rx="17" ry="${i % 2 === 0 ? 15 : 11}" fill="none" stroke="#D9B98A" stroke-width="5"/>`,
      )
      .join(''),
  ) +
  type(202, 190, ink.lines.join(' · '), 24, {
    anchor: 'middle',
    weight: 700,
    fill: '#2A2E30',
    fit: 180,
  });

const RAINBOW = ['#B23A3A', '#D07A2E', '#C7A23A', '#3E8F6C', '#3F72B0', '#6C55B5', '#C0527A'];
/** O-rings on sticks, of one colour or of all. */
const ligatures: Draw = (ink) =>
  shadow(204, 318, 130) +
  `<defs><g id="ligature"><path d="M9 0v226" stroke-width="7" stroke-linecap="round" opacity=".75"/>${row(
    6,
    9,
    36,
    0,
    32,
    () =>
      '<circle r="9" fill="none" stroke-width="6"/><circle r="9" fill="none" stroke="#3A342A" stroke-opacity=".12" stroke-width="1"/>',
  )}</g></defs>` +
  row(
    7,
    92,
    82,
    34,
    0,
    (i) => `<g stroke="${ink.goods ?? RAINBOW[i]}"><use href="#ligature"/></g>`,
  ) +
  `<rect x="82" y="248" width="240" height="52" rx="5" fill="#FDFCFA" stroke="#DDD8CD"/><rect x="82" y="248" width="240" height="9" fill="${ink.pack}"/>` +
  ink.mark(202, 286, 20, { anchor: 'middle', fill: '#33302A', fit: 170 });

/** Soft cylinders that a patient bites on. */
const chewies: Draw = (ink) =>
  bagOf(
    ink,
    [
      [120, 204, -12],
      [206, 196, 8],
      [150, 250, 6],
      [228, 252, -16],
    ]
      .map(
        ([x, y, turn]) =>
          `<g transform="translate(${x} ${y}) rotate(${turn})"><rect width="62" height="26" rx="10" fill="url(#tnv)"/><ellipse cx="58" cy="13" rx="7" ry="13" fill="${ink.light}" stroke="${ink.dark}" stroke-opacity=".4"/><ellipse cx="58" cy="13" rx="3" ry="5" fill="${ink.dark}" opacity=".5"/><path d="M10 7h38" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".35"/></g>`,
      )
      .join(''),
  );

export const orthodonticArt = {
  brackets,
  'brackets-ceramic': ceramic,
  'brackets-self-ligating': selfLigating,
  elastics,
  ligatures,
  chewies,
} satisfies Record<string, Draw>;
