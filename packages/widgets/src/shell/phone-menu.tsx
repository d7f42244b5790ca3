import { useState } from 'react';
import { useRoutes, useShop, useStore, useWords } from '../engine/index.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { BackIcon, ChevronRightIcon, MenuIcon } from '../ui/icons.tsx';
import { useAccountLinks, useMember } from './account-links.ts';
import { AccountMark } from './account-mark.tsx';
import { Avatar } from './avatar.tsx';
import { accountWords, categoryWords, headerWords } from './header-words.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { NavigationLinks } from './navigation.tsx';
import { Subcategories } from './subcategories.tsx';

interface PhoneMenuProps {
  hasCategories: boolean;
  hasLanguage: boolean;
}

/** The whole header behind one button, as a sheet: who is here, the categories, the zones, the language. */
export function PhoneMenu(props: PhoneMenuProps) {
  const text = useWords(accountWords);
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="clinic-phone-menu">
      <IconButton label={text.openMenu} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <MenuIcon size={22} />
      </IconButton>
      <Dialog open={isOpen} title={text.menu} onClose={() => setOpen(false)}>
        <Sheet {...props} onClose={() => setOpen(false)} />
      </Dialog>
    </div>
  );
}

function Sheet({ hasCategories, hasLanguage, onClose }: PhoneMenuProps & { onClose(): void }) {
  const shop = useShop();
  const categories = useWords(categoryWords);
  const header = useWords(headerWords);
  const parents = useStore(shop.catalogue.parentCategories.watch(null)).value ?? [];
  const [parentId, setParentId] = useState<string>();
  const parent = parents.find((each) => each.id === parentId);
  if (parent) {
    return (
      <>
        <Button kind="link" icon={<BackIcon />} onClick={() => setParentId(undefined)}>
          {categories.back}
        </Button>
        <h3 className="clinic-sheet-title">{parent.name}</h3>
        <Subcategories parent={parent} />
      </>
    );
  }
  return (
    <>
      <SheetAccount onClose={onClose} />
      {hasCategories && (
        <section>
          <h3 className="clinic-sheet-title">{categories.all}</h3>
          <ul>
            {parents.map(({ id, name }) => (
              <li key={id}>
                <button type="button" className="clinic-sheet-line" onClick={() => setParentId(id)}>
                  {name}
                  <ChevronRightIcon />
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <nav className="clinic-sheet-links" aria-label={header.navigation}>
        <NavigationLinks />
      </nav>
      {hasLanguage && <LanguageSwitch />}
    </>
  );
}

function SheetAccount({ onClose }: { onClose(): void }) {
  const shop = useShop();
  const text = useWords(accountWords);
  const register = useRoutes().link('register');
  const member = useMember();
  const links = useAccountLinks();
  if (!member) {
    const logIn = () => {
      onClose();
      void shop.session.requestLogin();
    };
    return (
      <div className="clinic-sheet-account">
        <Button kind="primary" onClick={logIn}>
          {text.logIn}
        </Button>
        <Button {...register}>{text.register}</Button>
      </div>
    );
  }
  return (
    <section>
      <div className="clinic-sheet-person">
        <Avatar name={member.name} picture={member.avatar} />
        <span className="clinic-account-text">
          <strong>{member.name}</strong>
          <AccountMark />
        </span>
      </div>
      <ul>
        {links.map(({ key, label, href, onSelect }) => (
          <li key={key}>
            <a className="clinic-sheet-line" href={href} onClick={onSelect}>
              {label}
              <ChevronRightIcon />
            </a>
          </li>
        ))}
        <li>
          <button
            type="button"
            className="clinic-sheet-line"
            onClick={() => shop.session.signOut()}
          >
            {text.logOut}
          </button>
        </li>
      </ul>
    </section>
  );
}
