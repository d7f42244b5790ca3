import { type Draw, type Ink, type } from './ink.ts';
import { amountOf, corner, tag } from './labels.ts';
import { carton, row, shadow, turned } from './solids.ts';

/** The carton with its gauge and length. */
function needleBox(ink: Ink, needle: () => string): string {
  return (
    shadow(206, 324, 150, 22) +
    carton(ink, 112, 94, 176, 158, 42, 46) +
    ink.mark(126, 124, 18, { fill: ink.on, fit: 150 }) +
    type(126, 184, ink.line(0), 40, { weight: 700, fill: '#2A2E30', fit: 150 }) +
    type(126, 214, ink.line(1), 22, { weight: 600, fit: 150 }) +
    type(274, 240, '100', 13, { weight: 600, anchor: 'end' }) +
    row(2, 0, 0, 30, 22, needle)
  );
}

/** How long a needle is drawn: 10 mm to 38 mm. */
const shaft = (ink: Ink) => Math.round(60 + (amountOf(ink.line(1)) ?? 25) * 2.4);

const needles: Draw = (ink) =>
  needleBox(
    ink,
    () =>
      `<rect x="${202 - shaft(ink)}" y="268" width="${shaft(ink)}" height="17" rx="8" fill="${ink.light}"/><rect x="${202 - shaft(ink)}" y="270" width="${shaft(ink)}" height="5" rx="2.500" fill="#fff" opacity=".5"/><rect x="196" y="264" width="54" height="25" rx="5" fill="#FFFFFF" stroke="#CFCAC0"/><path d="M206 266v21M216 266v21M226 266v21M236 266v21" stroke="#DDD8CE"/>`,
  );
/** A sleeve slides over the needle and locks. */
const needlesSafety: Draw = (ink) =>
  needleBox(
    ink,
    () =>
      `<path d="M${190 - shaft(ink)} 276h${shaft(ink)}" stroke="#98A0A4" stroke-width="3"/><rect x="130" y="262" width="84" height="29" rx="6" fill="url(#glv)" stroke="#8DB3CC"/><path d="M144 262v29M158 262v29" stroke="${ink.tint}" stroke-width="3"/><rect x="208" y="264" width="48" height="25" rx="5" fill="${ink.tint}"/>`,
  );
const hypodermic = (ink: Ink) =>
  `<path d="M${196 - shaft(ink)} 276H200" stroke="#98A0A4" stroke-width="2.500"/><path d="M${196 - shaft(ink)} 274.500l-7 3 7-.5z" fill="#98A0A4"/><path d="M196 270l14-3h26v18h-26l-14-3z" fill="${ink.tint}"/><path d="M236 263h10v26h-10z" fill="${ink.dark}"/>`;
/** ISO 6009 colours the hub. */
const hypodermics: Draw = (ink) =>
  needleBox(
    ink,
    () =>
      `${hypodermic(ink)}<rect x="${184 - shaft(ink)}" y="268" width="${shaft(ink) + 10}" height="16" rx="7" fill="url(#glv)" opacity=".55" stroke="#B6C7CE"/>`,
  );
const hypodermicsSafety: Draw = (ink) =>
  needleBox(
    ink,
    () =>
      `${hypodermic(ink)}<path d="M208 268l-${Math.round(shaft(ink) * 0.8)}-22v-9l${Math.round(shaft(ink) * 0.8)} 20z" fill="url(#glv)" stroke="#8DB3CC"/><circle cx="210" cy="266" r="6" fill="${ink.dark}"/>`,
  );

/** Barrels as wide as their volume. */
const girth = (ink: Ink) => {
  const ml = amountOf(ink.kind === '3 ml' ? ink.kind : ink.line(0)) ?? 5;
  return Math.round(22 + 15 * Math.log2(1 + ml)) / 46;
};

const withKind = (ink: Ink) => [ink.line(0), ink.kind].filter(Boolean).join(' · ');

function barrel(ink: Ink, mouth: string, volume = ink.line(0)): string {
  return (
    shadow(204, 304, 150) +
    turned(
      -26,
      `<g transform="translate(0 199) scale(1 ${Math.round(girth(ink) * 100) / 100}) translate(0 -199)"><rect x="280" y="192" width="86" height="14" rx="3" fill="#EDEAE3" stroke="#D5D0C5"/><rect x="360" y="174" width="9" height="50" rx="4" fill="#EDEAE3" stroke="#D5D0C5"/><rect x="108" y="176" width="176" height="46" rx="6" fill="url(#glv)" stroke="#AFC2CA"/><rect x="276" y="158" width="10" height="82" rx="5" fill="url(#glv)" stroke="#AFC2CA"/><rect x="208" y="180" width="18" height="38" rx="3" fill="#33383A"/><path d="M226 199h60" stroke="#DAD5CA" stroke-width="10"/><path d="M122 178v14M138 178v9M154 178v14M170 178v9M186 178v14M202 178v9" stroke="#33383A" stroke-width="2"/></g>${mouth}${girth(ink) < 0.9 ? '' : type(118, 205, volume, 20, { weight: 700, fill: '#33383A', fit: 84 })}`,
      200,
      200,
    ) +
    corner(ink)
  );
}

/** A threaded collar takes the needle; none is in the box. */
const syringe: Draw = (ink) =>
  barrel(
    ink,
    `<rect x="84" y="188" width="26" height="22" rx="3" fill="#DCE6EA" stroke="#AFC2CA"/><path d="M90 188v22M96 188v22M102 188v22" stroke="#9FB3BC" stroke-width="1.500"/><path d="M86 195l-14 1v6l14 1z" fill="${ink.tint}"/>`,
  ) + tag(ink, withKind(ink));
