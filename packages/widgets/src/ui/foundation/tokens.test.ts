import { expect, test } from 'vitest';
import { pageTokensCss } from './page-tokens.ts';
import { colors, ownColors, tokensCss } from './tokens.ts';

const all = { ...colors, ...ownColors };
type Name = keyof typeof all;

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(front: Name, ground: Name, theme: 0 | 1): number {
  const [high = 0, low = 0] = [front, ground]
    .map((name) => luminance(all[name][theme]))
    .sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

const text: [Name, Name][] = [
  ...(['primary', 'ink', 'ink-2', 'ink-3', 'accent', 'danger', 'warning', 'info'] as const).map(
    (name): [Name, Name] => [name, 'surface'],
  ),
  ...(['primary', 'accent', 'danger', 'warning', 'info'] as const).map((name): [Name, Name] => [
    name,
    `${name}-tint`,
  ]),
  ...(['primary', 'accent', 'danger'] as const).map((name): [Name, Name] => [`on-${name}`, name]),
  // Words of zones, banners and tiles.
  ...(['primary', 'accent', 'warning', 'info'] as const).flatMap((name): [Name, Name][] => [
    ['ink', `${name}-tint`],
    ['ink-2', `${name}-tint`],
  ]),
  ['ink', 'primary-tint-2'],
  ['ink-2', 'primary-tint-2'],
  // Links and buttons on the grounds of a page.
  ...(['canvas', 'sunken'] as const).flatMap((ground): [Name, Name][] => [
    ['primary', ground],
    ['ink', ground],
    ['ink-2', ground],
  ]),
  ['on-primary', 'primary-hover'],
  ['on-primary', 'primary-press'],
  // The boxes of a countdown.
  ['surface', 'ink'],
  ['primary-hover', 'primary-tint-2'],
  ['ink-3', 'sunken'],
  ['ink-3', 'canvas'],
];

test.each(text)('%s is readable on %s in both themes', (front, ground) => {
  expect(contrast(front, ground, 0)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(front, ground, 1)).toBeGreaterThanOrEqual(4.5);
});

const marks: [Name, Name][] = [
  ...(['surface', 'canvas', 'sunken'] as const).flatMap((ground): [Name, Name][] => [
    ['control', ground],
    // The ring of the focus.
    ['primary', ground],
  ]),
];

test.each(marks)('%s can be seen on %s in both themes', (mark, ground) => {
  expect(contrast(mark, ground, 0)).toBeGreaterThanOrEqual(3);
  expect(contrast(mark, ground, 1)).toBeGreaterThanOrEqual(3);
});

test('a shadow root takes what the host page sets, and only our own page sets it', () => {
  const pair = 'light-dark(#1A6B4B,#7CC4A1)';
  expect(tokensCss).toContain(`--_primary:var(--clinic-color-primary,${pair})`);
  expect(tokensCss).not.toMatch(/[{;]--clinic-/);
  expect(pageTokensCss).toContain(`--clinic-color-primary:${pair}`);
});
