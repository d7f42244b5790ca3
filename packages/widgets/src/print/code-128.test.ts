import { expect, test } from 'vitest';
import { code128 } from './code-128.ts';

const modulesOf = (text: string) => {
  const code = code128(text);
  if (!code) return undefined;
  const modules = Array.from({ length: code.width }, () => '0');
  for (const { at, width } of code.bars) modules.fill('1', at, at + width);
  return modules.join('');
};

test('draws start, letters, check and stop as ISO/IEC 15417 has them', () => {
  // 'A' alone: start B, 33, check (104 + 33) % 103 = 34, stop.
  expect(modulesOf('A')).toBe(
    ['11010010000', '10100011000', '10001011000', '1100011101011'].join(''),
  );
});

test.each(['CC-2611-204871', '2026112200000001', ' ~'])(
  'gives %s eleven modules a symbol, and two more for the stop',
  (text) => {
    expect(code128(text)?.width).toBe(11 * (text.length + 3) + 2);
  },
);

test.each(['', '訂單', 'a\n'])('draws nothing for %j', (text) => {
  expect(code128(text)).toBeUndefined();
});
