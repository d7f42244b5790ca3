import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { lenientList } from './lenient-list.ts';
import { id, maybe, text } from './parsers.ts';
import { strict } from './strict-schema.ts';

const schema = z.object({ brands: lenientList(z.object({ link: id, title: maybe(text) })) });

describe('a lenient list', () => {
  test.each([
    [{}, []],
    [{ brands: null }, []],
    [{ brands: [{ link: 7 }] }, ['7']],
    [{ brands: [{ link: 'a' }, { link: null }, {}, null, 'b', { link: 'c' }] }, ['a', 'c']],
    [{ brands: [{ link: 'a', title: {} }] }, []],
  ])('of %j has the entries %j', (wire, links) => {
    expect(z.parse(schema, wire).brands.map(({ link }) => link)).toEqual(links);
  });

  test('refuses a value that is no list', () => {
    expect(z.safeParse(schema, { brands: 'a' }).success).toBe(false);
  });

  test('requires every entry in the strict reading', () => {
    const accepts = (wire: unknown) => z.safeParse(strict(schema), wire).success;
    expect(accepts({ brands: [{ link: 'a' }] })).toBe(true);
    expect(accepts({ brands: [{ link: 'a' }, { link: null }] })).toBe(false);
    expect(accepts({ brands: [null] })).toBe(false);
  });
});
