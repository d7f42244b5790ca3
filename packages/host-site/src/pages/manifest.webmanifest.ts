import { LANGUAGE_TAGS } from '@clinicart/sdk/language';
import { PAGES } from '@clinicart/widgets/server';
import type { APIRoute } from 'astro';
import { STRIP_COLOURS } from '../theme.ts';
import { pageWords } from '../words.ts';

const icon = (file: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${file}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

const ICONS = [
  { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  icon('icon-192', 192, 'any'),
  icon('icon-512', 512, 'any'),
  icon('maskable-192', 192, 'maskable'),
  icon('maskable-512', 512, 'maskable'),
];

/** The web manifest, one app in the language of the page that names it. */
export const GET: APIRoute = ({ locals: { visit } }) => {
  const { language } = visit;
  const words = pageWords[language];
  const manifest = {
    id: '/',
    scope: '/',
    start_url: '/',
    name: words.shop,
    short_name: 'Clinicart',
    description: words.about,
    lang: LANGUAGE_TAGS[language],
    dir: 'ltr',
    display: 'standalone',
    theme_color: STRIP_COLOURS.light,
    background_color: '#F7F6F2',
    categories: ['shopping', 'medical', 'business'],
    icons: ICONS,
    shortcuts: [PAGES.quickOrder, PAGES.orders, PAGES.cart].map(({ name, path }) => ({
      name: name[language],
      url: path,
    })),
  };
  return new Response(JSON.stringify(manifest), {
    headers: {
      'Content-Type': 'application/manifest+json; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  });
};
