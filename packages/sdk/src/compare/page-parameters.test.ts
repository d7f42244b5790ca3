import { expect, test } from 'vitest';
import { pageParameters } from './page-parameters.ts';

const row = (title: string, value: string) =>
  `<tr><th scope="row">${title}</th><td>${value}</td></tr>`;

test('reads title and value of each row of two cells', () => {
  const html = `<p>For examinations.</p><table><tbody>${row('Material', 'Nitrile')}${row(
    'Thickness &amp; length',
    '<b>0.12 mm</b><br>240&nbsp;mm',
  )}</tbody></table>`;
  expect(pageParameters(html)).toEqual([
    { title: 'Material', value: 'Nitrile' },
    { title: 'Thickness & length', value: '0.12 mm 240 mm' },
  ]);
});

test('reads cells as other editors write them: td for the title, attributes, capitals, a colon, no closing tags', () => {
  const html =
    '<TABLE><TR CLASS="a"><TD width=40>材質：</TD><TD>丁腈</TD></TR><tr><td>AQL<td>1.5<tr><td>顏色<td>藍</table>';
  expect(pageParameters(html)).toEqual([
    { title: '材質', value: '丁腈' },
    { title: 'AQL', value: '1.5' },
    { title: '顏色', value: '藍' },
  ]);
});

test.each([
  ['no table', '<p>Material: nitrile</p>'],
  ['a head', '<tr><th>Item</th><th>Value</th></tr>'],
  ['one cell', '<tr><td colspan="2">Specifications</td></tr>'],
  ['three cells', '<tr><td>S</td><td>6</td><td>7</td></tr>'],
  ['an empty value', row('Colour', ' &nbsp; ')],
  ['prose', row('About', 'a'.repeat(201))],
  ['a title of a sentence', row('a'.repeat(41), 'yes')],
])('leaves out %s', (_, html) => {
  expect(pageParameters(html)).toEqual([]);
});

test('reads a title of 40 characters, a value of 200, and a title with a colon inside', () => {
  expect(pageParameters(row('a'.repeat(40), 'b'.repeat(200)))).toHaveLength(1);
  expect(pageParameters(row('Ratio 1:2:', 'yes'))).toEqual([{ title: 'Ratio 1:2', value: 'yes' }]);
});

test('reads at most 40 parameters, and no cell with more than 2,000 characters of markup', () => {
  const rows = Array.from({ length: 41 }, (_, place) => row(`Title ${place}`, 'yes'));
  expect(pageParameters(rows.join(''))).toHaveLength(40);
  expect(pageParameters(row('Colour', `<i>${' '.repeat(1993)}</i>`))).toEqual([]);
  expect(pageParameters(row('Colour', `red${' '.repeat(1997)}`))).toHaveLength(1);
  expect(pageParameters(row('Colour', `red${' '.repeat(1998)}`))).toEqual([]);
});

test('keeps the first of two rows with one title, and markup never becomes part of a value', () => {
  const html =
    row('Colour', 'blue') + row('Colour', 'red') + row('Note', '<script>1</script>&lt;i&gt;');
  expect(pageParameters(html)).toEqual([
    { title: 'Colour', value: 'blue' },
    { title: 'Note', value: '1 <i>' },
  ]);
});

test('stays fast on hostile HTML', () => {
  const start = performance.now();
  for (const part of ['<tr', '<td', '<tr><td>', '<', '<tr><td><', '&'])
    pageParameters(part.repeat(50_000));
  expect(performance.now() - start).toBeLessThan(2000);
});
