import { afterAll, beforeEach, expect, test, vi } from 'vitest';

const HASHES = { 'a.js': ['sha384-a', 'b.js'], 'b.js': ['sha384-b', 'a.js'] };
const at = (file: string) => `https://shop.example/embed/chunks/${file}`;

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('HASHES', HASHES);
});
afterAll(() => void vi.unstubAllGlobals());

test('checks a file and all that it imports once, chunks that import each other too', async () => {
  const { checkFile } = await import('./check-file.ts');
  const preload = vi.fn(async () => {});
  await Promise.all([checkFile(at('a.js'), preload), checkFile(at('a.js'), preload)]);
  expect(preload.mock.calls).toEqual([
    [at('a.js'), 'sha384-a'],
    [at('b.js'), 'sha384-b'],
  ]);
});

test('checks the second address of a file by the same hash', async () => {
  const { checkFile } = await import('./check-file.ts');
  const preload = vi.fn(async () => {});
  await checkFile(at('b.js?again=1'), preload);
  expect(preload).toHaveBeenCalledWith(at('b.js?again=1'), 'sha384-b');
});

test('refuses a file that is not in the release, and asks again for one that failed', async () => {
  const { checkFile } = await import('./check-file.ts');
  const preload = vi.fn(async () => {});
  await expect(checkFile(at('c.js'), preload)).rejects.toThrow('c.js did not load as released');
  expect(preload).not.toHaveBeenCalled();
  preload.mockRejectedValueOnce(new Event('error'));
  await expect(checkFile(at('a.js'), preload)).rejects.toThrow('a.js did not load as released');
  await checkFile(at('a.js'), preload);
});
