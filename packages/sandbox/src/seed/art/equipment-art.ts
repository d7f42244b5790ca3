import { type Draw, type Ink, type } from './ink.ts';
import { amountOf, corner, scaled, tag } from './labels.ts';
import { shadow, turned } from './solids.ts';

const autoclave: Draw = (ink) =>
  shadow(202, 316, 156, 22) +
  '<rect x="66" y="112" width="272" height="194" rx="16" fill="url(#whv)" stroke="#DDD8CD"/><rect x="84" y="132" width="170" height="156" rx="14" fill="#ECE9E2"/><circle cx="169" cy="210" r="66" fill="url(#stl)"/><circle cx="169" cy="210" r="52" fill="#D5DADC"/><path d="M169 166v88M125 210h88" stroke="#8A9296" stroke-width="8" stroke-linecap="round"/><rect x="268" y="140" width="54" height="44" rx="5" fill="#24282A"/>' +
  type(295, 168, '134°', 15, { weight: 600, fill: '#8FE0BE', anchor: 'middle' }) +
  `<circle cx="282" cy="212" r="9" fill="${ink.tint}"/><circle cx="308" cy="212" r="9" fill="#CFCAC0"/>` +
  type(295, 256, ink.line(0), 22, { anchor: 'middle', weight: 700, fill: '#2A2E30', fit: 66 }) +
  type(169, 222, ink.kind, 34, { anchor: 'middle', weight: 700, fill: '#5B6266' }) +
  ink.mark(295, 282, 10, { fill: '#8C867B', anchor: 'middle', fit: 66 });
const seat = (ink: Ink) =>
  shadow(200, 334, 130) +
  `<path d="M160 316h84l-12-60h-58z" fill="url(#stl)"/><rect x="132" y="312" width="140" height="16" rx="8" fill="url(#drv)"/><path d="M70 236q-6-20 14-24l110-6q30-2 46-30l44-84q10-18 28-10 20 10 10 32l-56 110q-12 24-40 26l-138 8q-14 0-18-22z" fill="url(#tn)"/><path d="M84 218l112-6q30-4 46-32l46-86" stroke="#fff" opacity=".3" stroke-width="5" fill="none"/><path d="M298 70q22-14 30 8t-18 22z" fill="${ink.dark}"/><path d="M116 250V120q0-50 56-50" fill="none" stroke="#DAD5CA" stroke-width="10" stroke-linecap="round"/><path d="M160 56l44 6-6 34-40-6z" fill="url(#whv)" stroke="#D6D1C6"/><path d="M168 90l20 3-2 8-18-3z" fill="#F6E9A8"/>`;
const chair: Draw = (ink) => seat(ink) + corner(ink);
/** With a tray of instruments and a touch panel on its arm. */
const chairFlagship: Draw = (ink) =>
  seat(ink) +
  '<path d="M92 268q-40-10-42-60" fill="none" stroke="#DAD5CA" stroke-width="9" stroke-linecap="round"/><rect x="22" y="178" width="96" height="16" rx="5" fill="url(#whv)" stroke="#D6D1C6"/><path d="M36 194v26M52 194v26M68 194v26M84 194v26" stroke="#8A9296" stroke-width="5" stroke-linecap="round"/><rect x="40" y="124" width="64" height="48" rx="6" fill="#24282A"/><rect x="47" y="131" width="50" height="34" rx="3" fill="#3F72B0"/><path d="M52 156l10-10 8 6 14-14" stroke="#fff" stroke-width="3" fill="none"/>' +
  corner(ink);
/** Smaller and rounded, below a screen. */
const chairChild: Draw = (ink) =>
  scaled(0.8, seat(ink), 334) +
  '<path d="M92 0v34" stroke="#B9C0C3" stroke-width="8"/><rect x="44" y="32" width="96" height="62" rx="8" fill="#24282A"/><rect x="51" y="39" width="82" height="48" rx="4" fill="#9CC7F0"/><circle cx="92" cy="60" r="14" fill="#F2D265"/><path d="M86 57v2M98 57v2M86 64q6 6 12 0" stroke="#6B4E12" stroke-width="2.500" fill="none" stroke-linecap="round"/>' +
  corner(ink);
