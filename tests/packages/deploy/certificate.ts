// A throw-away certificate, which signs itself: nginx and Caddy speak TLS in the tests as they do in front of the shop.
import { generateKeyPairSync, sign } from 'node:crypto';

/** Tags of DER (X.690). */
const TAG = {
  integer: 0x02,
  bits: 0x03,
  octets: 0x04,
  oid: 0x06,
  utf8: 0x0c,
  time: 0x18,
  sequence: 0x30,
  set: 0x31,
  /** Version and extensions of a certificate. */
  version: 0xa0,
  extensions: 0xa3,
  /** A name of a host among the alternative names. */
  host: 0x82,
} as const;

/** Object identifiers, as DER has them. */
const OID = {
  ecdsaWithSha256: '2a8648ce3d040302',
  commonName: '550403',
  alternativeNames: '551d11',
} as const;

function der(tag: keyof typeof TAG, ...parts: readonly (Buffer | string)[]): Buffer {
  const content = Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)),
  );
  const { length } = content;
  const size =
    length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([TAG[tag], ...size]), content]);
}
const oid = (name: keyof typeof OID) => der('oid', Buffer.from(OID[name], 'hex'));
const pem = (label: string, bytes: Buffer) =>
  `-----BEGIN ${label}-----\n${bytes.toString('base64').replace(/(.{64})/g, '$1\n')}\n-----END ${label}-----\n`;

/** Returns a certificate for a host, and its key, as PEM. */
export function certificateFor(host: string): { certificate: string; key: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = der('sequence', oid('ecdsaWithSha256'));
  const name = der('sequence', der('set', der('sequence', oid('commonName'), der('utf8', host))));
  const names = der('octets', der('sequence', der('host', host)));
  const body = der(
    'sequence',
    der('version', der('integer', Buffer.from([2]))),
    der('integer', Buffer.from([1])),
    algorithm,
    name,
    der('sequence', der('time', '20200101000000Z'), der('time', '20991231235959Z')),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der('extensions', der('sequence', der('sequence', oid('alternativeNames'), names))),
  );
  const signature = der('bits', Buffer.from([0]), sign('sha256', body, privateKey));
  return {
    certificate: pem('CERTIFICATE', der('sequence', body, algorithm, signature)),
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}
