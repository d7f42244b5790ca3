import { type CodeRequest, codeRequestText } from './contract.ts';

/** Encrypts a code request. Replace it for a server with another cipher. */
export type CaptchaCipher = (request: CodeRequest) => Promise<string>;

// `Crypto` and `CryptoKey` are types of the DOM library alone.
type Subtle = Pick<typeof globalThis.crypto, 'subtle' | 'getRandomValues'>;
type PrivateKey = Parameters<Subtle['subtle']['decrypt']>[1];
const RSA = { name: 'RSA-OAEP', hash: 'SHA-256' };

const toBase64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));
const fromBase64 = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

/**
 * The default cipher: AES-256-GCM under a key made for this request, wrapped by the server's
 * RSA-OAEP key (base64 SPKI). The result is `wrapped.iv.text`, each base64.
 */
export async function sealCodeRequest(
  crypto: Subtle,
  publicKey: string,
  request: CodeRequest,
): Promise<string> {
  const rsa = await crypto.subtle.importKey('spki', fromBase64(publicKey), RSA, false, ['encrypt']);
  const aes = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, true, ['encrypt']);
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const plain = new TextEncoder().encode(JSON.stringify(request));
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, aes, plain);
  const raw = await crypto.subtle.exportKey('raw', aes);
  const wrapped = await crypto.subtle.encrypt(RSA, rsa, raw);
  return [new Uint8Array(wrapped), iv, new Uint8Array(sealed)].map(toBase64).join('.');
}

/** Decrypts the result of `sealCodeRequest`, on the server. Throws for anything else. */
export async function openCodeRequest(
  crypto: Subtle,
  privateKey: PrivateKey,
  cipher: string,
): Promise<CodeRequest> {
  const [wrapped = '', iv = '', sealed = ''] = cipher.split('.');
  const raw = await crypto.subtle.decrypt(RSA, privateKey, fromBase64(wrapped));
  const aes = await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['decrypt']);
  const plain = await crypto.subtle.decrypt(
    { name: 'AES-GCM', iv: fromBase64(iv) },
    aes,
    fromBase64(sealed),
  );
  return codeRequestText.parse(JSON.parse(new TextDecoder().decode(plain)));
}
