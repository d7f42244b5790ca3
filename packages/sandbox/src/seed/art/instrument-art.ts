import { type Draw, type Ink, type } from './ink.ts';
import { corner, scaled, tag } from './labels.ts';
import { gleam, shadow, turned } from './solids.ts';

const isCurved = (ink: Ink) => ink.line(0) === 'C';

/** Tips of blades by number: 10 has a belly, 11 a point, 12 a hook, 15 is small. */
const BLADES: Readonly<Record<string, string>> = {
  'No. 10': 'M250 172H140q-66-2-90 34 30 22 96 14h104z',
  'No. 11': 'M250 176H176L40 218h210z',
  'No. 12': 'M250 176H130q-62-14-84 28-2 26 18 34 2-26 38-28 20 6 42 8h106z',
  'No. 15': 'M250 178h-76l-40 10q-48-2-70 18 14 14 70 10l40 2h76z',
  'No. 15C': 'M250 178h-76l-50 16q-40 0-58 13 12 10 58 7l50 4h76z',
};

/** Blades alone: the handle is another article. */
const blades: Draw = (ink) =>
  shadow(204, 312, 150, 18) +
  turned(
    -14,
    `<rect x="84" y="216" width="204" height="98" rx="3" fill="url(#foil)"/><rect x="96" y="228" width="112" height="74" fill="${ink.tint}"/>${type(106, 266, ink.line(0), 30, { weight: 700, fill: ink.on, fit: 94 })}${type(106, 291, ink.kind, 18, { weight: 600, fill: ink.on })}${ink.mark(214, 296, 13, { fill: '#565F63', fit: 66 })}`,
  ) +
  turned(
    -24,
    `<path d="${BLADES[ink.line(0)] ?? BLADES['No. 15']}" fill="url(#stv)" stroke="#98A0A4" stroke-width="1.500"/><path d="M246 174h78l16 22v24h-94z" fill="url(#foil)" stroke="#98A0A4"/><path d="M210 192h84l12 6-12 6h-84z" fill="#F3F1EC" stroke="#8A9296"/>`,
    200,
    180,
  ) +
  tag(ink);

const plasticHandle = (ink: Ink) =>
  `<rect x="176" y="172" width="190" height="26" rx="11" fill="${ink.tint}"/><path d="M196 174v22M206 174v22M216 174v22M226 174v22M236 174v22" stroke="#fff" stroke-opacity=".5" stroke-width="2.500"/>`;
/** Disposable: the blade is moulded into a plastic handle with a sliding guard. */
const scalpels: Draw = (ink) =>
  shadow(204, 306, 150, 18) +
  turned(
    -26,
    `<g transform="translate(76 92) scale(.5)"><path d="${BLADES[ink.line(0)] ?? BLADES['No. 15']}" fill="url(#stv)" stroke="#98A0A4" stroke-width="2"/></g>${plasticHandle(ink)}<path d="M118 174h66v22h-66z" fill="url(#glv)" opacity=".8" stroke="#AFC2CA"/>${ink.mark(300, 191, 13, { anchor: 'middle', fill: ink.on, fit: 100 })}`,
    200,
    190,
  ) +
  tag(ink);

function hinged(ink: Ink, tip: string, rings = 'url(#stv)'): string {
  return (
    shadow(204, 326, 110, 16) +
    turned(
      24,
      `<g fill="none" stroke="${rings}" stroke-width="13"><ellipse cx="160" cy="302" rx="25" ry="31"/><ellipse cx="240" cy="302" rx="25" ry="31"/></g><path d="M170 274L196 178l14 4-26 98zM230 274l-26-96-14 4 26 98z" fill="url(#stl)"/>${tip}<circle cx="200" cy="180" r="8" fill="#E8EBEC" stroke="#7F888C" stroke-width="2"/><rect x="178" y="236" width="5" height="20" fill="${ink.tint}" transform="rotate(15 180 246)"/>`,
      200,
      210,
    ) +
    corner(ink) +
    tag(ink, ink.lines.filter((line) => line !== 'C').join(' · '))
  );
}
/** Rings of gold mark carbide edges. */
const GOLD = '#C9A24A';
const scissors: Draw = (ink) =>
  hinged(
    ink,
    isCurved(ink)
      ? '<path d="M190 184c-20-40-26-86 2-128 2 40 4 84 18 122zM210 184c12-42 8-92-14-128-4 40-10 84-6 122z" fill="url(#stl)" stroke="#7F888C"/>'
      : '<path d="M190 184L178 62q16 40 32 116zM210 184L222 62q-16 40-32 116z" fill="url(#stl)" stroke="#7F888C"/>',
    ink.kind === 'TC' ? GOLD : undefined,
  );
