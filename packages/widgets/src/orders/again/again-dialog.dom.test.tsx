import type {
  AgainLine,
  AgainOutcome,
  AgainResult,
  AgainReview,
  OrderedGood,
} from '@clinicart/sdk/orders';
import { atom } from 'nanostores';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TestPlace } from '../../engine/element/test-place.tsx';
import { part as AgainDialog } from './again-dialog.tsx';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => document.body.replaceChildren());

const lines: readonly AgainLine[] = ['Gloves', 'Masks'].map((name) => ({
  good: { name } as OrderedGood,
  quantity: 1,
}));
const NOTHING = 'Nothing was added to the cart.';
const MAY_BE_THERE = 'We did not hear back';

/** The text of the dialog after its lines were added with these outcomes. */
async function textAfter(...states: readonly AgainResult['state'][]) {
  const orders = {
    reviewAgain: async (): Promise<AgainReview> => ({
      lines: lines.map((line) => ({
        line,
        specification: undefined,
        quantity: 1,
        notes: [],
        problem: undefined,
      })),
    }),
    buyAgain: async (review: AgainReview): Promise<AgainOutcome> => ({
      state: 'none',
      results: review.lines.map((line, at) => ({
        line,
        state: states[at] ?? 'failed',
        message: `Sentence ${at}.`,
      })),
    }),
  };
  const shop = {
    domain: () => orders,
    picture: () => undefined,
    session: { $session: atom({ status: 'member' }) },
  };
  const box = document.createElement('div');
  document.body.append(box);
  await act(async () =>
    createRoot(box).render(
      <TestPlace shop={shop}>
        <AgainDialog lines={lines} toaster={{ show() {} } as never} onClose={() => {}} />
      </TestPlace>,
    ),
  );
  const add = [...document.querySelectorAll('button')].find(({ textContent }) =>
    textContent?.startsWith('Add 2'),
  );
  await act(async () => add?.click());
  return document.body.textContent ?? '';
}

test('says that nothing was added where no line may be in the cart', async () => {
  const text = await textAfter('failed', 'failed');
  expect(text).toContain(NOTHING);
  expect(text).toContain('so that you can try again');
});

test('says that a line without an answer may be in the cart, and leads there', async () => {
  const text = await textAfter('unconfirmed', 'failed');
  expect(text).not.toContain(NOTHING);
  expect(text).toContain(MAY_BE_THERE);
  expect(text).toContain('adds nothing twice');
  expect(text).toContain('Sentence 0.');
  expect(text).toContain('View cart');
});

test('counts the added lines, and says that a retry adds nothing twice', async () => {
  const text = await textAfter('added', 'unconfirmed');
  expect(text).toContain('1 of 2 products are in the cart.');
  expect(text).toContain('adds nothing twice');
});