/** White unless it is sold in silver. */
const body = (ink: Ink) => (ink.goods === '#9AA1A5' ? 'url(#stl)' : 'url(#wh)');
const lamp: Draw = (ink) =>
  shadow(204, 338, 110, 18) +
  `<path d="M150 300h108q14 0 18 30H132q4-30 18-30z" fill="url(#wh)"/><g transform="rotate(9 200 200)"><rect x="184" y="120" width="40" height="190" rx="18" fill="${body(ink)}"/><rect x="189" y="190" width="30" height="56" rx="8" fill="#24282A"/>${type(204, 224, ink.kind, 19, { weight: 600, fill: '#8FE0BE', anchor: 'middle', fit: 26 })}<circle cx="204" cy="268" r="10" fill="${ink.pack}"/><path d="M190 122c0-40-6-54-30-62l6-14c38 8 52 30 52 76z" fill="url(#drk)"/><path d="M162 44l-24 6 6 22 24-8z" fill="#9CC7F0"/></g>` +
  ink.mark(204, 322, 11, { anchor: 'middle', fit: 90 });
const frame = (ink: Ink) =>
  corner(ink) +
  shadow(200, 290, 140, 18) +
  '<path d="M70 176q-20-50 30-54M330 176q20-50-30-54" fill="none" stroke="#33383A" stroke-width="8" stroke-linecap="round"/><path d="M66 172h112q14 0 12 18l-6 40q-4 20-26 20H98q-20 0-24-20l-10-44q-2-14 2-14zM334 172H222q-14 0-12 18l6 40q4 20 26 20h60q20 0 24-20l10-44q2-14-2-14z" fill="#DCE8EC" fill-opacity=".8" stroke="#33383A" stroke-width="7"/><path d="M188 186q12-8 24 0" fill="none" stroke="#33383A" stroke-width="7"/><rect x="104" y="192" width="54" height="62" rx="8" fill="url(#drk)"/><rect x="242" y="192" width="54" height="62" rx="8" fill="url(#drk)"/><ellipse cx="131" cy="254" rx="27" ry="8" fill="#9CB4C0"/><ellipse cx="269" cy="254" rx="27" ry="8" fill="#9CB4C0"/><path d="M96 164h78M226 164h78" stroke="url(#stv)" stroke-width="5"/>';
const loupes: Draw = (ink) => frame(ink) + tag(ink);
/** Hinged barrels below a headlight. */
const loupesFlip: Draw = (ink) =>
  frame(ink) +
  '<path d="M150 170v-16h100v16" fill="none" stroke="#33383A" stroke-width="7"/><circle cx="150" cy="170" r="8" fill="#8A9296"/><circle cx="250" cy="170" r="8" fill="#8A9296"/><rect x="174" y="104" width="52" height="42" rx="10" fill="url(#tn)"/><circle cx="200" cy="125" r="13" fill="#F6F3D8" stroke="#D9B230"/><path d="M226 120c40-30 90-10 104 40" fill="none" stroke="#33383A" stroke-width="4"/>' +
  tag(ink);
const consoleWith = (ink: Ink, end: string) =>
  shadow(200, 322, 140, 22) +
  '<path d="M92 166l20-62h176l22 62v128q0 14-14 14H106q-14 0-14-14z" fill="url(#whv)" stroke="#DDD8CD"/><path d="M112 112h176l16 92H98z" fill="#F7F5F1"/><rect x="126" y="124" width="148" height="66" rx="8" fill="#24282A"/>' +
  type(200, 170, ink.kind, 34, {
    weight: 600,
    fill: '#8FE0BE',
    anchor: 'middle',
    fit: 130,
  }) +
  `<circle cx="140" cy="244" r="25" fill="url(#stl)"/><path d="M140 244V224" stroke="#33383A" stroke-width="4"/><rect x="186" y="228" width="36" height="32" rx="6" fill="${ink.tint}"/><rect x="232" y="228" width="36" height="32" rx="6" fill="#DAD5CA"/>` +
  ink.mark(200, 292, 13, { fill: '#8C867B', anchor: 'middle', fit: 150 }) +
  '<path d="M306 246c44 4 44 70 14 74H150" fill="none" stroke="#5B6266" stroke-width="9" stroke-linecap="round"/>' +
  end;