/** One blade ends in a blunt button that slides along the skin. */
const scissorsBandage: Draw = (ink) =>
  hinged(
    ink,
    '<path d="M190 184l-20-58-44-52q-8-14 8-12 50 26 66 68l12 50zM210 184l-4-56-34-66 8-4q40 30 48 72l-4 50z" fill="url(#stl)" stroke="#7F888C"/><ellipse cx="124" cy="70" rx="15" ry="10" fill="url(#stl)" stroke="#7F888C" transform="rotate(40 124 70)"/>',
  );
const needleHolder: Draw = (ink) =>
  hinged(
    ink,
    '<path d="M190 184l2-88q2-10 7-10v94zM210 184l-2-88q-2-10-7-10v94z" fill="url(#stl)" stroke="#7F888C"/><path d="M194 98h12M194 106h12M194 114h12M194 122h12" stroke="#7F888C" stroke-width="1.600"/><path d="M176 292l24-6 24 6" fill="none" stroke="#98A0A4" stroke-width="6"/>',
  );
/** Spring handles without rings, for microsurgery. */
const castroviejo: Draw = (ink) =>
  shadow(204, 318, 130, 16) +
  turned(
    -30,
    `<path d="M120 196c60-34 150-34 236-4-80-16-170-10-236 16zM120 204c60 34 150 34 236 4-80 16-170 10-236-16z" fill="url(#stv)" stroke="#98A0A4"/><path d="M210 180v8M222 178v8M234 177v8M246 177v8M210 212v8M222 214v8M234 215v8M246 215v8" stroke="#7F888C" stroke-width="3"/><path d="M182 190h24v20h-24z" fill="${GOLD}"/><circle cx="132" cy="200" r="11" fill="url(#stl)" stroke="#7F888C"/>${isCurved(ink) ? '<path d="M124 194C90 190 60 200 44 222l6 6c18-18 44-24 76-18z" fill="url(#stl)" stroke="#7F888C"/>' : '<path d="M124 194L40 197v6l84 3z" fill="url(#stl)" stroke="#7F888C"/>'}`,
  ) +
  corner(ink) +
  tag(ink, ink.lines.filter((line) => line !== 'C').join(' · '));

/** Beaks of forceps for lower teeth are at an angle to the handles. */
const LOWER = /^No\. (151|17|138)$/;
const forceps = (ink: Ink) => {
  const beaks =
    '<path d="M188 146c-16-28-10-58 8-78 4 22-2 46 6 72zM212 146c16-28 10-58-8-78-4 22 2 46-6 72z" fill="url(#stl)" stroke="#8A9296"/>';
  return (
    shadow(204, 322, 120, 16) +
    turned(
      30,
      `<path d="M186 164c-30 40-40 96-32 164 1 10 18 10 19 0 2-60 8-106 30-150zM214 164c30 40 40 96 32 164-1 10-18 10-19 0-2-60-8-106-30-150z" fill="url(#stl)" stroke="#8A9296"/><path d="M160 236v60M240 236v60" stroke="#6F777B" stroke-width="10" stroke-dasharray="2 4" opacity=".6"/>${LOWER.test(ink.line(0)) ? turned(58, beaks, 200, 158) : beaks}<circle cx="200" cy="160" r="22" fill="url(#stl)" stroke="#8A9296"/><circle cx="200" cy="160" r="8" fill="#E8EBEC" stroke="#7F888C"/>`,
    )
  );
};
const extractionForceps: Draw = (ink) => forceps(ink) + corner(ink) + tag(ink, ink.line(0));
const extractionForcepsChild: Draw = (ink) =>
  scaled(0.78, forceps(ink)) + corner(ink) + tag(ink, ink.line(0));

