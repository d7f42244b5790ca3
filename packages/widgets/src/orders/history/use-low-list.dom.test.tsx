import type { AgainOutcome, AgainReview, RegularArticle } from '@clinicart/sdk/orders';
import { expect, test, vi } from 'vitest';
import { mount } from '../../engine/element/mount.tsx';
import { TestPlace } from '../../engine/element/test-place.tsx';
import { type LowList, useLowList } from './use-low-list.ts';

const articleOf = (articleNumber: string) =>
  ({ good: { articleNumber, specificationId: '' }, usualQuantity: 1 }) as RegularArticle;

function List({ onRender }: { onRender(list: LowList): void }) {
  onRender(useLowList());
  return null;
}

test('an article stays busy until its own answer, whichever comes first', async () => {
  const answers: (() => void)[] = [];
  const orders = {
    reviewAgain: async (lines: AgainReview['lines'][number]['line'][]) => ({
      lines: lines.map((line) => ({ line, quantity: 1, notes: [] })),
    }),
    buyAgain: ({ lines }: AgainReview) =>
      new Promise<AgainOutcome>((resolve) => {
        const results = lines.map(
          (line) => ({ line, state: 'added', message: undefined }) as const,
        );
        answers.push(() => resolve({ state: 'all', results }));
      }),
  };
  const shop = { domain: () => orders };

  let list: LowList | undefined;
  mount(
    document.createElement('div'),
    <TestPlace shop={shop}>
      <List
        onRender={(next) => {
          list = next;
        }}
      />
    </TestPlace>,
  );
  await vi.waitFor(() => expect(list).toBeDefined());
  const busyIs = (keys: readonly string[]) =>
    vi.waitFor(() => expect([...(list?.busy ?? [])]).toEqual(keys));

  void list?.add([articleOf('gloves')]);
  await busyIs(['gloves']);
  void list?.add([articleOf('masks')]);
  await busyIs(['gloves', 'masks']);
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[0]?.();
  await busyIs(['masks']);
  answers[1]?.();
  await busyIs([]);
  expect([...(list?.outcomes.keys() ?? [])]).toEqual(['gloves', 'masks']);
});

test('counts an article without an answer as one that may be in the cart', async () => {
  const states = ['added', 'unconfirmed', 'not-added', 'failed'] as const;
  const orders = {
    reviewAgain: async (lines: AgainReview['lines'][number]['line'][]) => ({
      lines: lines.map((line) => ({ line, quantity: 1, notes: [] })),
    }),
    buyAgain: async ({ lines }: AgainReview) => ({
      state: 'some',
      results: lines.map((line, at) => ({ line, state: states[at], message: undefined })),
    }),
  };
  const shop = { domain: () => orders };
  let list: LowList | undefined;
  mount(
    document.createElement('div'),
    <TestPlace shop={shop}>
      <List
        onRender={(next) => {
          list = next;
        }}
      />
    </TestPlace>,
  );
  await vi.waitFor(() => expect(list).toBeDefined());
  void list?.add(states.map(articleOf));
  await vi.waitFor(() => expect(list?.last).toEqual({ added: 1, unsure: 1, count: 4 }));
  const said = [...(list?.outcomes.values() ?? [])].map(({ state }) => state);
  expect(said).toEqual(['added', 'unconfirmed', 'failed', 'failed']);
});
