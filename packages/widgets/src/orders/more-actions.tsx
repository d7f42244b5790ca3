import { useWords } from '../engine/index.ts';
import { VisuallyHidden } from '../ui/foundation/visually-hidden.tsx';
import { ChevronDownIcon } from '../ui/media/icons.tsx';
import { MenuList, menuListStyles } from '../ui/overlay/menu-list.tsx';
import { Popover, popoverStyles } from '../ui/overlay/popover.tsx';
import type { ActionItem } from './order-action-items.ts';
import { orderWords } from './order-words.ts';

export const moreActionsStyles = [popoverStyles, menuListStyles];

interface MoreActionsProps {
  items: readonly ActionItem[];
  of?: string | undefined;
}

/** The items that a narrow row has no room for. */
export function MoreActions({ items, of }: MoreActionsProps) {
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
        items={items.map(({ key, label, link, run }) => ({
          key,
          label,
          href: link?.href,
          onSelect: link ? link.onClick : run,
        }))}
      />
    </Popover>
  );
}
