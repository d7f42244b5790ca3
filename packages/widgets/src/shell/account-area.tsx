import { useRef } from 'react';
import { useRoutes, useShop, useStore, useWords } from '../engine/index.ts';
import { Button } from '../ui/button.tsx';
import { Menu } from '../ui/menu.tsx';
import { useAccountLinks, useMember } from './account-links.ts';
import { AccountMark } from './account-mark.tsx';
import { tooltipOf } from './account-name.ts';
import { Avatar } from './avatar.tsx';
import { accountWords } from './header-words.ts';

/** Log in and register for a visitor; name, mark and menu for a member. Spec: 2§2.15 */
export function AccountArea() {
  const area = useRef<HTMLDivElement>(null);
  const shop = useShop();
  const text = useWords(accountWords);
  const register = useRoutes().link('register');
  const member = useMember();
  const links = useAccountLinks();
  // The control that was used is gone once it has done its work: focus goes to what replaces it.
  const focusNext = () => shop.clock.after(0, () => area.current?.querySelector('button')?.focus());
  const logIn = async () => {
    if (await shop.session.requestLogin()) focusNext();
  };
  if (!member) {
    return (
      <div ref={area} className="clinic-account">
        <Button kind="secondary" onClick={logIn}>
          {text.logIn}
        </Button>
        <Button {...register}>{text.register}</Button>
      </div>
    );
  }
  const logOut = () => {
    shop.session.signOut();
    focusNext();
  };
  return (
    <div ref={area} className="clinic-account">
      <Menu
        align="end"
        items={[...links, { key: 'log-out', label: text.logOut, onSelect: logOut }]}
        head={<MenuHead name={member.name} />}
        button={{
          className: 'clinic-account-button',
          title: tooltipOf(member.name),
        }}
        trigger={
          <>
            <Avatar name={member.name} picture={member.avatar} />
            <span className="clinic-account-text">
              <span className="clinic-account-name">{member.name}</span>
              <AccountMark />
            </span>
          </>
        }
      />
    </div>
  );
}

/** Who is signed in, in full; only asked for while the menu is open. */
function MenuHead({ name }: { name: string }) {
  const shop = useShop();
  const account = useStore(shop.account.me.watch(null)).value;
  return (
    <>
      <strong>{name}</strong>
      <div className="clinic-account-clinic">{account?.clinicName}</div>
      <div className="clinic-account-clinic">{account?.email}</div>
    </>
  );
}
