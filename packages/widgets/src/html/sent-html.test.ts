import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SentHtml } from './sent-html.ts';

/** Returns what is known of a page with these texts in one element. */
function sentWith(texts: readonly string[]): SentHtml {
  const sent = new SentHtml();
  const add = sent.of('clinic-product');
  for (const text of texts) add(text);
  return sent;
}
const note = (index: number) => ({ htmlOf: 'clinic-product', index });

describe('the snapshot of a page', () => {
  test('refers to the HTML that the page contains, by its first place', () => {
    const sent = sentWith(['<p>甲</p>', '<p>"乙"</p>', '<p>甲</p>']);
    const value = { a: '<p>甲</p>', b: ['<p>"乙"</p>', 'x <p>甲</p>'], c: { '<p>甲</p>': '' } };
    expect(JSON.parse(sent.stringify(value))).toEqual({
      a: note(0),
      b: [note(1), 'x <p>甲</p>'],
      c: { '<p>甲</p>': '' },
    });
  });

  test('has the same references as by a look at each value', () => {
    const piece = fc.constantFrom('<p>', '"', '\\', ',', ':', '{', 'a', '甲', '\u2028', '</p>');
    const text = fc.array(piece, { maxLength: 5 }).map((pieces) => pieces.join(''));
    const value = fc.letrec<{ any: unknown }>((tie) => ({
      any: fc.oneof(
        { depthSize: 'small' },
        text,
        fc.integer(),
        fc.constant(null),
        fc.array(tie('any')),
        fc.dictionary(text, tie('any')),
      ),
    })).any;
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 3 }), value, (texts, each) => {
        const known = [...new Set(texts)];
        const places = known.map((one) => texts.indexOf(one));
        const byValue = JSON.stringify(each, (_, one: unknown) => {
          const place = known.indexOf(one as string);
          return place < 0 ? one : note(places[place] ?? 0);
        });
        expect(sentWith(texts).stringify(each)).toBe(byValue);
      }),
      { numRuns: 2000 },
    );
  });
});