const implantMotor: Draw = (ink) =>
  consoleWith(
    ink,
    '<path d="M154 309l-80 5q-6 5 0 16l80 1z" fill="url(#stv)"/><path d="M78 312L52 296q-8 0-10 10l20 26h16z" fill="url(#stl)"/><rect x="44" y="322" width="7" height="22" fill="#8A9296"/>',
  );
/** A contra-angle with a file, and the graph of the apex locator. */
const endoMotor: Draw = (ink) =>
  consoleWith(
    ink,
    '<path d="M154 309l-84 5q-6 5 0 14l84 1z" fill="url(#stv)"/><circle cx="62" cy="318" r="14" fill="url(#stl)"/><path d="M60 330l2 34 2-34z" fill="#C9A24A"/><path d="M136 182h12v-8h-12zM152 182h12v-14h-12zM168 182h12v-10h-12z" fill="#8FE0BE" opacity=".7"/>',
  );
/** The bottle of its water and the straight handpiece of a scaler. */
const scalerUnit: Draw = (ink) =>
  '<path d="M128 110V70q0-12 12-12h48q12 0 12 12v40z" fill="url(#glass)" stroke="#AFC2CA"/><path d="M130 108V82h68v26z" fill="#9CC7F0" opacity=".6"/>' +
  consoleWith(
    ink,
    '<path d="M154 308l-74 3q-8 6 0 18l74 2z" fill="url(#whv)" stroke="#D5D0C5"/><path d="M78 316q-30 0-38-24" fill="none" stroke="#8A9296" stroke-width="4" stroke-linecap="round"/>',
  );
const ultrasonic: Draw = (ink) =>
  scaled(
    0.78 + 0.022 * (amountOf(ink.line(0)) ?? 10),
    shadow(202, 316, 150, 22) +
      '<path d="M84 148l26-34h184l26 34z" fill="url(#stv)"/><path d="M108 144l14-20h160l14 20z" fill="#A9C9D6"/><path d="M122 136q20-8 40 0t40 0 40 0 40 0" stroke="#fff" stroke-width="3" fill="none" opacity=".8"/><path d="M76 148h252v140q0 16-16 16H92q-16 0-16-16z" fill="url(#foil)"/><rect x="108" y="192" width="188" height="84" rx="8" fill="#2A2E30"/>' +
      type(154, 244, '05:00', 26, { weight: 600, fill: '#8FE0BE', anchor: 'middle' }) +
      `<circle cx="224" cy="234" r="14" fill="${ink.tint}"/><circle cx="264" cy="234" r="14" fill="#5B6266"/>` +
      ink.mark(202, 178, 15, { fill: '#565F63', anchor: 'middle', fit: 170 }) +
      type(202, 298, ink.line(0), 24, { anchor: 'middle', weight: 700, fill: '#33383A' }) +
      type(262, 264, ink.kind, 12, { anchor: 'middle', weight: 600, fill: '#8FE0BE', fit: 56 }),
    316,
  );
const sealer: Draw = (ink) =>
  shadow(202, 306, 150, 20) +
  '<path d="M70 200h264v76q0 14-14 14H84q-14 0-14-14z" fill="url(#whv)" stroke="#DDD8CD"/><path d="M62 176h280v28H62z" fill="url(#drv)"/><path d="M78 116h250q14 0 14 16v34H62v-34q0-16 16-16z" fill="url(#whv)" stroke="#DDD8CD"/><path d="M116 168h150v-66H116z" fill="#B9D5E6" opacity=".7"/><path d="M116 102h150" stroke="#8DB3CC" stroke-width="5"/><rect x="250" y="226" width="60" height="34" rx="5" fill="#24282A"/>' +
  type(280, 249, '180°', 17, { weight: 600, fill: '#8FE0BE', anchor: 'middle' }) +
  `<circle cx="102" cy="244" r="13" fill="${ink.tint}"/>` +
  ink.mark(128, 250, 17, { fill: '#8C867B', fit: 110 }) +
  tag(ink);
