// A strict policy. Server-rendered elements bring their styles, which it allows by their hashes.

import { defineMiddleware } from 'astro:middleware';
import { styleHashes } from '@clinicart/widgets/server';

const api = new URL(import.meta.env.PUBLIC_API).origin;
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'self' ${styleHashes().join(' ')}`,
  `connect-src ${api}`,
  `img-src 'self' data: ${api}`,
  `media-src ${api}`,
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

export const onRequest = defineMiddleware(async (_, next) => {
  const answer = await next();
  // Vite's development server adds styles inline.
  if (import.meta.env.PROD) answer.headers.set('content-security-policy', policy);
  return answer;
});