const handle = (y: number, ink: Ink) =>
  `<rect x="120" y="${y}" width="170" height="20" rx="10" fill="url(#stv)"/><path d="M140 ${y + 1}v18M150 ${y + 1}v18M160 ${y + 1}v18M246 ${y + 1}v18M256 ${y + 1}v18M266 ${y + 1}v18" stroke="#8A9296" stroke-width="2.4"/><rect x="190" y="${y}" width="26" height="20" fill="${ink.tint}" opacity=".85"/>`;
const mirror = (ink: Ink) =>
  `${handle(170, ink)}<path d="M122 176L86 172v12l36 0z" fill="#B9C0C3"/><ellipse cx="62" cy="166" rx="32" ry="29" fill="#EDF2F4" stroke="url(#stl)" stroke-width="6"/>${gleam('M46 156q8-10 20-10', 5, 0.9)}<path d="M290 180h24" stroke="#98A0A4" stroke-width="6"/>`;
const mirrorProbe: Draw = (ink) =>
  shadow(204, 300, 150, 18) +
  turned(
    -24,
    `${mirror(ink)}${handle(226, ink)}<path d="M122 236H84q-16 0-22-16l-10-24" fill="none" stroke="#8A9296" stroke-width="5" stroke-linecap="round"/><path d="M288 236h36q14 0 16-14t-12-20" fill="none" stroke="#8A9296" stroke-width="5" stroke-linecap="round"/>`,
  );
const mouthMirror: Draw = (ink) =>
  shadow(204, 300, 150, 18) +
  turned(-24, `<g transform="translate(0 24)">${mirror(ink)}</g>`) +
  corner(ink) +
  tag(ink);
/** Black bands every few millimetres; the WHO probe ends in a ball. */
const perioProbe: Draw = (ink) =>
  shadow(204, 300, 150, 18) +
  turned(
    -26,
    `${handle(196, ink)}<path d="M122 206H84L56 128" fill="none" stroke="#8A9296" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/><path d="M68 162l-4-10M60 138l-4-10" stroke="#1F1D19" stroke-width="7"/>${ink.line(0) === 'WHO' ? '<circle cx="55" cy="124" r="8" fill="#8A9296" stroke="#5B6266"/>' : '<path d="M76 184l-4-10" stroke="#1F1D19" stroke-width="7"/>'}`,
  ) +
  corner(ink) +
  tag(ink);

function scaler(ink: Ink, tips: string): string {
  return (
    shadow(204, 300, 150, 18) + turned(-26, `${handle(196, ink)}${tips}`) + corner(ink) + tag(ink)
  );
}
const curette: Draw = (ink) =>
  scaler(
    ink,
    '<path d="M122 206H92q-14 0-20-14l-8-20q-10-4-14 6" fill="none" stroke="url(#stl)" stroke-width="6" stroke-linecap="round"/><path d="M122 206H92q-14 0-20-14l-8-20q-10-4-14 6" fill="none" stroke="#8A9296" stroke-width="4" stroke-linecap="round"/><path d="M288 206h34q14 0 20 14l6 16q8 6 14-4" fill="none" stroke="#8A9296" stroke-width="5" stroke-linecap="round"/>',
  );
/** Sickles end in a point. */
const sickle: Draw = (ink) =>
  scaler(
    ink,
    '<path d="M122 206H92q-16 0-22-16" fill="none" stroke="#8A9296" stroke-width="6" stroke-linecap="round"/><path d="M73 194c-10-40 4-62 34-70-26 18-28 40-26 66z" fill="#98A0A4"/><path d="M288 206h34q16 0 22 16" fill="none" stroke="#8A9296" stroke-width="6" stroke-linecap="round"/><path d="M341 218c10 40-4 62-34 70 26-18 28-40 26-66z" fill="#98A0A4"/>',
  );
