import { expect, it } from 'vitest';
import { hashPassword, hashPublicPassword, matchesPassword } from './password-hash.ts';

it('verifies the password of a hash of either cost, and no other', async () => {
  for (const stored of [await hashPassword('Clinic2026'), hashPublicPassword('Clinic2026')]) {
    expect(await matchesPassword('Clinic2026', stored)).toBe(true);
    expect(await matchesPassword('Clinic2027', stored)).toBe(false);
  }
});

it('hashes a private password at the full cost with a random salt', async () => {
  const [one, other] = [await hashPassword('Clinic2026'), await hashPassword('Clinic2026')];
  expect(one).toMatch(/^[\da-f]{32}\.[\da-f]{64}$/);
  expect(one).not.toBe(other);
});
