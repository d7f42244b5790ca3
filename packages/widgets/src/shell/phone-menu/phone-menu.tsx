import { useState } from 'react';
import { useWords } from '../../engine/index.ts';
import { Avatar } from '../../identity/account/avatar.tsx';
import { IconButton } from '../../ui/button/button.tsx';
import { MenuIcon } from '../../ui/media/icons.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { useCategoryLink } from '../categories/category-link.ts';
import { fetchSubcategories, LateSubcategories } from '../categories/lazy-subcategories.tsx';
import { useMember } from '../header/account-area.tsx';
import { AccountMark } from '../header/account-mark.tsx';
import { accountWords, categoryWords, headerWords } from '../header/header-words.ts';
import { LanguageSwitch } from '../header/language-switch.tsx';
import { PhoneSheet } from '../header/lazy-menus.tsx';
import { useNavigation } from '../header/navigation.tsx';

/**
 * What the sheet has in common with the header. The header is there already and hands it over: if both imported it,
 * the bundler would put it into a file that every page fetches.
 */
const kit = {
  AccountMark,
  Avatar,
  LanguageSwitch,
  LateSubcategories,
  useCategoryLink,
  useMember,
  useNavigation,
  accountWords,
  categoryWords,
  headerWords,
};
export type HeaderKit = typeof kit;

interface PhoneMenuProps {
  hasCategories: boolean;
  hasLanguage: boolean;
}

/** The whole header behind one button, as a sheet: who is here, the categories, the zones, the language. */
export function PhoneMenu(props: PhoneMenuProps) {
  const text = useWords(accountWords);
  const [isOpen, setOpen] = useState(false);
  const prepare = () => {
    PhoneSheet.fetch();
    fetchSubcategories();
  };
  const open = () => {
    prepare();
    setOpen(true);
  };
  const close = () => setOpen(false);
  return (
    <div className="clinic-phone-menu">
      <IconButton
        label={text.openMenu}
        aria-haspopup="dialog"
        onPointerDown={prepare}
        onFocus={prepare}
        onClick={open}
      >
        <MenuIcon size={22} />
      </IconButton>
      <Dialog open={isOpen} title={text.menu} onClose={close}>
        <PhoneSheet {...props} kit={kit} onClose={close} />
      </Dialog>
    </div>
  );
}
