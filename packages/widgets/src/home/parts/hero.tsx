import { ALL_KEYWORD, safeUrl } from '@clinicart/sdk';
import { useRef, useState } from 'react';
import { useRoutes, useWords } from '../../engine/index.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../../ui/icons.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { homeWords } from './home-words.ts';
import { useServerLink } from './use-server-link.ts';

interface Banner {
  readonly path: string | undefined;
  readonly image: string;
}

/** The banners, side by side in a strip that snaps; without any, a calm panel with the same size. */
export function Hero({ banners }: { banners: readonly Banner[] }) {
  const words = useWords(homeWords);
  const linkOf = useServerLink();
  const strip = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  if (banners.length === 0) return <QuietHero />;

  const go = (index: number) => {
    const element = strip.current;
    element?.scrollTo({ left: element.clientWidth * index, behavior: 'smooth' });
  };
  const several = banners.length > 1;
  return (
    <section className="clinic-hero" aria-label={words.banners}>
      <ul
        ref={strip}
        className="clinic-hero-strip"
        onScroll={({ currentTarget: element }) =>
          setAt(Math.round(element.scrollLeft / Math.max(1, element.clientWidth)))
        }
      >
        {banners.map((banner, index) => {
          const { link, title } = linkOf(banner.path);
          const alt = title || words.bannerAt({ index: index + 1, total: banners.length });
          const picture = (
            <img
              src={safeUrl(banner.image, '')}
              alt={alt}
              width="1280"
              height="400"
              loading={index === 0 ? 'eager' : 'lazy'}
              fetchPriority={index === 0 ? 'high' : undefined}
              decoding="async"
            />
          );
          return (
            <li key={banner.image}>
              {link ? (
                <a {...link} tabIndex={index === at ? undefined : -1}>
                  {picture}
                </a>
              ) : (
                picture
              )}
            </li>
          );
        })}
      </ul>
      {several && (
        <p className="clinic-hero-moves">
          <IconButton
            edged
            label={words.previous}
            onClick={() => go((at + banners.length - 1) % banners.length)}
          >
            <ChevronLeftIcon />
          </IconButton>
          <span
            className="clinic-hero-at"
            aria-hidden="true"
          >{`${at + 1} / ${banners.length}`}</span>
          <VisuallyHidden>
            <span aria-live="polite">
              {words.bannerAt({ index: at + 1, total: banners.length })}
            </span>
          </VisuallyHidden>
          <IconButton edged label={words.next} onClick={() => go((at + 1) % banners.length)}>
            <ChevronRightIcon />
          </IconButton>
        </p>
      )}
    </section>
  );
}

function QuietHero() {
  const words = useWords(homeWords);
  const routes = useRoutes();
  const all = { keyword: ALL_KEYWORD, searchType: 'keyword' };
  return (
    <section className="clinic-hero clinic-hero-quiet">
      <p className="clinic-hero-title">{words.heroTitle}</p>
      <p>{words.heroWhy}</p>
      <Button kind="primary" size="l" {...routes.link('search', all)}>
        {words.heroAction}
      </Button>
    </section>
  );
}
