import type { MouseEvent, ReactNode } from 'react';
import { bilingual, useWords } from '../foundation/words.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../media/icons.tsx';
import { isPlainClick } from '../page/plain-click.ts';
import { pagerItems } from './pager-items.ts';

export { default as pagerStyles } from './pager.css?inline';

const pagerWords = bilingual({
  zh: {
    label: '分頁',
    previous: '上一頁',
    next: '下一頁',
    page: (t: { page: number; total: number }) => `第 ${t.page} 頁，共 ${t.total} 頁`,
  },
  en: {
    label: 'Pages',
    previous: 'Previous page',
    next: 'Next page',
    page: (t) => `Page ${t.page} of ${t.total}`,
  },
});

/** Props of {@link Pager} and {@link CompactPager}. */
export interface PagerProps {
  /** Counts from 1. */
  page: number;
  total: number;
  /** Returns the address of a page: every number is a real link. */
  hrefFor(page: number): string;
  /** Runs on a plain click instead of the navigation. The browser handles a click with a modifier key. */
  onPage(page: number): void;
  /** Accessible name of the landmark, for a page with two pagers; “Pages” by default. */
  label?: string | undefined;
}

function Step({ to, props, name, rel, children }: StepProps) {
  const reachable = to >= 1 && to <= props.total;
  return (
    // A step past the ends has no address: screen readers announce it as a disabled link with its name.
    <a
      className="clinic-pager-step"
      href={reachable ? props.hrefFor(to) : undefined}
      role={reachable ? undefined : 'link'}
      aria-disabled={reachable ? undefined : true}
      aria-label={name}
      rel={rel}
      data-in-place=""
      onClick={follow(to, props)}
    >
      {children}
    </a>
  );
}

interface StepProps {
  to: number;
  props: PagerProps;
  name: string;
  rel?: string | undefined;
  children: ReactNode;
}

function follow(to: number, { page, total, onPage }: PagerProps) {
  return (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (to !== page && to >= 1 && to <= total) onPage(to);
  };
}

/** Links to all pages up to seven, beyond that with ellipses. Renders nothing for a single page. */
export function Pager(props: PagerProps) {
  const { page, total, hrefFor } = props;
  const words = useWords(pagerWords);
  if (total <= 1) return null;
  return (
    <nav className="clinic-pager" part="pager" aria-label={props.label ?? words.label}>
      <Step to={page - 1} props={props} name={words.previous} rel="prev">
        <ChevronLeftIcon />
      </Step>
      {pagerItems(page, total).map((item, place) =>
        item === 'gap' ? (
          <span key={place < 3 ? 'before' : 'after'} aria-hidden="true">
            …
          </span>
        ) : (
          <a
            key={item}
            href={hrefFor(item)}
            aria-label={words.page({ page: item, total })}
            aria-current={item === page ? 'page' : undefined}
            data-in-place=""
            onClick={follow(item, props)}
          >
            {item}
          </a>
        ),
      )}
      <Step to={page + 1} props={props} name={words.next} rel="next">
        <ChevronRightIcon />
      </Step>
    </nav>
  );
}

interface CompactPagerProps extends PagerProps {
  /** Says the page in words, where no numbers are beside the pager. */
  worded?: boolean | undefined;
}

/** A short pager for a bar above a list: ‹ 1 / 7 › */
export function CompactPager(props: CompactPagerProps) {
  const { page, total, worded } = props;
  const words = useWords(pagerWords);
  return (
    <nav className="clinic-pager" data-compact="" aria-label={props.label ?? words.label}>
      <Step to={page - 1} props={props} name={words.previous} rel="prev">
        <ChevronLeftIcon />
      </Step>
      <span>{worded ? words.page({ page, total }) : `${page} / ${total}`}</span>
      <Step to={page + 1} props={props} name={words.next} rel="next">
        <ChevronRightIcon />
      </Step>
    </nav>
  );
}
