import { useWords } from '../engine/index.ts';
import { VisuallyHidden } from '../ui/foundation/visually-hidden.tsx';
import { ChevronDownIcon } from '../ui/media/icons.tsx';
import { MenuList } from '../ui/overlay/menu-list.tsx';
import { Popover, popoverStyles } from '../ui/overlay/popover.tsx';
import type { Deed } from './order-deeds.ts';
import { orderWords } from './order-words.ts';

export const moreDeedsStyles = popoverStyles;

interface MoreDeedsProps {
  deeds: readonly Deed[];
  of?: string | undefined;
}

/** The deeds that a narrow row has no room for. */
export function MoreDeeds({ deeds, of }: MoreDeedsProps) {
  const text = useWords(orderWords);
  return (
    <Popover
      closeOnSelect
      button={{ className: 'clinic-order-more' }}
      trigger={
        <>
          {text.actions.more}
          {of && <VisuallyHidden>{` ${of}`}</VisuallyHidden>}
          <ChevronDownIcon />
        </>
      }
    >
      <MenuList
        items={deeds.map(({ key, label, link, run }) => ({
          key,
          label,
          href: link?.href,
          onSelect: link ? link.onClick : run,
        }))}
      />
    </Popover>
  );
}