const sensor: Draw = (ink) =>
  scaled(
    ink.line(0) === '1' ? 0.84 : 1,
    shadow(202, 318, 136) +
      `<path d="M212 210c20 90 90 30 96 90" fill="none" stroke="#5B6266" stroke-width="10" stroke-linecap="round"/><rect x="282" y="286" width="52" height="28" rx="4" fill="url(#stl)"/><g transform="rotate(-16 180 180)"><rect x="96" y="78" width="152" height="206" rx="26" fill="url(#drk)"/><rect x="108" y="90" width="128" height="182" rx="18" fill="#3F4548"/><rect x="118" y="100" width="108" height="162" rx="12" fill="none" stroke="#6C7477" stroke-width="2"/><rect x="118" y="236" width="108" height="6" fill="${ink.tint}"/>${ink.mark(172, 176, 17, { fill: '#E9ECED', anchor: 'middle', fit: 100 })}${type(172, 222, ink.line(0), 38, { fill: '#FFFFFF', weight: 700, anchor: 'middle', fit: 100 })}${type(172, 130, ink.kind, 20, { fill: '#B9C0C3', weight: 600, anchor: 'middle', fit: 100 })}</g>`,
    318,
  );
const xrayUnit: Draw = (ink) =>
  shadow(200, 336, 110) +
  '<path d="M132 60c-40 60-30 150 20 176" fill="none" stroke="url(#stl)" stroke-width="18" stroke-linecap="round"/><rect x="122" y="150" width="150" height="116" rx="40" fill="url(#whv)" stroke="#DDD8CD"/>' +
  `<path d="M262 178l70 10v44l-70 10z" fill="url(#glv)" stroke="#AFC2CA"/><rect x="252" y="172" width="14" height="74" rx="4" fill="${ink.tint}"/>` +
  ink.mark(190, 214, 15, { fill: '#8C867B', anchor: 'middle', fit: 100 }) +
  '<path d="M166 264h62l-8 64h-46z" fill="url(#stl)"/>' +
  tag(ink);
/** Held by its grip, with a shield about the cone. */
const xrayPortable: Draw = (ink) =>
  shadow(200, 336, 110) +
  '<path d="M196 226h66l14 96q2 14-12 14h-46q-14 0-14-14z" fill="url(#drv)"/><path d="M182 240q-10 26 18 40" fill="none" stroke="#33383A" stroke-width="8"/><rect x="150" y="96" width="170" height="136" rx="30" fill="url(#whv)" stroke="#DDD8CD"/><rect x="286" y="122" width="22" height="70" rx="6" fill="#24282A"/><circle cx="118" cy="164" r="74" fill="#DCE8EC" opacity=".6" stroke="#AFC2CA" stroke-width="4"/><path d="M152 132L58 142v44l94 10z" fill="url(#glv)" stroke="#AFC2CA"/>' +
  `<rect x="146" y="126" width="14" height="76" rx="4" fill="${ink.tint}"/>` +
  ink.mark(222, 172, 17, { fill: '#8C867B', anchor: 'middle', fit: 110 }) +
  tag(ink);
const stethoscopeWith = (ink: Ink, head: number) =>
  shadow(200, 326, 130) +
  `<path d="M132 76c-24 50-14 120 44 134 58-14 68-84 44-134" fill="none" stroke="url(#stl)" stroke-width="9" stroke-linecap="round"/><path d="M148 178q28 44 56 0" fill="none" stroke="${ink.tint}" stroke-width="13"/><path d="M176 204c0 90-60 84-70 40s20-40 36 0 60 90 130 40" fill="none" stroke="${ink.tint}" stroke-width="12" stroke-linecap="round"/><circle cx="290" cy="262" r="${head}" fill="url(#stl)"/><circle cx="290" cy="262" r="${head - 10}" fill="#F3F5F5" stroke="#98A0A4"/>${ink.mark(290, 266, 10, { anchor: 'middle', fit: head + 10 })}<circle cx="130" cy="74" r="8" fill="#33383A"/><circle cx="222" cy="74" r="8" fill="#33383A"/>`;
