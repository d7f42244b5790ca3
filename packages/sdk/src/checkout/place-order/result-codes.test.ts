import { expect, it } from 'vitest';
import { ShopError, type ShopErrorKind } from '../../base/http/errors.ts';
import { isTempOrderGone } from './result-codes.ts';

const failure = (kind: ShopErrorKind, resultID?: number) =>
  new ShopError(kind, 'refused', {
    path: '/',
    endpoint: 'order.confirmation',
    ...(resultID === undefined ? {} : { resultID }),
  });

it.each([
  ['the code for it', failure('server', 1391), 'idle', true],
  ['another refusal before anything was sent', failure('server', 1201), 'idle', false],
  [
    'another refusal of an order made and not confirmed',
    failure('server', 1201),
    'unconfirmed',
    true,
  ],
  ['no answer for an order made and not confirmed', failure('network'), 'unconfirmed', false],
  ['the code for it once the order is placed', failure('server', 1391), 'placed', false],
  ['the code for it while the notice is open', failure('server', 1391), 'notify', false],
  ['the code for it while the order is sent', failure('server', 1391), 'busy', false],
] as const)(
  'tells whether the temporary order is gone after %s',
  (_, error, placement, expected) => {
    expect(isTempOrderGone(error, placement)).toBe(expected);
  },
);
