import { type Draw, type Ink, type } from './ink.ts';
import { amountOf, scaled } from './labels.ts';
import { shadow } from './solids.ts';

const wipes: Draw = (ink) =>
  shadow(200, 344, 92, 17) +
  '<path d="M188 92c-10-34 4-52 30-58 4 18 26 14 22 36-2 10-8 16-14 22z" fill="#FFFFFF" stroke="#DDD8CD"/><rect x="126" y="118" width="148" height="222" rx="10" fill="url(#wh)"/><path d="M126 166h148v122H126z" fill="url(#tn)"/><rect x="120" y="88" width="160" height="36" rx="9" fill="url(#tn)"/>' +
  `<ellipse cx="200" cy="92" rx="46" ry="6" fill="${ink.deep}"/>` +
  ink.mark(200, 210, 19, { fill: ink.on, anchor: 'middle', fit: 130 }) +
  type(200, 250, ink.line(0), 28, {
    weight: 700,
    fill: ink.on,
    anchor: 'middle',
    fit: 130,
  }) +
  type(200, 320, ink.kind, 17, { anchor: 'middle', weight: 700, fill: '#2A2E30', fit: 120 });

const spray: Draw = (ink) =>
  shadow(200, 346, 90, 16) +
  `<path d="M160 96h66l34-8v22l-30 6-8 34h-44l-2-24h-20z" fill="url(#tn)"/><path d="M222 116l24 30-10 6-20-22z" fill="${ink.dark}"/>` +
  '<path d="M176 150h48c2 26 40 30 40 66v112q0 14-14 14H150q-14 0-14-14V216c0-36 38-40 40-66z" fill="url(#wh)"/>' +
  `<path d="M136 230h128v82H136z" fill="${ink.pale}"/>` +
  ink.mark(200, 262, 16, { fill: ink.dark, anchor: 'middle', fit: 116 }) +
  type(200, 282, ink.kind, 14, {
    weight: 700,
    fill: ink.deep,
    anchor: 'middle',
    fit: 116,
  }) +
  type(200, 304, ink.line(0), 17, { weight: 700, fill: ink.deep, anchor: 'middle' });

const jerrycan: Draw = (ink) =>
  scaled(
    (amountOf(ink.line(0)) ?? 5) < 5 ? 0.8 : 1,
    shadow(204, 340, 124) +
      '<rect x="232" y="62" width="48" height="26" rx="5" fill="url(#tn)"/><path d="M112 132q0-28 26-34l60-14h84q16 0 16 18v216q0 20-20 20H132q-20 0-20-20z" fill="url(#wh)" stroke="#DDD8CD"/>' +
      '<path d="M134 128q2-10 14-12l54-12q10-2 10 8v16q0 8-8 8h-60q-10 0-10-8z" fill="#DCD8CF"/>' +
      `<rect x="126" y="176" width="158" height="124" rx="4" fill="${ink.tint}"/><path d="M126 258h158v42H126z" fill="#fff" opacity=".9"/>` +
      ink.mark(205, 212, 21, { anchor: 'middle', fill: ink.on, fit: 140 }) +
      type(205, 242, ink.kind, 19, { anchor: 'middle', weight: 700, fill: ink.on, fit: 140 }) +
      type(205, 288, ink.line(0), 24, { anchor: 'middle', weight: 700, fill: '#2A2E30' }),
    340,
  );

const pumpBottle: Draw = (ink) =>
  scaled(
    /^\d+ ml/.test(ink.line(0)) ? 0.88 : 1,
    shadow(200, 346, 84, 16) +
      '<rect x="194" y="72" width="12" height="46" fill="#DAD6CC"/><path d="M146 64q0-10 12-10h56q10 0 10 10v14h-56q-8 0-12 8z" fill="url(#tn)"/><rect x="172" y="108" width="56" height="30" rx="5" fill="url(#tn)"/>' +
      '<path d="M168 138h64q28 8 28 44v142q0 18-18 18h-84q-18 0-18-18V182q0-36 28-44z" fill="url(#glass)" stroke="#C5D2D6"/><path d="M142 200h116v124q0 16-16 16h-84q-16 0-16-16z" fill="#DDEDF0" opacity=".8"/>' +
      `<rect x="150" y="206" width="100" height="104" rx="4" fill="#fff"/><rect x="150" y="206" width="100" height="32" rx="4" fill="${ink.tint}"/>` +
      ink.mark(200, 227, 14, { anchor: 'middle', fill: ink.on, fit: 88 }) +
      type(200, 266, ink.kind, 19, {
        anchor: 'middle',
        weight: 700,
        fill: '#2A2E30',
        fit: 90,
      }) +
      type(200, 295, ink.line(0), 18, { anchor: 'middle', weight: 700, fit: 90 }),
    346,
  );