/** The bell of the second side shows behind the diaphragm. */
const stethoscope: Draw = (ink) =>
  `<circle cx="318" cy="234" r="22" fill="#8A9296"/>${stethoscopeWith(ink, 40)}`;
/** A small head with an animal clip on the tube. */
const stethoscopeChild: Draw = (ink) =>
  stethoscopeWith(ink, 28) +
  '<g transform="translate(176 224)"><circle cx="-14" cy="-16" r="9" fill="#D99A4E"/><circle cx="14" cy="-16" r="9" fill="#D99A4E"/><circle r="21" fill="#E8B06A"/><circle cx="-7" cy="-4" r="2.500" fill="#33383A"/><circle cx="7" cy="-4" r="2.500" fill="#33383A"/><path d="M-6 6q6 6 12 0" stroke="#33383A" stroke-width="2.500" fill="none"/></g>';
const cuffAnd = (ink: Ink, device: string) =>
  shadow(204, 322, 146, 22) +
  `<path d="M210 110q70-30 120 14l-4 96q-60-22-110 0z" fill="url(#tl)"/><path d="M222 126q54-22 96 12M220 206q50-18 102 2" stroke="${ink.dark}" stroke-width="2" fill="none" opacity=".5" stroke-dasharray="4 3"/><path d="M240 214c-10 60 20 80-20 82" fill="none" stroke="#5B6266" stroke-width="9"/>${type(275, 176, ink.line(0), 36, { anchor: 'middle', weight: 700, fill: '#FFFFFF' })}` +
  device;
const bpMonitor: Draw = (ink) =>
  cuffAnd(
    ink,
    `<path d="M70 158q0-16 16-16h120q16 0 16 16v138q0 16-16 16H86q-16 0-16-16z" fill="url(#whv)" stroke="#DDD8CD"/><rect x="86" y="158" width="120" height="100" rx="8" fill="#C9D3C9"/>${type(194, 198, '118', 36, { anchor: 'end', weight: 600, fill: '#24282A' })}${type(194, 236, '76', 32, { anchor: 'end', weight: 600, fill: '#24282A' })}${type(94, 194, 'SYS', 10, {})}${type(94, 232, 'DIA', 10, {})}<circle cx="186" cy="286" r="14" fill="${ink.tint}"/>` +
      ink.mark(88, 291, 13, { fit: 76 }),
  ) + tag(ink, ink.line(1));
/** A tall screen on a foot, with three readings. */
const bpDesktop: Draw = (ink) =>
  cuffAnd(
    ink,
    `<path d="M112 292h72l14 28H98z" fill="url(#stl)"/><rect x="56" y="72" width="176" height="226" rx="16" fill="url(#whv)" stroke="#DDD8CD"/><rect x="72" y="90" width="144" height="158" rx="8" fill="#24282A"/>${type(204, 138, '118', 44, { anchor: 'end', weight: 600, fill: '#8FE0BE' })}${type(204, 184, '76', 40, { anchor: 'end', weight: 600, fill: '#8FE0BE' })}${type(204, 230, '64', 34, { anchor: 'end', weight: 600, fill: '#F2D265' })}<path d="M84 222h12l6-14 8 26 6-12h12" stroke="#F2D265" stroke-width="3" fill="none"/><circle cx="204" cy="272" r="13" fill="${ink.tint}"/>` +
      ink.mark(74, 278, 14, { fit: 100 }),
  ) + tag(ink, ink.line(1));
const glucose: Draw = (ink) =>
  shadow(202, 334, 90, 16) +
  `<rect x="190" y="48" width="22" height="60" rx="3" fill="#fff" stroke="#D5D0C5"/><rect x="190" y="48" width="22" height="14" fill="#B23A3A"/><path d="M148 96h106q24 0 22 26l-14 180q-2 26-28 26h-66q-26 0-28-26l-14-180q-2-26 22-26z" fill="url(#tn)"/><rect x="150" y="122" width="102" height="96" rx="10" fill="#C9D3C9"/>${type(201, 180, '5.6', 42, { anchor: 'middle', weight: 600, fill: '#24282A' })}${type(201, 206, 'mmol/L', 13, { anchor: 'middle' })}<circle cx="201" cy="262" r="22" fill="#fff" opacity=".9"/>` +
  ink.mark(201, 312, 12, { anchor: 'middle', fill: ink.on, fit: 84 });
