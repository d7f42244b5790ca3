import type {
  AgainLine,
  AgainOutcome,
  AgainResult,
  AgainReview,
  OrderedGood,
  ReviewedLine,
} from '@clinicart/sdk/orders';
import { atom } from 'nanostores';
import { expect, test, vi } from 'vitest';
import { mount } from '../../engine/element/mount.tsx';
import { TestPlace } from '../../engine/element/test-place.tsx';
import { useAgain } from './use-again.ts';

type Again = ReturnType<typeof useAgain>;

const lineOf = (articleNumber: string): AgainLine => ({
  good: { articleNumber } as OrderedGood,
  quantity: 1,
});

const open = (line: AgainLine): ReviewedLine => ({
  line,
  specification: undefined,
  quantity: 1,
  notes: [],
  problem: undefined,
});

const unread = (line: AgainLine): ReviewedLine => ({
  ...open(line),
  quantity: 0,
  problem: { reason: 'again-unread', facts: {} },
});

const gloves = lineOf('gloves');
const masks = lineOf('masks');
const all = [gloves, masks];

function Dialog({ onRender }: { onRender(again: Again): void }) {
  onRender(useAgain(all));
  return null;
}

/** Opens the dialog on gloves that were read and masks that were not; these are read when `answer` is called. */
async function opened(first = [open(gloves), unread(masks)], then = [open(masks)]) {
  const $session = atom({ status: 'member' });
  const reads = [{ lines: first }];
  let answer = () => {};
  const late = new Promise<AgainReview>((resolve) => {
    answer = () => resolve({ lines: then });
  });
  const buyAgain = vi.fn(
    async ({ lines }: AgainReview): Promise<AgainOutcome> => ({
      state: 'all',
      results: lines.map((line) => ({ line, state: 'added', message: undefined })),
    }),
  );
  const orders = { reviewAgain: async () => reads.shift() ?? late, buyAgain };
  const shop = { domain: () => orders, session: { $session } };

  let again: Again | undefined;
  mount(
    document.createElement('div'),
    <TestPlace shop={shop}>
      <Dialog
        onRender={(next) => {
          again = next;
        }}
      />
    </TestPlace>,
  );
  await vi.waitFor(() => expect(again?.review).toBeDefined());
  const now = () => again as Again;
  const goodsOf = (lines: Iterable<ReviewedLine>) =>
    [...lines].map(({ line }) => line.good.articleNumber);
  return { now, answer, $session, buyAgain, chosen: () => goodsOf(now().chosen), goodsOf };
}

test('a line that was unticked while others are read again stays unticked', async () => {
  const { now, answer, chosen } = await opened();
  expect(chosen()).toEqual(['gloves']);
  const reading = now().recheck();
  await vi.waitFor(() => expect(now().isChecking).toBe(true));
  for (const line of now().chosen) now().choose(line, false);
  await vi.waitFor(() => expect(chosen()).toEqual([]));
  answer();
  await reading;
  await vi.waitFor(() => expect(chosen()).toEqual(['masks']));
});

test('a line that was added while others are read again is not bought twice', async () => {
  const { now, answer, chosen, buyAgain, goodsOf } = await opened();
  const reading = now().recheck();
  await vi.waitFor(() => expect(now().isChecking).toBe(true));
  await now().add();
  answer();
  await reading;
  await vi.waitFor(() => expect(chosen()).toEqual(['masks']));
  await now().add();
  expect(buyAgain.mock.calls.map(([{ lines }]) => goodsOf(lines))).toEqual([['gloves'], ['masks']]);
});

test('lines of which none was read are read again as one, where they are the same', async () => {
  const { now, answer, chosen } = await opened(
    [unread(gloves), unread(gloves), unread(masks)],
    [open(gloves), open(masks)],
  );
  expect(now().unread).toBe(3);
  const reading = now().recheck();
  answer();
  await reading;
  await vi.waitFor(() => expect(chosen()).toEqual(['gloves', 'masks']));
  expect(now().review?.lines).toHaveLength(2);
  expect(now().unread).toBe(0);
});

test.each([
  ['member', ['added', 'failed']],
  ['visitor', ['added']],
] as const)('after an end as a %s the lines say %j', async (status, states) => {
  const { now, buyAgain, $session } = await opened([open(gloves), open(masks)]);
  buyAgain.mockImplementationOnce(async ({ lines: [first, second] }) => {
    $session.set({ status });
    const results: AgainResult[] = [
      { line: first as ReviewedLine, state: 'added', message: undefined },
      { line: second as ReviewedLine, state: 'failed', message: 'Log in again.' },
    ];
    return { state: 'some', results };
  });
  await now().add();
  await vi.waitFor(() => expect(now().results.size).toBe(states.length));
  expect([...now().results.values()].map(({ state }) => state)).toEqual(states);
});
