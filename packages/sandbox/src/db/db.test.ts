import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createSandbox } from '../sandbox.ts';
import { createTestShop } from '../testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'clinicart-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('closes a shop for tests twice without an error', async () => {
  const { close, sandbox } = await createTestShop();
  sandbox.console.reset();
  close();
  expect(close).not.toThrow();
});

test('closes a server on a file twice without an error', () => {
  const sandbox = createSandbox({ file: join(folder, 'shop.db'), seed: false });
  sandbox.close();
  expect(() => sandbox.close()).not.toThrow();
});