const thermometer: Draw = (ink) =>
  shadow(200, 330, 90, 16) +
  turned(
    18,
    `<path d="M150 84q0-20 22-20h70q24 0 18 30l-8 30q-6 16-26 16h-46q-30 0-30-26z" fill="url(#wh)" stroke="#DDD8CD"/><rect x="136" y="78" width="22" height="44" rx="6" fill="#33383A"/><path d="M178 138h64l14 168q2 20-18 20h-40q-18 0-18-20z" fill="url(#wh)" stroke="#DDD8CD"/><rect x="190" y="176" width="46" height="64" rx="7" fill="#C9D3C9"/>${type(213, 214, '36.5', 19, { anchor: 'middle', weight: 600, fill: '#24282A' })}<path d="M172 146q-14 10-6 34l12 6z" fill="${ink.tint}"/><circle cx="214" cy="272" r="15" fill="url(#tn)"/>${ink.mark(214, 312, 10, { anchor: 'middle', fit: 56 })}`,
  );
/** A pistol that is held before the forehead. */
const thermometerForehead: Draw = (ink) =>
  shadow(200, 334, 90, 16) +
  turned(
    -8,
    `<path d="M176 190h66l20 122q2 20-18 20h-34q-16 0-18-16z" fill="url(#wh)" stroke="#DDD8CD"/><path d="M176 214q-20 10-14 40l20 2z" fill="${ink.tint}"/><path d="M110 104q0-18 18-18h122q40 0 40 52t-40 60H128q-18 0-18-18z" fill="url(#whv)" stroke="#DDD8CD"/><rect x="88" y="106" width="26" height="72" rx="8" fill="#33383A"/><circle cx="96" cy="142" r="13" fill="#7A3B3B"/><rect x="178" y="104" width="92" height="66" rx="9" fill="#C9D3C9"/>${type(224, 150, '36.5', 34, { anchor: 'middle', weight: 600, fill: '#24282A' })}${ink.mark(224, 300, 12, { anchor: 'middle', fit: 56 })}`,
  ) +
  '<path d="M66 96q-18 36 0 74M46 84q-26 48 0 98" fill="none" stroke="#B23A3A" stroke-width="4" opacity=".5" stroke-linecap="round"/>';
/** A stick with a soft tip. */
const thermometerDigital: Draw = (ink) =>
  shadow(204, 290, 140, 16) +
  turned(
    -24,
    `<path d="M60 196h80v18H60q-26-2-40-9 14-7 40-9z" fill="#DCE6EA" stroke="#AFC2CA"/><path d="M40 198q-14 2-22 7 8 5 22 7z" fill="url(#stl)"/><path d="M138 192q20-16 60-18h132q26 0 26 31t-26 31H198q-40-2-60-18z" fill="url(#whv)" stroke="#DDD8CD"/><rect x="204" y="184" width="78" height="42" rx="6" fill="#C9D3C9"/>${type(243, 216, '36.5', 28, { anchor: 'middle', weight: 600, fill: '#24282A' })}<circle cx="320" cy="205" r="15" fill="${ink.tint}"/>`,
  ) +
  corner(ink);
const oximeter: Draw = (ink) =>
  corner(ink) +
  scaled(
    ink.line(0) === 'C' ? 0.74 : 1,
    shadow(204, 304, 130) +
      turned(
        -14,
        `<path d="M84 222h216q22 0 22 22t-22 26H110q-26 0-26-48z" fill="url(#drv)"/><path d="M84 222q0-70 40-76h160q40 0 40 40t-30 40z" fill="url(#tnv)"/><rect x="136" y="160" width="140" height="52" rx="6" fill="#1B1F21"/>${type(178, 199, '98', 36, { anchor: 'middle', weight: 600, fill: '#F2D265' })}${type(240, 199, '72', 32, { anchor: 'middle', weight: 600, fill: '#8FE0BE' })}${type(146, 172, '%SpO₂', 8, { fill: '#F2D265' })}<circle cx="300" cy="186" r="9" fill="#fff" opacity=".8"/>`,
      ),
    304,
  );
