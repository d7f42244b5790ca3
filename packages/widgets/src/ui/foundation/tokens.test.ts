import { expect, test } from 'vitest';
import { pageTokensCss } from './page-tokens.ts';
import { colors, tokensCss } from './tokens.ts';

type Name = keyof typeof colors;

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(front: Name, ground: Name, theme: 0 | 1): number {
  const [high = 0, low = 0] = [front, ground]
    .map((name) => luminance(colors[name][theme]))
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
  ['primary-hover', 'primary-tint-2'],
  ['ink-3', 'sunken'],
  ['ink-3', 'canvas'],
];

test.each(text)('%s is readable on %s in both themes', (front, ground) => {
  expect(contrast(front, ground, 0)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(front, ground, 1)).toBeGreaterThanOrEqual(4.5);
});

test('the edge of a control can be seen in both themes', () => {
  expect(contrast('control', 'surface', 0)).toBeGreaterThanOrEqual(3);
  expect(contrast('control', 'surface', 1)).toBeGreaterThanOrEqual(3);
});

test('a shadow root takes what the host page sets, and only our own page sets it', () => {
  expect(tokensCss).toContain('--_primary:var(--clinic-color-primary,#1A6B4B)');
  expect(tokensCss).not.toMatch(/[{;]--clinic-/);
  expect(pageTokensCss).toContain('--clinic-color-primary:#1A6B4B');
});
