import { type Draw, type Ink, type } from './ink.ts';
import { amountOf, corner, scaled, tag } from './labels.ts';
import { carton, gleam, row, shadow, turned } from './solids.ts';

/** Name and strength, as a medicine's kind says them. */
const nameOf = (ink: Ink) => ink.kind.split(' · ')[0] ?? '';
const strengthOf = (ink: Ink) => ink.kind.split(' · ')[1] ?? '';

function bottle(ink: Ink, body: string, cap: string, liquid = ''): string {
  return (
    shadow(200, 340, 84, 16) +
    `<rect x="150" y="76" width="100" height="48" rx="8" fill="${cap}"/><path d="M162 80v40M174 80v40M186 80v40M198 80v40M210 80v40M222 80v40M234 80v40" stroke="#3A342A" stroke-opacity=".12" stroke-width="2"/><path d="M156 124h88q22 8 22 34v158q0 18-18 18h-96q-18 0-18-18V158q0-26 22-34z" fill="${body}"/>${liquid}<rect x="134" y="176" width="132" height="124" fill="#FBFAF7"/><rect x="134" y="176" width="132" height="30" fill="${ink.tint}"/>` +
    ink.mark(200, 197, 15, { anchor: 'middle', fill: ink.on, fit: 118 }) +
    type(200, 234, nameOf(ink), 19, { anchor: 'middle', weight: 700, fill: '#2A2E30', fit: 120 }) +
    type(200, 258, strengthOf(ink), 17, { anchor: 'middle', weight: 600, fit: 118 }) +
    type(200, 290, ink.line(0), 25, { anchor: 'middle', weight: 700, fill: '#2A2E30', fit: 118 }) +
    gleam('M146 140v186', 6, 0.35)
  );
}
const tablets: Draw = (ink) =>
  scaled(
    (amountOf(ink.line(0)) ?? 1000) < 500 ? 0.84 : 1,
    bottle(ink, 'url(#wh)', 'url(#wh)'),
    340,
  );
const volumeScale = (ink: Ink) => ((amountOf(ink.line(0)) ?? 500) < 300 ? 0.8 : 1);
const solution: Draw = (ink) => scaled(volumeScale(ink), bottle(ink, 'url(#amb)', '#33383A'), 340);
/** Clear plastic that shows its liquid. */
const clearBottle: Draw = (ink) =>
  scaled(
    volumeScale(ink),
    bottle(
      ink,
      'url(#glass)',
      '#FFFFFF',
      `<path d="M134 150h132v166q0 18-18 18h-96q-18 0-18-18z" fill="${ink.light}" opacity=".55"/>`,
    ),
    340,
  );
const medicineCarton = (ink: Ink, pill: string) =>
  shadow(206, 318, 146) +
  carton(ink, 78, 150, 206, 150, 48, 0) +
  `<path d="M78 246h206v54H78z" fill="${ink.tint}"/><path d="M284 246l48-26v54l-48 26z" fill="${ink.dark}"/><path d="M78 240l206-42v48H78z" fill="${ink.light}" opacity=".5"/>` +
  type(94, 186, nameOf(ink), 24, { weight: 700, fill: '#2A2E30', fit: 180 }) +
  type(94, 210, strengthOf(ink), 19, { weight: 600, fill: '#2A2E30', fit: 110 }) +
  type(274, 288, ink.line(0), 28, { weight: 700, fill: ink.on, anchor: 'end', fit: 90 }) +
  ink.mark(94, 272, 15, { fill: ink.on, fit: 96 }) +
  `<g transform="rotate(-12 120 320)"><rect x="58" y="296" width="150" height="38" rx="5" fill="url(#foil)" stroke="#B4BBBE"/>${row(5, 74, 315, 28, 0, () => pill)}</g>`;
const medicineBox: Draw = (ink) =>
  medicineCarton(
    ink,
    `<rect x="-7" y="-13" width="14" height="26" rx="7" fill="#F7F1E3"/><path d="M-7 0v-6a7 7 0 0 1 14 0v6z" fill="${ink.tint}"/>`,
  );
const medicineBoxTablets: Draw = (ink) =>
  medicineCarton(
    ink,
    '<circle r="11" fill="#FDFCFA" stroke="#D9D4C8"/><path d="M-7 0H7" stroke="#D9D4C8" stroke-width="2"/>',
  );
const vial: Draw = (ink) =>
  shadow(200, 336, 76, 15) +
  `<rect x="160" y="74" width="80" height="26" rx="6" fill="${ink.tint}"/><rect x="156" y="98" width="88" height="30" rx="4" fill="url(#stl)"/><path d="M170 128h60v14q36 8 36 40v134q0 16-16 16H150q-16 0-16-16V182q0-32 36-40z" fill="url(#glass)" stroke="#B6C7CE"/><path d="M138 214h124v100q0 14-14 14h-96q-14 0-14-14z" fill="${ink.pale}" opacity=".6"/><rect x="134" y="196" width="132" height="98" fill="#FBFAF7"/><rect x="134" y="196" width="132" height="12" fill="${ink.tint}"/>` +
  ink.mark(200, 230, 13, { anchor: 'middle', fill: '#565148', fit: 110 }) +
  type(200, 256, nameOf(ink), 18, {
    anchor: 'middle',
    weight: 700,
    fill: '#2A2E30',
    fit: 120,
  }) +
  type(200, 282, strengthOf(ink), 20, { anchor: 'middle', weight: 600, fit: 118 });
