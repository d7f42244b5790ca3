import type { MouseEvent, ReactNode } from 'react';
import { pagerWords } from '../foundation/ui-words.ts';
import { useWords } from '../foundation/words.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../media/icons.tsx';
import { isPlainClick } from '../page/plain-click.ts';
import { pagerItems } from './pager-items.ts';

/** Props of {@link Pager} and {@link CompactPager}. */
export interface PagerProps {
  /** From 1. */
  page: number;
  total: number;
  /** The address of a page: every number is a real link. */
  hrefFor(page: number): string;
  /** A plain click; the link is then not followed. A click with a modifier key stays the browser's. */
  onPage(page: number): void;
  /** Names the landmark where a page has two; “Pages” when not given. */
  label?: string | undefined;
}

function Step({ to, props, name, rel, children }: StepProps) {
  const reachable = to >= 1 && to <= props.total;
  return (
    // A link without an address is still named, and says that it leads nowhere.
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

/** All pages up to seven, then with ellipses. Renders nothing for a single page. */
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

/** ‹ 1 / 7 › for a bar above a list. */
export function CompactPager(props: PagerProps) {
  const { page, total } = props;
  const words = useWords(pagerWords);
  return (
    <nav className="clinic-pager" data-compact="" aria-label={props.label ?? words.label}>
      <Step to={page - 1} props={props} name={words.previous} rel="prev">
        <ChevronLeftIcon />
      </Step>
      <span>{`${page} / ${total}`}</span>
      <Step to={page + 1} props={props} name={words.next} rel="next">
        <ChevronRightIcon />
      </Step>
    </nav>
  );
}
