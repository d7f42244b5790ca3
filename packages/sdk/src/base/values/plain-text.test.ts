import { expect, test } from 'vitest';
import { plainLines } from './plain-text.ts';

test.each([
  ['Pay within 24 hours.', 'Pay within 24 hours.'],
  ['Bank: Demo\nAccount: 1', 'Bank: Demo\nAccount: 1'],
  ['<p>Bank: <b>Demo</b></p><p>Account: 1</p>', 'Bank: Demo\nAccount: 1'],
  ['One<br>two<br/>three', 'One\ntwo\nthree'],
  [
    '&quot;A&quot; &#39;B&#39; &copy; &constructor; &toString;',
    `"A" 'B' &copy; &constructor; &toString;`,
  ],
  ['<h2>Bank</h2>Demo', 'Bank\nDemo'],
  ['Bank: <br>  Demo  <br>Account: 1', 'Bank:\nDemo\nAccount: 1'],
  ['A &amp; B&nbsp;&lt;C&gt;', 'A & B <C>'],
  ['<script>alert(1)</script>', 'alert(1)'],
  ['under 5 < 6', 'under 5 < 6'],
  [undefined, ''],
])('reads the note %j as %j', (note, lines) => {
  expect(plainLines(note)).toBe(lines);
});
