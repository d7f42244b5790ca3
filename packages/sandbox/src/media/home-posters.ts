import type { Language } from '../http/language.ts';
import { NO_PICTURE } from '../range/imported.ts';
import {
  homeAdvert,
  homeBanners,
  homeFloors,
  homeSpecials,
  parseArtPath,
  renderScene,
  SCENE_KINDS,
} from '../seed/data/index.ts';
import type { ArtRef, Bilingual } from '../seed/data/types.ts';
import { drawPoster, escapeXml, FONT, type Size, widthOf } from './posters.ts';

interface Words {
  readonly title: Bilingual;
  readonly remark?: Bilingual;
}

const OWN = 'own-';

/** A block with the words of an imported range, in one language. */
export const ownWords = (title: string, remark: string): string =>
  `${OWN}${Buffer.from(`${title}\n${remark}`).toString('base64url')}`;

function readOwnWords(block: string): Words {
  const [title = '', remark = ''] = Buffer.from(block.slice(OWN.length), 'base64url')
    .toString()
    .split('\n');
  const both = (words: string): Bilingual => ({ zh: words, en: words });
  return { title: both(title), ...(remark === '' ? {} : { remark: both(remark) }) };
}

/** A block of the home page whose words are drawn into its picture: `banner-0`, `special-2`, `advert-0`, `floor-100-1`. */
function wordsOf(block: string): Words | undefined {
  if (block.startsWith(OWN)) return readOwnWords(block);
  const [kind = '', at = '', advert = ''] = block.split('-');
  const place = Number(at);
  if (kind === 'banner') return homeBanners[place];
  if (kind === 'special') return homeSpecials[place];
  if (kind === 'advert') return homeAdvert;
  const floor = homeFloors.find(({ category }) => category === place);
  return kind === 'floor' ? floor?.adverts[Number(advert)] : undefined;
}

/** The path of a picture that carries the words of its block: what a server sends that has no field for them. */
export const wordedPicture = (block: string, language: Language, picture: string): string =>
  `worded~${block}~${language}~${picture}`;

/** Of a tile whose goods have no picture. */
const NO_ART: ArtRef = { family: 'gift-box', tint: '#33506B', view: 'pack' };

/** Grounds of tiles and adverts by their place, as the page paints them beside words. */
const GROUNDS = ['#E8F3EC', '#E9F0F7', '#F6EDE3', '#F3EAF2'];
/** Of the height: words of a tile are read at a third of the size at which it is drawn. */
const TILE_PART = 0.16;

const SCENE_HEIGHT = 420;
const SCENE_EDGE = 28;
const LARGEST_TITLE = 52;

/** Two lines where the words have a place to break, the more even the better. */
function twoLines(words: string): readonly string[] {
  const middle = words.length / 2;
  const breaks = [...words.matchAll(/[，：]|[,:]? /gu)].map(({ index, 0: mark }) => ({
    end: index + mark.trimEnd().length,
    next: index + mark.length,
    // A pause of the sentence may be further from the middle than a blank.
    cost: Math.abs(index - middle) * (mark === ' ' ? 2 : 1),
  }));
  const [best] = breaks.toSorted((one, other) => one.cost - other.cost);
  return best ? [words.slice(0, best.end), words.slice(best.next)] : [words];
}

/** The words left of the goods of a scene. */
function overScene(
  scene: string,
  { title, remark }: Words,
  language: Language,
  size: Size,
): string {
  const width = (SCENE_HEIGHT * size.width) / size.height;
  const room = (width > SCENE_HEIGHT * 2.4 ? width * 0.46 : width - 372) - SCENE_EDGE;
  const lines = twoLines(title[language]);
  const font = Math.min(LARGEST_TITLE, room / Math.max(...lines.map(widthOf)));
  const small = remark ? Math.min(font * 0.55, room / widthOf(remark[language])) : 0;
  const top = SCENE_HEIGHT / 2 - ((lines.length - 1) * font * 1.25 + small * 1.8) / 2 + font * 0.35;
  const text = (words: string, y: number, fontSize: number, more: string) =>
    `<text x="${SCENE_EDGE}" y="${Math.round(y)}" font-size="${fontSize.toFixed(1)}" ${more}>${escapeXml(words)}</text>`;
  const drawn = [
    ...lines.map((line, at) =>
      text(line, top + at * font * 1.25, font, 'font-weight="600" fill="#10301F"'),
    ),
    remark
      ? text(
          remark[language],
          top + (lines.length - 1) * font * 1.25 + small * 1.9,
          small,
          'fill="#3D3931"',
        )
      : '',
  ].join('');
  return scene.replace(/<\/svg>$/, `<g font-family="${FONT}">${drawn}</g></svg>`);
}

/** Draws the picture at a path of `wordedPicture`; undefined for any other path. */
export function wordedAt(path: string, size: Size): string | undefined {
  const [, block = '', lang = '', picture = ''] =
    /^worded~((?:banner|special|advert|floor)-[\d-]{1,8}|own-[\w-]{1,800})~(zh|en)~(.{1,80})$/.exec(
      path,
    ) ?? [];
  const words = wordsOf(block);
  if (!words) return undefined;
  const language = lang === 'en' ? 'en' : 'zh';
  const scene = /^bare~scene~([a-z]+)~/.exec(picture)?.[1];
  const kind = SCENE_KINDS.find((each) => each === scene);
  if (kind) return overScene(renderScene(kind, 'beside', size), words, language, size);
  const plain = picture.replace(/^bare~/, '');
  const art = plain === NO_PICTURE ? NO_ART : parseArtPath(plain);
  if (!art) return undefined;
  const ground = GROUNDS[(Number(block.split('-').at(-1)) || 0) % GROUNDS.length] ?? '#E8F3EC';
  const line = words.remark;
  return drawPoster({ title: words.title, line, art, ground, part: TILE_PART }, language, size);
}
