import { crc32, deflateSync } from 'node:zlib';
import type { Picture } from '../identity/account/uploads.ts';

const WIDTH = 320;
const HEIGHT = 400;
const COLOURS = ['#ECE9E2', '#FFFFFF', '#C7A23A', '#CFCAC0', '#B0213A'];
const [GROUND, PAPER, GOLD, LINE, SEAL] = [0, 1, 2, 3, 4];

/** Lines of writing: their start, height and length. */
const WRITING = [
  [100, 120, 120],
  [64, 160, 192],
  [64, 188, 160],
  [64, 216, 184],
  [64, 244, 112],
] as const;

/** The colour of a spot: a framed sheet with lines of writing and a red seal. */
function colourAt(x: number, y: number): number {
  const edge = Math.min(x, y, WIDTH - 1 - x, HEIGHT - 1 - y);
  if (edge < 20) return GROUND;
  if (edge >= 30 && edge < 33) return GOLD;
  const fromSeal = Math.hypot(x - 230, y - 310);
  if (fromSeal > 28 && fromSeal < 33) return SEAL;
  const isWriting = WRITING.some(
    ([left, top, length]) => y >= top && y < top + 9 && x >= left && x < left + length,
  );
  return isWriting || Math.hypot(x - 160, y - 78) < 20 ? LINE : PAPER;
}

function chunk(name: string, bytes: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), bytes]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(bytes.length, 0);
  named.copy(framed, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}

let made: Picture | undefined;

/** A specimen of a business registration certificate: what the demo clinics have uploaded. */
export function licenceSpecimen(): Picture {
  if (made) return made;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(WIDTH, 0);
  header.writeUInt32BE(HEIGHT, 4);
  // Eight bits a spot, each the number of a colour.
  header.set([8, 3, 0, 0, 0], 8);
  const rows = Buffer.alloc((WIDTH + 1) * HEIGHT);
  for (let y = 0; y < HEIGHT; y += 1)
    for (let x = 0; x < WIDTH; x += 1) rows[y * (WIDTH + 1) + 1 + x] = colourAt(x, y);
  const bytes = Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(COLOURS.join('').replaceAll('#', ''), 'hex')),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', new Uint8Array()),
  ]);
  made = { type: 'image/png', bytes };
  return made;
}
