import { randomInt } from 'node:crypto';

const INKS = ['#1A6B4B', '#2A5E8C', '#B9471A', '#565148'];
const WIDTH = 120;
const HEIGHT = 40;

/** The picture of a four-character captcha: turned letters and two crossing lines. Spec: 1§9 */
export function captchaPicture(answer: string): string {
  const letters = [...answer].map((letter, at) => {
    const x = 20 + at * 27;
    const y = 28 + randomInt(-3, 4);
    return `<text x="${x}" y="${y}" fill="${INKS[at % INKS.length]}" transform="rotate(${randomInt(-18, 19)} ${x} ${y})">${letter}</text>`;
  });
  const line = () =>
    `<path d="M0 ${randomInt(8, 34)}C40 ${randomInt(0, 40)} 80 ${randomInt(0, 40)} ${WIDTH} ${randomInt(8, 34)}"/>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#F7F6F2"/>`,
    `<g fill="none" stroke="#8C867B" stroke-width="1.2">${line()}${line()}</g>`,
    `<g font-family="Verdana, sans-serif" font-size="22" font-weight="600" text-anchor="middle">${letters.join('')}</g>`,
    '</svg>',
  ].join('');
}