/** A monitor with the probe on its cable. */
const oximeterHandheld: Draw = (ink) =>
  shadow(204, 326, 120) +
  `<path d="M190 318c60 30 130 4 122-70" fill="none" stroke="#5B6266" stroke-width="8"/><g transform="translate(312 214) scale(${ink.line(0) === 'C' ? 0.7 : 1})"><path d="M-26-28h52q12 0 12 12v10h-76v-10q0-12 12-12zM-38 2h76v12q0 14-14 14h-48q-14 0-14-14z" fill="${ink.light}" stroke="${ink.dark}"/></g><rect x="96" y="66" width="150" height="254" rx="22" fill="url(#tnv)"/><rect x="112" y="86" width="118" height="120" rx="8" fill="#1B1F21"/>${type(171, 138, '98', 48, { anchor: 'middle', weight: 600, fill: '#F2D265' })}${type(171, 170, '72', 26, { anchor: 'middle', weight: 600, fill: '#8FE0BE' })}<path d="M120 192h20l6-12 10 18 8-10h58" stroke="#8FE0BE" stroke-width="3" fill="none"/><circle cx="140" cy="244" r="15" fill="#fff" opacity=".85"/><circle cx="202" cy="244" r="15" fill="#fff" opacity=".85"/>` +
  ink.mark(171, 296, 15, { anchor: 'middle', fill: '#fff', fit: 110 });
const wand = (ink: Ink, cord: string) =>
  shadow(204, 308, 140) +
  turned(
    -24,
    `<path d="M110 186h200q26 0 26 20t-26 20H110z" fill="url(#whv)" stroke="#DDD8CD"/><path d="M114 188L60 196q-22 4-22 16t22 12l54 0z" fill="url(#whv)" stroke="#DDD8CD"/><circle cx="60" cy="206" r="11" fill="#24282A"/><circle cx="60" cy="206" r="4" fill="#9CC7F0"/><rect x="180" y="194" width="58" height="20" rx="10" fill="${ink.tint}"/>${cord}${ink.mark(246, 212, 13, { fit: 66 })}`,
  );
const camera: Draw = (ink) =>
  wand(ink, '<path d="M334 206c30 0 20 60 50 64" fill="none" stroke="#5B6266" stroke-width="8"/>') +
  tag(ink, [ink.line(0), ink.kind].filter(Boolean).join(' · '));
/** No cable: a dock charges it. */
const cameraWireless: Draw = (ink) =>
  `<g transform="translate(0 -34)">${wand(ink, '')}</g>` +
  '<path d="M226 330h110l-10-44q-2-10-12-10h-66q-10 0-12 10z" fill="url(#drv)"/><path d="M258 276q24 18 48 0" fill="#1B1F21"/><circle cx="281" cy="312" r="5" fill="#8FE0BE"/><path d="M128 128q22-24 46-2M116 112q34-36 70-2" fill="none" stroke="#3F72B0" stroke-width="6" stroke-linecap="round"/><circle cx="151" cy="140" r="6" fill="#3F72B0"/>' +
  tag(ink, ink.line(0));
const compressor: Draw = (ink) =>
  scaled(
    (amountOf(ink.line(0)) ?? 50) < 40 ? 0.88 : 1,
    shadow(202, 330, 140) +
      `<rect x="84" y="206" width="236" height="96" rx="48" fill="url(#tnv)"/><path d="M120 300v22M284 300v22" stroke="#33383A" stroke-width="18"/><rect x="128" y="112" width="72" height="96" rx="12" fill="url(#drk)"/><rect x="212" y="112" width="72" height="96" rx="12" fill="url(#drk)"/><path d="M134 132h60M134 146h60M134 160h60M134 174h60M218 132h60M218 146h60M218 160h60M218 174h60" stroke="#8A9296" stroke-width="3"/><circle cx="164" cy="96" r="20" fill="#fff" stroke="#8A9296" stroke-width="4"/><path d="M164 98l10-10" stroke="#B23A3A" stroke-width="3"/>` +
      ink.mark(202, 252, 19, { anchor: 'middle', fill: ink.on, fit: 180 }) +
      type(202, 286, ink.line(0), 26, { anchor: 'middle', weight: 700, fill: ink.on }),
    330,
  );
