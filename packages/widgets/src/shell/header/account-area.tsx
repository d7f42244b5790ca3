import { useId, useRef } from 'react';
import { useRoutes, useShop, useStore, useWords } from '../../engine/index.ts';
import { nameShown } from '../../identity/account/account-name.ts';
import { Avatar } from '../../identity/account/avatar.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Popover } from '../../ui/overlay/popover.tsx';
import { Tooltip } from '../../ui/overlay/tooltip.tsx';
import { AccountMark } from './account-mark.tsx';
import { accountWords } from './header-words.ts';
import { AccountMenu } from './lazy-menus.tsx';

/** Who is signed in, for the places of the header that say so. Spec: 2§2.15 */
export function useMember() {
  const shop = useShop();
  const session = useStore(shop.session.$session);
  const text = useWords(accountWords);
  if (session.status === 'visitor') return undefined;
  return { name: session.userName || text.account, avatar: session.avatar };
}

/** Log in and register for a visitor; name, mark and menu for a member. Spec: 2§2.15 */
export function AccountArea() {
  const id = useId();
  const area = useRef<HTMLDivElement>(null);
  const shop = useShop();
  const text = useWords(accountWords);
  const register = useRoutes().link('register');
  const member = useMember();
  // The control that was used is gone once it has done its work: focus goes to what replaces it.
  const focusNext = () => shop.clock.after(0, () => area.current?.querySelector('button')?.focus());
  const logIn = async () => {
    if (await shop.session.requestLogin()) focusNext();
  };
  const logOut = () => {
    shop.session.signOut();
    focusNext();
  };
  const { shown, tooltip } = nameShown(member?.name ?? '');
  return (
    <div ref={area} className="clinic-account">
      {member ? (
        <Tooltip id={`${id}-name`} text={tooltip}>
          <Popover
            align="end"
            closeOnSelect
            button={{
              className: 'clinic-account-button',
              'aria-describedby': tooltip && `${id}-name`,
              onPointerEnter: AccountMenu.fetch,
              onFocus: AccountMenu.fetch,
            }}
            trigger={
              <>
                <Avatar name={member.name} picture={member.avatar} />
                <span className="clinic-account-text">
                  <bdi className="clinic-account-name">{shown}</bdi>
                  <AccountMark />
                </span>
              </>
            }
          >
            <AccountMenu name={member.name} logOut={text.logOut} onLogOut={logOut} />
          </Popover>
        </Tooltip>
      ) : (
        <>
          <Button kind="secondary" onClick={logIn}>
            {text.logIn}
          </Button>
          <Button {...register}>{text.register}</Button>
        </>
      )}
    </div>
  );
}
