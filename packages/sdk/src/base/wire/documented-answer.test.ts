import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type DocumentedRow, selectedPaths, under } from './documented.ts';
import { fieldPaths, toDocumentedAnswer, withoutUndocumentedFields } from './documented-answer.ts';
import { code, count, flag, id, list, maybe, shape, text } from './parsers.ts';
import { textOrValue } from './text-or-value.ts';

const schema = shape(
  z.object({
    products: list(
      z.object({
        id,
        name: text,
        tags: list(z.object({ type: code({ '2': 'swap', '5': 'medicine' }) })),
      }),
    ),
    total: count,
    isAuth: flag,
    note: maybe(text),
    isNew: maybe(flag),
    hidden: maybe(text),
    areas: maybe(textOrValue(list(z.object({ id, place: maybe(id) })))),
  }),
  (wire) => wire.total,
);
const row: DocumentedRow = {
  answer: 'products{id name tags{type}} total isAuth note isNew areas{id}',
  assumed: { hidden: 'Left out.', 'areas.place': 'Left out.' },
  codes: { 'products.tags.type': ['2'] },
};

describe('a selection', () => {
  it('names every field by its path', () => {
    expect(selectedPaths('a{b c{d}} e')).toEqual(['a', 'a.b', 'a.c', 'a.c.d', 'e']);
    expect(under('a', { b: 'x' })).toEqual({ 'a.b': 'x' });
  });

  it.each(['{a}', 'a{b', 'a}'])('refuses %s', (selection) => {
    expect(() => selectedPaths(selection)).toThrow(SyntaxError);
  });
});

it('lists the paths of a wire shape, through lists, options and unions', () => {
  expect(fieldPaths(schema)).toEqual([
    'products',
    'products.id',
    'products.name',
    'products.tags',
    'products.tags.type',
    'total',
    'isAuth',
    'note',
    'isNew',
    'hidden',
    'areas',
    'areas.id',
    'areas.place',
  ]);
});

describe('an answer cut to the documents', () => {
  const full = {
    products: [{ id: '1', name: '', tags: [{ type: '2' }, { type: '5' }] }],
    total: 0,
    isAuth: false,
    note: '',
    isNew: false,
    hidden: 'x',
    areas: [{ id: 'a', place: 'b' }],
    strange: 1,
  };
  const cut = {
    products: [{ id: '1', name: '', tags: [{ type: '2' }] }],
    total: 0,
    isAuth: false,
    areas: [{ id: 'a' }],
  };

  it('keeps documented fields and codes, and leaves empty optional parts out', () => {
    expect(toDocumentedAnswer(row, schema, full)).toEqual(cut);
  });

  it('is idempotent', () => {
    expect(toDocumentedAnswer(row, schema, cut)).toEqual(cut);
  });

  it('keeps a plain value, and nothing of an answer that is not read', () => {
    expect(toDocumentedAnswer({}, count, 3)).toBe(3);
    expect(toDocumentedAnswer({}, z.unknown(), { token: 'x' })).toBeNull();
  });
});

it('takes fields that a documented server does not know out of a request', () => {
  const body = { a: 1, goods: [{ id: '1', kind: 'x' }], file: new Blob(['x']) };
  expect(
    withoutUndocumentedFields({ sent: { a: 'Left out.', 'goods.kind': 'Left out.' } }, body),
  ).toEqual({ goods: [{ id: '1' }], file: body.file });
});