const kettle: Draw = () =>
  shadow(200, 332, 118, 18) +
  '<path d="M128 146h132q18 90 22 168 0 14-14 14H120q-14 0-14-14 4-78 22-168z" fill="url(#stl)"/><path d="M128 146h132l4 20H124z" fill="#33383A"/><path d="M150 146q4-26 44-26t44 26z" fill="url(#drk)"/><circle cx="194" cy="114" r="9" fill="#33383A"/><path d="M128 166L92 150l8-14 32 16z" fill="url(#stl)"/><path d="M268 176c48-10 62 20 54 60s-24 58-44 60" fill="none" stroke="#33383A" stroke-width="16" stroke-linecap="round"/>';
const flask: Draw = (ink) =>
  shadow(200, 340, 70, 14) +
  `<rect x="160" y="112" width="80" height="226" rx="14" fill="url(#tn)"/><rect x="160" y="150" width="80" height="8" fill="${ink.deep}" opacity=".4"/><rect x="156" y="64" width="88" height="54" rx="10" fill="url(#stl)"/><path d="M184 212h32M200 196v32" stroke="#EAF3EE" stroke-width="7" stroke-linecap="round"/>`;
const umbrella: Draw = (ink) =>
  shadow(200, 334, 60, 12) +
  `<path d="M200 90v206q0 26-24 26t-24-22" fill="none" stroke="#6E5A3E" stroke-width="9" stroke-linecap="round"/><path d="M52 214C58 126 122 74 200 74s142 52 148 140c-22-20-52-20-74 0-22-20-52-20-74 0-22-20-52-20-74 0-22-20-52-20-74 0z" fill="url(#tn)"/><path d="M200 74c-40 30-66 80-74 140M200 74c40 30 66 80 74 140M200 74v140" stroke="${ink.deep}" stroke-width="2" fill="none" opacity=".6"/><circle cx="200" cy="70" r="6" fill="#33383A"/>`;
const voucher: Draw = (ink) =>
  shadow(202, 306, 146, 18) +
  turned(
    -8,
    `<rect x="74" y="150" width="260" height="138" rx="12" fill="#D9D3C6"/><rect x="66" y="138" width="260" height="138" rx="12" fill="url(#tn)"/><path d="M66 214q60-60 130-34t130-40v124q0 12-12 12H78q-12 0-12-12z" fill="#fff" opacity=".10"/>${type(86, 176, ink.line(1), 15, { weight: 600, fill: ink.on, fit: 220 })}${type(86, 250, ink.line(0), 44, { weight: 700, fill: ink.on, fit: 220 })}`,
  );
export const equipmentArt = {
  autoclave,
  chair,
  'chair-flagship': chairFlagship,
  'chair-child': chairChild,
  lamp,
  loupes,
  'loupes-flip': loupesFlip,
  motor: implantMotor,
  'motor-endo': endoMotor,
  'scaler-unit': scalerUnit,
  ultrasonic,
  sealer,
  sensor,
  'xray-unit': xrayUnit,
  'xray-portable': xrayPortable,
  stethoscope,
  'stethoscope-child': stethoscopeChild,
  'bp-monitor': bpMonitor,
  'bp-desktop': bpDesktop,
  glucose,
  thermometer,
  'thermometer-forehead': thermometerForehead,
  'thermometer-digital': thermometerDigital,
  oximeter,
  'oximeter-handheld': oximeterHandheld,
  camera,
  'camera-wireless': cameraWireless,
  compressor,
  kettle,
  flask,
  umbrella,
  voucher,
} satisfies Record<string, Draw>;
