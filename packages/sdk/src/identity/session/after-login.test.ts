import { expect, it, vi } from 'vitest';
import { createAfterLogin } from './after-login.ts';

/** A login dialog that the test closes. */
function dialog() {
  let close = (_isLoggedIn: boolean) => {};
  const closed = new Promise<boolean>((resolve) => {
    close = resolve;
  });
  return { request: () => closed, close };
}

it('waits for the login, then returns what the action returns', async () => {
  const { request, close } = dialog();
  const action = vi.fn(() => 'added');
  const result = createAfterLogin(request)(action);
  await Promise.resolve();
  expect(action).not.toHaveBeenCalled();
  close(true);
  await expect(result).resolves.toBe('added');
});

it('runs nothing when the dialog is closed', async () => {
  const action = vi.fn();
  await expect(createAfterLogin(async () => false)(action)).resolves.toBeUndefined();
  expect(action).not.toHaveBeenCalled();
});

it('runs only the last action of an owner, and each of different owners', async () => {
  const { request, close } = dialog();
  const afterLogin = createAfterLogin(request);
  const [bar, card] = [{}, {}];
  const results = [
    afterLogin(() => 'first of the bar', bar),
    afterLogin(() => 'second of the bar', bar),
    afterLogin(() => 'of the card', card),
    afterLogin(() => 'without an owner'),
  ];
  close(true);
  expect(await Promise.all(results)).toEqual([
    undefined,
    'second of the bar',
    'of the card',
    'without an owner',
  ]);
});
