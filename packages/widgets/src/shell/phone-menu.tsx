import { useState } from 'react';
import { useWords } from '../engine/index.ts';
import { IconButton } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { MenuIcon } from '../ui/icons.tsx';
import { useMember } from './account-area.tsx';
import { AccountMark } from './account-mark.tsx';
import { Avatar } from './avatar.tsx';
import { useCategoryLink } from './category-link.ts';
import { PhoneSheet } from './header-parts.tsx';
import { accountWords, categoryWords, headerWords } from './header-words.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { fetchSubcategories, LateSubcategories } from './late-subcategories.tsx';
import { useNavigation } from './navigation.tsx';

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
