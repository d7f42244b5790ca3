// A slow line before the shop: the HTML of a page arrives in pieces, and the browser paints what it has.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { passOn } from './own-servers.ts';

/** Bytes of a piece; a page has 20 to 50. */
const PIECE = 6000;
/** More than a frame. */
const PAUSE_MS = 25;

async function sendInPieces(from: IncomingMessage, to: ServerResponse): Promise<void> {
  const page = await buffer(from).catch(() => to.destroy());
  if (!Buffer.isBuffer(page)) return;
  // A visit that has ended takes no more of its page.
  for (let at = 0; at < page.length && !to.destroyed; at += PIECE) {
    to.write(page.subarray(at, at + PIECE));
    await pause(PAUSE_MS);
  }
  to.end();
}

/** A proxy of a shop that sends its pages in pieces, and its other files and answers as they come. */
export const createSlowLine = (shop: string): Server =>
  createServer((request, answer) => {
    const isPage = request.headers.accept?.includes('text/html');
    if (isPage) request.headers['accept-encoding'] = 'identity';
    passOn(request, shop, answer, isPage ? sendInPieces : undefined);
  });
