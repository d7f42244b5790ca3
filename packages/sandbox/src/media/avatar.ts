import type { Account } from '../http/call.ts';

const GROUNDS = ['#D9E9DF', '#EAF1F7', '#FBEFE8', '#FBF3E0'];
const INKS = ['#15573D', '#2A5E8C', '#B9471A', '#855700'];

/** Path of an account's picture: one letter and a colour, nothing that names the person. */
export function avatarPath(account: Pick<Account, 'id' | 'clinic' | 'name'>): string {
  const letter = [...(account.clinic || account.name)][0] ?? '?';
  return `avatar~${(letter.codePointAt(0) ?? 63).toString(16)}~${account.id % GROUNDS.length}.svg`;
}

/** Draws what `avatarPath` wrote; undefined when it did not. */
export function avatarPicture(path: string, width: number, height: number): string | undefined {
  const match = /^avatar~([0-9a-f]{2,5})~([0-3])\.svg$/.exec(path);
  if (!match) return undefined;
  const point = Number.parseInt(match[1] ?? '', 16);
  const at = Number(match[2]);
  if (point < 0x30 || point > 0x3ffff) return undefined;
  const letter = String.fromCodePoint(point);
  if (!/^[\p{L}\p{N}]$/u.test(letter)) return undefined;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 96 96">`,
    `<rect width="96" height="96" fill="${GROUNDS[at]}"/>`,
    `<text x="48" y="63" text-anchor="middle" font-family="'PingFang HK','Noto Sans HK','Noto Sans CJK HK','Microsoft JhengHei',sans-serif" font-size="42" font-weight="600" fill="${INKS[at]}">${letter}</text>`,
    '</svg>',
  ].join('');
}
