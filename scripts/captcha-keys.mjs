import { generateKeyPairSync } from 'node:crypto';

/** A key pair for the captcha cipher, as environment variables of the sandbox (private) and of its clients (public). */
export function captchaKeys() {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'der' },
  });
  return {
    CAPTCHA_KEY: publicKey.toString('base64'),
    CAPTCHA_PRIVATE_KEY: privateKey.toString('base64'),
  };
}
