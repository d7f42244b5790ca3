import { useState } from 'react';
import { useWords } from '../../engine/index.ts';
import { Avatar, avatarStyles } from '../../identity/account/avatar.tsx';
import { buttonStyles } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { MenuIcon } from '../../ui/media/icons.tsx';
import { Dialog, dialogStyles } from '../../ui/overlay/dialog.tsx';
import { useCategoryLink } from '../categories/category-link.ts';
import { fetchSubcategories, LateSubcategories } from '../categories/lazy-subcategories.tsx';
import { useMember } from '../header/account-area.tsx';
import { AccountMark } from '../header/account-mark.tsx';
import { accountWords, categoryWords, headerWords } from '../header/header-words.ts';
import { LanguageSwitch } from '../header/language-switch.tsx';
import { PhoneSheet, phoneSheetStyles } from '../header/lazy-menus.tsx';
import type { HeaderKit } from '../header/menu-types.ts';
import { useNavigation } from '../header/navigation.tsx';

export const phoneMenuStyles = [buttonStyles, dialogStyles, avatarStyles, phoneSheetStyles];

const kit: HeaderKit = {
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

interface PhoneMenuProps {
  hasCategories: boolean;
  hasLanguage: boolean;
}

/** Opens the header as a sheet on a phone: the account, the categories, the zones and the language. */
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
