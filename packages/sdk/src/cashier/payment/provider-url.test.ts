import { expect, test } from 'vitest';
import type { PaymentStart } from '../contract.ts';
import { codeLink } from './provider-url.ts';

test.each<[PaymentStart, string | undefined]>([
  [{ kind: 'code', text: 'https://payme.example/x' }, 'https://payme.example/x'],
  [{ kind: 'code', text: '00020101021226' }, undefined],
  [{ kind: 'code', text: 'javascript:alert(1)' }, undefined],
  [{ kind: 'page', url: 'https://payme.example/x' }, undefined],
])('the link of %j is %j (Spec: 2§4)', (start, link) => {
  expect(codeLink(start)).toBe(link);
});
