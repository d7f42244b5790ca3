import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const src = join(import.meta.dirname, '../..');

/** Sheets whose rules hold under a pointer and in another state too, so that nothing sticks after a tap. */
const BOTH = ['ui/overlay/tooltip.css', 'ui/overlay/toast.css', 'shell/categories/categories.css'];

/** Removes the blocks that only a device with a hovering pointer applies. */
function withoutHoverBlocks(css: string): string {
  const at = css.indexOf('@media (hover: hover)');
  if (at < 0) return css;
  let depth = 0;
  for (let end = css.indexOf('{', at); end < css.length; end += 1) {
    if (css[end] === '{') depth += 1;
    if (css[end] === '}') depth -= 1;
    if (depth === 0) return css.slice(0, at) + withoutHoverBlocks(css.slice(end + 1));
  }
  throw new Error('A block has no end.');
}

test('a look that follows the pointer is only for devices that hover, because a tap would leave it behind', () => {
  const sheets = globSync('**/*.css', { cwd: src }).map((file) => file.replaceAll('\\', '/'));
  expect(sheets.length).toBeGreaterThan(100);
  const faults = sheets
    .filter((file) => !BOTH.includes(file) && !file.startsWith('ui/preview/'))
    .filter((file) => {
      const css = readFileSync(join(src, file), 'utf8').replaceAll(/\/\*.*?\*\//gs, '');
      return withoutHoverBlocks(css).includes(':hover');
    });
  expect(faults).toEqual([]);
});