/** A plain cone. */
const syringeSlip: Draw = (ink) =>
  barrel(ink, '<path d="M110 193l-38 3v6l38 3z" fill="#DCE6EA" stroke="#AFC2CA"/>') +
  tag(ink, withKind(ink));
/** A fixed needle under an orange cap. */
const syringeInsulin: Draw = (ink) =>
  barrel(
    ink,
    '<path d="M110 194l-12 2v6l12 2z" fill="#DCE6EA"/><rect x="28" y="191" width="72" height="16" rx="7" fill="#E08A2E"/><rect x="30" y="193" width="66" height="4" rx="2" fill="#fff" opacity=".4"/>',
  ) + tag(ink);
const ISO_GAUGES: Readonly<Record<string, string>> = { '27G': '#8A8F93', '30G': '#D9B230' };
const irrigationSyringe: Draw = (ink) =>
  barrel(
    ink,
    `<path d="M110 190l-14 3v12l14 3z" fill="#DCE6EA"/><path d="M98 192l-22 3v8l22 3z" fill="${ISO_GAUGES[ink.line(0)] ?? ink.tint}"/><path d="M76 199H22" stroke="#8A9296" stroke-width="2.600"/>`,
    ink.kind,
  ) + tag(ink);
/** A closed tip with an opening in the side. */
const irrigationNeedles: Draw = (ink) => {
  const hub = ISO_GAUGES[ink.line(0)] ?? ink.tint;
  return (
    shadow(204, 318, 140) +
    row(
      3,
      40,
      92,
      18,
      62,
      () =>
        `<path d="M30 24H206" stroke="url(#stv)" stroke-width="7" stroke-linecap="round"/><path d="M30 24.500H206" stroke="#8A9296" stroke-width="5" stroke-linecap="round"/><ellipse cx="46" cy="22" rx="9" ry="2" fill="#33383A"/><path d="M204 14l26-6v32l-26-6z" fill="${hub}"/><rect x="230" y="4" width="44" height="40" rx="5" fill="${hub}"/><path d="M242 6v36M252 6v36M262 6v36" stroke="#3A342A" stroke-opacity=".25" stroke-width="2"/>`,
    ) +
    corner(ink) +
    tag(ink)
  );
};

const cannulaWith = (ink: Ink, clip: string) =>
  shadow(204, 300, 130) +
  turned(
    -22,
    `<path d="M170 184l44-6v44l-44-6z" fill="${ink.tint}"/><path d="M150 176q22-44 60 0v8h-60z" fill="${ink.tint}" opacity=".8"/><path d="M150 226q22 40 60 0v-8h-60z" fill="${ink.dark}" opacity=".8"/><rect x="210" y="184" width="60" height="32" rx="5" fill="url(#glv)" stroke="#AFC2CA"/><rect x="266" y="178" width="54" height="44" rx="6" fill="#fff" stroke="#D5D0C5"/><path d="M172 196L46 199v3l126 3z" fill="#EFEBE3" stroke="#CFCAC0"/><path d="M48 199.500L24 203l24-1z" fill="#8A9296"/>` +
      '<rect x="176" y="166" width="18" height="16" rx="3" fill="#fff" opacity=".85"/>' +
      type(293, 207, ink.line(0), 19, {
        anchor: 'middle',
        weight: 700,
        fill: '#2A2E30',
        fit: 50,
      }) +
      clip,
  ) +
  corner(ink) +
  tag(ink);

const cannula: Draw = (ink) => cannulaWith(ink, '');
/** A steel clip closes over the tip as the needle comes out. */
const cannulaSafety: Draw = (ink) =>
  cannulaWith(
    ink,
    '<rect x="318" y="186" width="34" height="28" rx="5" fill="url(#stl)" stroke="#7F888C"/><path d="M326 186v28M334 186v28" stroke="#6F777B" stroke-width="2"/>',
  );
const butterfly: Draw = (ink) =>
  shadow(204, 312, 140) +
  `<path d="M176 176c90-30 150 10 140 60s-90 60-60 84" fill="none" stroke="#C9D6DB" stroke-width="9" stroke-linecap="round"/><path d="M176 176c90-30 150 10 140 60s-90 60-60 84" fill="none" stroke="#fff" stroke-width="3" opacity=".8"/><g transform="rotate(18 140 180)"><path d="M112 172C84 96 150 92 168 170zM112 188c-28 76 38 80 56 2z" fill="${ink.tint}"/><path d="M124 160c-8-30 4-44 16-44M124 200c-8 30 4 44 16 44" stroke="#fff" stroke-width="3" opacity=".4" fill="none"/><rect x="104" y="170" width="78" height="20" rx="6" fill="${ink.dark}"/><path d="M106 180H34l-14 4 86 2z" fill="#98A0A4"/></g><rect x="240" y="306" width="40" height="22" rx="5" fill="${ink.tint}"/>` +
  corner(ink) +
  tag(ink);

export const injectionArt = {
  needles,
  'needles-safety': needlesSafety,
  hypodermics,
  'hypodermics-safety': hypodermicsSafety,
  syringe,
  'syringe-slip': syringeSlip,
  'syringe-insulin': syringeInsulin,
  'irrigation-syringe': irrigationSyringe,
  'irrigation-needles': irrigationNeedles,
  cannula,
  'cannula-safety': cannulaSafety,
  butterfly,
} satisfies Record<string, Draw>;
