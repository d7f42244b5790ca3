const BYTES = 16;

/**
 * Makes an id for one request, 32 hexadecimal digits. A browser repeats a request whose connection broke before an
 * answer, whatever the method: a server that knows the id does not do the work twice.
 */
export const requestId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