/** The bin as large as it is: 1.8 L to 10 L. */
const binScale = (ink: Ink) => {
  const litres = amountOf(ink.line(0)) ?? 5;
  return litres < 3 ? 0.74 : litres < 8 ? 0.9 : 1;
};

const sharpsBin: Draw = (ink) =>
  scaled(
    binScale(ink),
    shadow(202, 340, 112) +
      '<path d="M112 130h178l-14 196q-2 14-18 14H144q-16 0-18-14z" fill="#F2C230"/><path d="M112 130h40l10 210h-18q-16 0-18-14z" fill="#fff" opacity=".25"/><path d="M250 130h40l-14 196q-2 14-18 14h-14z" fill="#A87A0C" opacity=".28"/>' +
      '<path d="M98 106q0-12 12-12h182q12 0 12 12v26H98z" fill="#C0392F"/><rect x="150" y="76" width="104" height="26" rx="6" fill="#A62C24"/><ellipse cx="202" cy="80" rx="38" ry="6" fill="#54140F"/>' +
      '<rect x="140" y="168" width="124" height="130" rx="4" fill="#FFF6D8"/><g fill="none" stroke="#2A2E30" stroke-width="6"><circle cx="202" cy="204" r="11"/><circle cx="189" cy="226" r="11"/><circle cx="215" cy="226" r="11"/></g>' +
      type(202, 280, ink.line(0), 30, { anchor: 'middle', weight: 700, fill: '#2A2E30' }),
    340,
  );

/** With the steel bracket of a wall. */
const sharpsBinWall: Draw = (ink) =>
  '<rect x="60" y="84" width="284" height="34" rx="4" fill="url(#stv)" stroke="#98A0A4"/><circle cx="78" cy="101" r="6" fill="#7F888C"/><circle cx="326" cy="101" r="6" fill="#7F888C"/>' +
  sharpsBin(ink) +
  '<path d="M70 118v188q0 16 18 16h228q18 0 18-16V118" fill="none" stroke="url(#stl)" stroke-width="11"/>';

/** Its colour is a code in law: red and yellow are different waste. */
const wasteBag: Draw = (ink) =>
  scaled(
    ink.line(0) === 'M' ? 0.84 : 1,
    shadow(200, 334, 116) +
      '<path d="M150 118c-60 40-78 110-70 186 2 20 16 30 40 30h160c24 0 38-10 40-30 8-76-10-146-70-186z" fill="url(#tn)"/><path d="M150 118c-40 60-54 120-50 210-12-4-19-12-20-24-8-76 10-146 70-186z" fill="#fff" opacity=".22"/>' +
      `<path d="M136 72q64 20 128 0l-14 46H150z" fill="${ink.dark}"/><path d="M146 116h108" stroke="#F6F1E4" stroke-width="12" stroke-linecap="round"/><path d="M180 130l-10 70M222 130l12 70M250 140l28 60" stroke="${ink.deep}" stroke-width="3" opacity=".5" fill="none"/>` +
      '<g fill="none" stroke="#1F1D19" stroke-width="7"><circle cx="200" cy="216" r="14"/><circle cx="184" cy="243" r="14"/><circle cx="216" cy="243" r="14"/></g>' +
      type(200, 304, ink.line(1), 24, { anchor: 'middle', weight: 700, fill: '#1F1D19', fit: 170 }),
    334,
  );

export const cleaningArt = {
  wipes,
  spray,
  jerrycan,
  'pump-bottle': pumpBottle,
  'sharps-bin': sharpsBin,
  'sharps-bin-wall': sharpsBinWall,
  'waste-bag': wasteBag,
} satisfies Record<string, Draw>;
