import { MenuList, type MenuListProps } from './menu-list.tsx';
import { Popover, type PopoverProps } from './popover.tsx';

/** Props of {@link Menu}. */
export type MenuProps = Omit<PopoverProps, 'children' | 'closeOnSelect'> & MenuListProps;

/** A list of links and commands under a button. */
export function Menu({ items, head, ...popover }: MenuProps) {
  return (
    <Popover {...popover} closeOnSelect>
      <MenuList items={items} head={head} />
    </Popover>
  );
}
