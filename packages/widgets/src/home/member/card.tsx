import { type ReactNode, useId } from 'react';
import type { LinkProps } from '../../engine/index.ts';
import { ChevronRightIcon } from '../../ui/media/icons.tsx';

interface CardProps {
  /** Names the card's area in the grid. */
  area: 'quick' | 'orders' | 'again' | 'offers';
  title: string;
  /** A short fact beside the title. */
  note?: ReactNode;
  /** Leads to all of what the card shows. */
  more?: { readonly label: string; readonly link: LinkProps } | undefined;
  children: ReactNode;
}

/** A part of the member's head: its heading, the way to all of it, and its content. */
export function Card({ area, title, note, more, children }: CardProps) {
  const id = useId();
  return (
    <section className="clinic-member-card" data-area={area} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {note && <p>{note}</p>}
        {more && (
          <a className="clinic-home-more" {...more.link}>
            {more.label}
            <ChevronRightIcon size={14} />
          </a>
        )}
      </header>
      {children}
    </section>
  );
}
