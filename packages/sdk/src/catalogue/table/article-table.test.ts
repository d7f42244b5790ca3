import { describe, expect, test } from 'vitest';
import { sampleSpecification } from '../sample-specification.ts';
import type { Specification } from '../types.ts';
import {
  arrangeRows,
  articleDirection,
  articlesShown,
  articleTable,
  inNaturalOrder,
  nextArticleSort,
} from './article-table.ts';

const named = (...names: readonly string[]): Specification[] =>
  names.map((name, at) => sampleSpecification({ id: String(at + 1), name }));
const namesOf = (rows: ReturnType<typeof arrangeRows>) =>
  rows.map(({ specification }) => specification.name).join('|');

describe('the table of a product', () => {
  const gloves = () => articleTable(named('M · blue', 'XS · blue', 'L · blue', 'S · blue'));

  test('has the differing dimension as a column, with its values from small to large', () => {
    const { rows, dimensions, common } = gloves();
    expect(dimensions).toEqual([{ kind: 'size', choices: ['XS', 'S', 'M', 'L'] }]);
    expect(common).toEqual(['blue']);
    expect(rows.map(({ values }) => values)).toEqual([['XS'], ['S'], ['M'], ['L']]);
  });

  test('starts with the rows from small to large, and says so', () => {
    const { rows, startDimension } = gloves();
    expect(startDimension).toBe(0);
    expect(articleDirection({ startDimension }, undefined, 0)).toBe('ascending');
    expect(namesOf(arrangeRows(rows, {}))).toBe('XS · blue|S · blue|M · blue|L · blue');
    expect(inNaturalOrder(named('M', 'XS', 'L')).map(({ name }) => name)).toEqual(['XS', 'M', 'L']);
  });

  test('starts by the first dimension, then by the others that have an order', () => {
    const table = articleTable(named('M · 10 ml', 'S · 10 ml', 'M · 5 ml', 'S · 5 ml'));
    expect(namesOf(table.rows)).toBe('S · 5 ml|S · 10 ml|M · 5 ml|M · 10 ml');
  });

  test('keeps the order of the server where the first dimension is words, and claims no order', () => {
    const table = articleTable(named('White · S', 'Black · L', 'White · M'));
    expect(namesOf(table.rows)).toBe('White · S|Black · L|White · M');
    expect(table.startDimension).toBeUndefined();
    expect(articleDirection(table, undefined, 0)).toBe('none');
  });

  test('sorts from large to small and returns to the start, without an order between', () => {
    const { rows, startDimension } = gloves();
    const down = nextArticleSort({ startDimension }, undefined, 0);
    expect(namesOf(arrangeRows(rows, { sort: down }))).toBe('L · blue|M · blue|S · blue|XS · blue');
    expect(articleDirection({ startDimension }, down, 0)).toBe('descending');
    expect(nextArticleSort({ startDimension }, down, 0)).toBeUndefined();
  });

  test('sorts by a dimension of plain words in both directions, then returns', () => {
    const words = articleTable(named('White', 'Black', 'Red'));
    const up = nextArticleSort(words, undefined, 0);
    expect(namesOf(arrangeRows(words.rows, { sort: up }))).toBe('Black|Red|White');
    const down = nextArticleSort(words, up, 0);
    expect(namesOf(arrangeRows(words.rows, { sort: down }))).toBe('White|Red|Black');
    expect(nextArticleSort(words, down, 0)).toBeUndefined();
    expect(nextArticleSort(words, down, 1)).toEqual({ dimension: 1, isDescending: false });
    expect(articleDirection(words, down, 1)).toBe('none');
  });

  test('keeps the order of the server among equals, and puts rows without a value last', () => {
    const table = articleTable(named('', '#10', '#8', '#10'));
    const ids = (isDescending: boolean) =>
      arrangeRows(table.rows, { sort: { dimension: 0, isDescending } })
        .map(({ specification }) => specification.id)
        .join('');
    expect(namesOf(table.rows)).toBe('#8|#10|#10|');
    expect(ids(false)).toBe('3241');
    expect(ids(true)).toBe('2431');
  });

  test('filters by the values of several dimensions', () => {
    const table = articleTable(named('S · blue', 'S · red', 'M · blue', 'M · red'));
    const chosen = new Map([
      [0, 'S'],
      [1, 'red'],
    ]);
    expect(namesOf(arrangeRows(table.rows, { chosen }))).toBe('S · red');
  });

  test('shows five rows and the chosen ones, until it is expanded', () => {
    const { rows: many } = articleTable(named('1', '2', '3', '4', '5', '6', '7'));
    const shown = (isExpanded: boolean) =>
      namesOf(articlesShown(many, { isExpanded, isKept: (id) => id === '7' }));
    expect(shown(false)).toBe('1|2|3|4|5|7');
    expect(shown(true)).toBe('1|2|3|4|5|6|7');
  });
});

describe('the columns', () => {
  test('say the unit and the multiple that all rows share', () => {
    const [one, other] = [
      sampleSpecification({ id: '1', step: 10, unit: 'box' }),
      sampleSpecification({ id: '2', step: 10, unit: 'box' }),
    ];
    expect(articleTable([one, other])).toMatchObject({ step: 10, unit: 'box' });
    const mixed = articleTable([one, { ...other, step: 5, unit: 'case' }]);
    expect(mixed).toMatchObject({ unit: '', step: undefined });
  });

  test('of price, quantity and Add leave together where prices are hidden', () => {
    const hidden = { price: { kind: 'hidden', text: '' } } as const;
    const specification = sampleSpecification({ id: '1', offer: hidden });
    expect(articleTable([specification]).hasPrices).toBe(false);
    const shown = sampleSpecification({ id: '2' });
    expect(articleTable([shown]).hasPrices).toBe(true);
    expect(articleTable([specification, shown]).hasPrices).toBe(true);
  });

  test('of pack and expiry exist where a row has something to say', () => {
    const bare = sampleSpecification({ id: '1', pack: '', unit: '', expires: undefined });
    expect(articleTable([bare])).toMatchObject({ hasPack: false, hasExpiry: false });
    expect(articleTable([bare, { ...bare, unit: 'box' }]).hasPack).toBe(true);
    expect(articleTable([bare, { ...bare, pack: '10 pcs' }]).hasPack).toBe(true);
    const dated = sampleSpecification({ id: '2', expires: '2029-04-01' });
    expect(articleTable([bare, dated])).toMatchObject({ hasPack: true, hasExpiry: true });
  });
});