const ampoules: Draw = (ink) =>
  shadow(204, 326, 130) +
  row(
    4,
    84,
    104,
    62,
    0,
    () =>
      `<path d="M14 0h14q5 0 4 8l-6 40h-10L10 8q-1-8 4-8z" fill="url(#amb)"/><path d="M15 46h12l2 14q13 6 13 24v108q0 12-12 12H12q-12 0-12-12V84q0-18 13-24z" fill="url(#amb)"/><path d="M12 46h18" stroke="${ink.tint}" stroke-width="4"/><rect y="104" width="42" height="76" fill="#FBFAF7"/><rect y="104" width="42" height="12" fill="${ink.tint}"/><g transform="translate(17 178) rotate(-90)">${type(0, 0, nameOf(ink), 11, { weight: 700, fill: '#2A2E30', fit: 60 })}${type(0, 16, strengthOf(ink), 12, { weight: 600, fit: 60 })}</g>`,
  ) +
  corner(ink) +
  tag(ink);
const ointment: Draw = (ink) =>
  shadow(204, 318, 136, 18) +
  turned(
    -24,
    `<path d="M92 150h16v112H92z" fill="url(#foil)"/><path d="M106 152l176 26v56l-176 26z" fill="url(#whv)" stroke="#DDD8CD"/><path d="M128 168l126 18v40l-126 18z" fill="${ink.tint}"/><rect x="282" y="186" width="16" height="40" fill="#EDEAE3"/><rect x="296" y="182" width="46" height="48" rx="6" fill="url(#tnv)"/>${ink.mark(190, 198, 15, { anchor: 'middle', fill: ink.on, fit: 110 })}${type(190, 221, ink.kind, 17, { anchor: 'middle', weight: 600, fill: ink.on, fit: 112 })}`,
  ) +
  tag(ink);
const inhaler: Draw = (ink) =>
  shadow(196, 336, 90, 16) +
  `<rect x="176" y="74" width="76" height="110" rx="14" fill="url(#stl)"/><path d="M164 128h100l8 130q2 20-14 30l-84 40q-20 10-30-8l-24-44q-4-10 6-14l38-16z" fill="url(#tn)"/><path d="M120 276q-4-10 6-14l36-14 36 66-24 14q-20 10-30-8z" fill="${ink.light}"/>${gleam('M178 144l6 100', 6)}` +
  ink.mark(224, 192, 12, { anchor: 'middle', fill: ink.on, fit: 72 }) +
  type(224, 212, ink.kind, 14, { anchor: 'middle', weight: 600, fill: ink.on, fit: 74 }) +
  type(224, 236, ink.line(0), 17, { anchor: 'middle', weight: 700, fill: ink.on, fit: 74 });
/** A small can that sprays under the tongue. */
const oralSpray: Draw = (ink) =>
  shadow(200, 340, 60, 13) +
  `<path d="M176 96q0-22 24-22h30q12 0 12 12v10h-22v30h-44z" fill="#FFFFFF" stroke="#D5D0C5"/><circle cx="236" cy="90" r="3" fill="#33383A"/><path d="M160 126h80v26h-80z" fill="url(#wh)"/><rect x="156" y="150" width="88" height="188" rx="10" fill="url(#tn)"/><rect x="156" y="186" width="88" height="104" fill="#FBFAF7"/>` +
  ink.mark(200, 210, 14, { anchor: 'middle', fill: '#565148', fit: 76 }) +
  type(200, 244, ink.kind, 26, { anchor: 'middle', weight: 700, fill: '#2A2E30', fit: 78 }) +
  type(200, 274, ink.line(0), 17, { anchor: 'middle', weight: 600, fill: '#2A2E30', fit: 78 });
/** A metered pump with the long nozzle of a topical anaesthetic. */
const meteredSpray: Draw = (ink) =>
  shadow(200, 340, 76, 15) +
  `<path d="M194 92C130 88 90 70 62 44" fill="none" stroke="#D5D0C5" stroke-width="8" stroke-linecap="round"/><path d="M194 92C130 88 90 70 62 44" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round"/><rect x="176" y="76" width="48" height="34" rx="6" fill="url(#wh)" stroke="#D5D0C5"/><rect x="186" y="108" width="28" height="22" fill="#E2DED4"/><rect x="166" y="128" width="68" height="24" rx="5" fill="#FFFFFF" stroke="#D5D0C5"/><path d="M164 152h72q22 8 22 34v136q0 16-16 16h-84q-16 0-16-16V186q0-26 22-34z" fill="url(#amb)"/><rect x="142" y="196" width="116" height="112" fill="#FBFAF7"/><rect x="142" y="196" width="116" height="26" fill="${ink.tint}"/>` +
  ink.mark(200, 215, 15, { anchor: 'middle', fill: ink.on, fit: 100 }) +
  type(200, 252, ink.kind, 18, { anchor: 'middle', weight: 700, fill: '#2A2E30', fit: 106 }) +
  type(200, 286, ink.line(0), 24, { anchor: 'middle', weight: 700, fill: '#2A2E30', fit: 104 });

export const medicineArt = {
  tablets,
  solution,
  'clear-bottle': clearBottle,
  'medicine-box': medicineBox,
  'medicine-box-tablets': medicineBoxTablets,
  vial,
  ampoules,
  ointment,
  inhaler,
  'oral-spray': oralSpray,
  'metered-spray': meteredSpray,
} satisfies Record<string, Draw>;
