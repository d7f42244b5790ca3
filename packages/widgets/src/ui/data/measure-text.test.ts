import { expect, test } from 'vitest';
import { measureText } from './measure-text.ts';

test.each([
  ['10 × 15 cm', '10_×_15_cm'],
  ['7.5 cm × 4.5 m', '7.5_cm_×_4.5_m'],
  ['10×15', '10×15'],
  ['L 碼 · 藍色', 'L_碼_· 藍色'],
  ['XXL 碼', 'XXL_碼'],
  ['100 隻/盒', '100_隻/盒'],
  ['100 pcs/box', '100_pcs/box'],
  ['70 % alcohol', '70_% alcohol'],
  ['VY-N100-S · M · 100 pcs/box', 'VY-N100-S_· M_· 100_pcs/box'],
  ['Matrix, No. 1', 'Matrix, No._1'],
  ['Small blue', 'Small blue'],
  ['018 · 粗粒（綠）, 016', '018_· 粗粒（綠）, 016'],
  ['', ''],
])('keeps numbers with their units: %s', (text, shown) => {
  expect(measureText(text)).toBe(shown.replaceAll('_', '\u00a0'));
});