/** A threaded tip and its wrench. */
const scalerTip: Draw = (ink) => {
  const end = ink.line(0).startsWith('G')
    ? 'M118 190C84 180 62 150 60 112q14 34 66 58z'
    : ink.line(0).startsWith('E')
      ? 'M118 186L36 128l-2 4 80 66z'
      : 'M118 188C90 178 62 148 42 100q28 44 82 70z';
  return (
    shadow(204, 312, 140, 18) +
    turned(
      -12,
      `<path d="${end}" fill="url(#stv)" stroke="#8A9296" stroke-width="1.500"/><path d="M112 172l60 22v34l-60-16z" fill="url(#stl)" stroke="#8A9296"/><path d="M172 190h52v42h-52z" fill="url(#stl)" stroke="#8A9296"/><path d="M224 196h34v30h-34z" fill="#B9C0C3"/><path d="M230 196v30M238 196v30M246 196v30" stroke="#6F777B" stroke-width="2.500"/><rect x="176" y="206" width="44" height="9" fill="${ink.tint}"/>`,
    ) +
    `<rect x="236" y="238" width="112" height="62" rx="12" fill="url(#tn)"/><circle cx="268" cy="269" r="16" fill="#33383A"/>${ink.mark(314, 274, 11, { anchor: 'middle', fill: ink.on, fit: 56 })}` +
    tag(ink)
  );
};

const grip = (ink: Ink) =>
  `<path d="M226 184q60-20 100 0 16 10 16 26t-16 26q-40 20-100 0-8-26 0-52z" fill="url(#tnv)"/><path d="M250 182v56M266 178v64M282 176v68M298 178v64" stroke="${ink.deep}" stroke-width="3" opacity=".45"/>`;
const TIPS: Readonly<Record<string, string>> = {
  L: 'M228 200H120q-40 0-62-34l-8 8q26 44 70 50h108z',
  R: 'M228 222H120q-40 0-62 34l-8-8q26-44 70-50h108z',
  '4 mm': 'M228 200H104l-52 2q-14 8 0 18l52 4h124z',
};
const elevator: Draw = (ink) =>
  shadow(204, 306, 130, 18) +
  turned(
    -30,
    `${grip(ink)}<path d="${TIPS[ink.line(0)] ?? 'M228 202H104l-48 6q-12 4 0 9l48 5h124z'}" fill="url(#stv)"/>`,
  ) +
  corner(ink) +
  tag(ink);
/** A thin flat blade that cuts the ligament. */
const periotome: Draw = (ink) =>
  shadow(204, 306, 150, 18) +
  turned(
    -28,
    `<rect x="150" y="194" width="200" height="26" rx="8" fill="url(#stv)"/><path d="M170 196v22M180 196v22M190 196v22M310 196v22M320 196v22M330 196v22" stroke="#8A9296" stroke-width="2.500"/><rect x="230" y="194" width="40" height="26" fill="${ink.tint}"/><path d="${isCurved(ink) ? 'M152 202C110 202 80 190 52 160l-3 3c24 40 58 52 103 49z' : 'M152 202L44 203v5l108 4z'}" fill="url(#stv)" stroke="#8A9296"/>`,
  ) +
  corner(ink);

export const instrumentArt = {
  blades,
  scalpels,
  scissors,
  'scissors-bandage': scissorsBandage,
  'needle-holder': needleHolder,
  castroviejo,
  'extraction-forceps': extractionForceps,
  'extraction-forceps-child': extractionForcepsChild,
  'mirror-probe': mirrorProbe,
  'mouth-mirror': mouthMirror,
  'perio-probe': perioProbe,
  curette,
  sickle,
  'scaler-tip': scalerTip,
  elevator,
  periotome,
} satisfies Record<string, Draw>;
