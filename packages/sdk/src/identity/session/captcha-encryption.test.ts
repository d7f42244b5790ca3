import { expect, test } from 'vitest';
import { openCodeRequest, sealCodeRequest } from './captcha-encryption.ts';

const request = {
  phone: '61238841',
  email: '',
  areaCode: '+852',
  type: 'login',
  needCaptcha: false,
  captcha: '',
} as const;
const keys = () =>
  crypto.subtle.generateKey(
    {
      name: 'RSA-OAEP',
      modulusLength: 2048,
      publicExponent: new Uint8Array([1, 0, 1]),
      hash: 'SHA-256',
    },
    true,
    ['encrypt', 'decrypt'],
  );

test('what was sealed for a key opens with it, is new each time, and shows nothing', async () => {
  const pair = await keys();
  const spki = btoa(
    String.fromCharCode(...new Uint8Array(await crypto.subtle.exportKey('spki', pair.publicKey))),
  );
  const [one, two] = [
    await sealCodeRequest(crypto, spki, request),
    await sealCodeRequest(crypto, spki, request),
  ];
  expect(one).not.toBe(two);
  expect(atob(one.split('.')[2] ?? '')).not.toContain('61238841');
  expect(await openCodeRequest(crypto, pair.privateKey, one)).toEqual(request);
  await expect(openCodeRequest(crypto, (await keys()).privateKey, one)).rejects.toThrow();
  await expect(openCodeRequest(crypto, pair.privateKey, 'x.y.z')).rejects.toThrow();
});
