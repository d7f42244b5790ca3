import type { Account } from '@clinicart/sdk';
import { atom } from 'nanostores';
import { expect, test } from 'vitest';
import { mount } from '../../engine/element/mount.tsx';
import { TestPlace } from '../../engine/element/test-place.tsx';
import { useOwner } from './use-owner.ts';

const doctor = { id: '7', phone: '91234567', email: '' } as unknown as Account;
const nurse = { id: '8', phone: '97654321', email: '' } as unknown as Account;

type Answer = [account: Account | undefined, isHere: boolean];

interface OwnedProps {
  onAnswer(answer: Answer): void;
  onOther(): void;
}

function Owned({ onAnswer, onOther }: OwnedProps) {
  const { account, isHere } = useOwner(onOther);
  onAnswer([account, isHere]);
  return null;
}

/** Renders the hook, and returns what it answered in each render, oldest first. */
function owned() {
  const $session = atom({ status: 'member' });
  const $me = atom<{ value: Account | undefined }>({ value: undefined });
  let epoch = 'first';
  const shop = {
    session: { $session, sessionEpoch: () => epoch },
    account: { me: { watch: () => $me } },
  };

  const answers: Answer[] = [];
  let closed = 0;
  const box = document.createElement('div');
  mount(
    box,
    <TestPlace shop={shop}>
      <Owned onAnswer={(answer) => answers.push(answer)} onOther={() => closed++} />
    </TestPlace>,
  );
  return {
    answers,
    closed: () => closed,
    load: (value: Account) => $me.set({ value }),
    end() {
      $session.set({ status: 'visitor' });
      $me.set({ value: undefined });
    },
    begin(next: string, value: Account) {
      epoch = next;
      $session.set({ status: 'member' });
      $me.set({ value });
    },
  };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

test('is here from the first render that knows the account', async () => {
  const { answers, load } = owned();
  await settled();
  expect(answers.at(-1)).toEqual([undefined, false]);
  load(doctor);
  await settled();
  expect(answers.filter(([account]) => account)).not.toContainEqual([doctor, false]);
  expect(answers.at(-1)).toEqual([doctor, true]);
});

test('hides while the session is over, and returns for the same person', async () => {
  const { answers, closed, load, end, begin } = owned();
  load(doctor);
  await settled();
  end();
  await settled();
  expect(answers.at(-1)).toEqual([doctor, false]);
  begin('second', { ...doctor });
  await settled();
  expect(answers.at(-1)).toEqual([doctor, true]);
  expect(closed()).toBe(0);
});

test('closes for another person, and never shows to one', async () => {
  const { answers, closed, load, end, begin } = owned();
  load(doctor);
  await settled();
  end();
  await settled();
  const before = answers.length;
  begin('second', nurse);
  await settled();
  expect(closed()).toBe(1);
  expect(answers.slice(before).find(([, isHere]) => isHere)?.[0]).toEqual(nurse);
});
