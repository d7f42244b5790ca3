import { describe, expect, test } from 'vitest';
import { ShopError } from '../../base/http/errors.ts';
import { manualClock } from '../../base/platform/clock.ts';
import type { PaymentStatus } from '../types.ts';
import {
  createFollowings,
  FIRST_PAUSE_MS,
  JITTER,
  LONGEST_PAUSE_MS,
  PATIENT_AFTER,
  PATIENT_PAUSE_MS,
  pauseAfter,
} from './payment-polling.ts';

/** Lets every pending promise chain continue. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

type Answer = boolean | ShopError;

/** Opens tabs of one browser that follow orders of one server; `answer` is the server's answer. */
function browser() {
  const clock = manualClock();
  let answer: Answer = false;
  let turn: Promise<unknown> = Promise.resolve();
  const asked: string[] = [];
  const exclusive = <T>(_: string, job: () => Promise<T>): Promise<T> => {
    const mine = turn.then(job);
    turn = mine.catch(() => {});
    return mine;
  };
  function tab(name: string) {
    let isHidden = false;
    const lookers = new Set<() => void>();
    const ended: string[] = [];
    const followings = createFollowings({
      clock,
      exclusive,
      chance: () => 0.5,
      visibility: {
        isHidden: () => isHidden,
        listen(hear) {
          lookers.add(hear);
          return () => void lookers.delete(hear);
        },
      },
      async isPaid(_, from) {
        asked.push(from === 'provider' ? `${name}!` : name);
        if (typeof answer === 'boolean') return answer;
        throw answer;
      },
      onEnd: (orderNo) => void ended.push(orderNo),
    });
    const states: PaymentStatus['status'][] = [];
    return {
      followings,
      ended,
      states,
      watch: () => followings.of('C1').$state.subscribe(({ status }) => void states.push(status)),
      async show(shown: boolean) {
        isHidden = !shown;
        for (const hear of lookers) hear();
        await settled();
      },
    };
  }
  return {
    tab,
    asked,
    say: (next: Answer) => {
      answer = next;
    },
    async pass(ms: number) {
      clock.advance(ms);
      await settled();
    },
  };
}

describe('pauses', () => {
  test('grow from two seconds to ten and stay there', () => {
    const pauses = Array.from({ length: 12 }, (_, asked) => pauseAfter(asked, 0.5));
    expect(pauses[0]).toBe(FIRST_PAUSE_MS);
    expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
    expect(pauses.at(-1)).toBe(LONGEST_PAUSE_MS);
  });

  test('grow from ten seconds to a minute while a bank is slow', () => {
    expect(pauseAfter(PATIENT_AFTER, 0.5)).toBe(LONGEST_PAUSE_MS);
    expect(pauseAfter(PATIENT_AFTER + 1, 0.5)).toBeGreaterThan(LONGEST_PAUSE_MS);
    expect(pauseAfter(PATIENT_AFTER + 12, 0.5)).toBe(PATIENT_PAUSE_MS);
    expect(pauseAfter(1000, 0.5)).toBe(PATIENT_PAUSE_MS);
  });

  test('differ between pages', () => {
    expect(pauseAfter(0, 0)).toBe(FIRST_PAUSE_MS * (1 - JITTER));
    expect(pauseAfter(0, 0.999_999)).toBe(FIRST_PAUSE_MS * (1 + JITTER));
  });
});

describe('polling an order (Spec: 2§4)', () => {
  test('polls at once and then with growing pauses, now and then at the provider, until it is paid', async () => {
    const { tab, asked, pass, say } = browser();
    const one = tab('a');
    one.watch();
    await settled();
    expect(asked).toEqual(['a']);
    await pass(1_999);
    expect(asked).toEqual(['a']);
    await pass(1);
    for (let n = 0; n < 4; n++) await pass(LONGEST_PAUSE_MS);
    expect(asked).toEqual(['a', 'a', 'a', 'a', 'a!', 'a']);
    say(true);
    await pass(LONGEST_PAUSE_MS);
    expect(one.states).toEqual(['waiting', 'paid']);
    expect(one.ended).toEqual(['C1']);
    const until = asked.length;
    await pass(60_000);
    expect(asked).toHaveLength(until);
  });

  test('stops while the page is hidden, and polls at once when it is shown', async () => {
    const { tab, asked, pass } = browser();
    const one = tab('a');
    one.watch();
    await settled();
    await one.show(false);
    await pass(60_000);
    expect(asked).toEqual(['a']);
    await one.show(true);
    expect(asked).toEqual(['a', 'a']);
    await pass(FIRST_PAUSE_MS);
    expect(asked).toHaveLength(3);
  });

  test('polls in one tab for all, and in another where that is hidden', async () => {
    const { tab, asked, pass } = browser();
    const [one, two] = [tab('a'), tab('b')];
    one.watch();
    two.watch();
    await settled();
    await pass(FIRST_PAUSE_MS);
    expect(asked).toEqual(['a', 'a']);
    await one.show(false);
    expect(asked).toEqual(['a', 'a', 'b']);
    await one.show(true);
    await pass(FIRST_PAUSE_MS);
    expect(asked).toEqual(['a', 'a', 'b', 'b']);
  });

  test('reaches other tabs, hidden ones too, by a signal', async () => {
    const { tab, asked, pass, say } = browser();
    const [one, two] = [tab('a'), tab('b')];
    one.watch();
    two.watch();
    await settled();
    await two.show(false);
    say(true);
    await pass(FIRST_PAUSE_MS);
    expect([one.states, two.states]).toEqual([['waiting', 'paid'], ['waiting']]);
    two.followings.hear();
    await settled();
    expect(two.states).toEqual(['waiting', 'paid']);
    expect(asked.filter((name) => name === 'b')).toHaveLength(1);
  });

  test('reports trouble and continues', async () => {
    const { tab, pass, say } = browser();
    const one = tab('a');
    say(new ShopError('network', 'No connection'));
    one.watch();
    await settled();
    expect(one.followings.of('C1').$state.get()).toEqual({
      status: 'troubled',
      message: 'No connection',
    });
    say(false);
    await pass(FIRST_PAUSE_MS);
    expect(one.states).toEqual(['waiting', 'troubled', 'waiting']);
  });

  test('stops for a closed order (1333)', async () => {
    const { tab, asked, pass, say } = browser();
    const one = tab('a');
    say(new ShopError('server', 'Closed', { resultID: 1333 }));
    one.watch();
    await settled();
    await pass(60_000);
    expect(one.states).toEqual(['waiting', 'closed']);
    expect(asked).toHaveLength(1);
  });

  test('polls at once on request, the provider too, and soon again', async () => {
    const { tab, asked, pass } = browser();
    const one = tab('a');
    one.watch();
    await settled();
    for (let n = 0; n < 6; n++) await pass(LONGEST_PAUSE_MS);
    const before = asked.length;
    await one.followings.of('C1').askNow('provider');
    expect(asked.slice(before)).toEqual(['a!']);
  });
});
