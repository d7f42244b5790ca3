import { Fragment, type MouseEvent } from 'react';
import { bilingual, useWords } from '../foundation/words.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../media/icons.tsx';

export { default as breadcrumbStyles } from './breadcrumb.css?inline';

const trailWords = bilingual({
  zh: { label: '目前位置', back: '返回' },
  en: { label: 'Breadcrumb', back: 'Back' },
});

/** One step of the trail; the last one is the current page and has no address. */
export interface Crumb {
  label: string;
  href?: string | undefined;
  onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

/** Props of {@link Breadcrumb}. */
export interface BreadcrumbProps {
  items: readonly Crumb[];
  /** Link back, before the trail. */
  back?: { href: string; onClick?: Crumb['onClick'] } | undefined;
}

/** The trail to the current page. */
export function Breadcrumb({ items, back }: BreadcrumbProps) {
  const words = useWords(trailWords);
  return (
    <nav className="clinic-breadcrumb" part="breadcrumb" aria-label={words.label}>
      {back && (
        <a className="clinic-breadcrumb-back" href={back.href} onClick={back.onClick}>
          <ChevronLeftIcon size={14} />
          {words.back}
        </a>
      )}
      {items.map((item, place) => (
        <Fragment key={item.href ?? item.label}>
          {place > 0 && <ChevronRightIcon size={12} />}
          {item.href === undefined ? (
            <span aria-current={place === items.length - 1 ? 'page' : undefined}>{item.label}</span>
          ) : (
            <a href={item.href} onClick={item.onClick}>
              {item.label}
            </a>
          )}
        </Fragment>
      ))}
    </nav>
  );
}
