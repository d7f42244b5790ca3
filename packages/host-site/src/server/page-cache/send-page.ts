import type { IncomingMessage, ServerResponse } from 'node:http';
import { codingFor } from '../coding.ts';
import type { Answer } from './page-cache.ts';

/** Returns whether an `If-None-Match` header names this tag. */
export function isNamed(etag: string, header: string | undefined): boolean {
  const bare = (tag: string) => tag.trim().replace(/^W\//, '');
  return (header ?? '').split(',').some((tag) => tag.trim() === '*' || bare(tag) === bare(etag));
}

/** Sends a page in the coding that the request accepts, or 304 if the client has it. */
export async function sendPage(
  { page, age }: Answer,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { etag, headers, status, statusText } = page;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (etag) response.setHeader('ETag', etag);
  if (age !== undefined) response.setHeader('Age', age);
  if (etag && isNamed(etag, request.headers['if-none-match'])) {
    response.removeHeader('Content-Type');
    response.writeHead(304).end();
    return;
  }
  const coding = codingFor(request.headers['accept-encoding']?.toString());
  const body = await page.body(coding);
  response.statusMessage = statusText;
  response.writeHead(status, {
    'Content-Length': body.length,
    ...(coding && { 'Content-Encoding': coding }),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}
