import { useId, useRef } from 'react';
import { useRoutes, useShop, useStore, useWords } from '../../engine/index.ts';
import { nameShown } from '../../identity/account/account-name.ts';
import { Avatar, avatarStyles } from '../../identity/account/avatar.tsx';
import { Button, buttonStyles } from '../../ui/button/button.tsx';
import { ServerText } from '../../ui/data/server-text.tsx';
import { Popover, popoverStyles } from '../../ui/overlay/popover.tsx';
import { Tooltip, tooltipStyles } from '../../ui/overlay/tooltip.tsx';
import accountAreaCss from './account-area.css?inline';
import { AccountMark } from './account-mark.tsx';
import { accountWords } from './header-words.ts';
import { AccountPopover } from './lazy-menus.tsx';
import type { HeaderMember } from './menu-types.ts';

export const accountAreaStyles = [
  buttonStyles,
  popoverStyles,
  tooltipStyles,
  avatarStyles,
  accountAreaCss,
];

/** The member for the parts of the header that show one; undefined for a visitor. Spec: 2§2.15 */
export function useMember(): HeaderMember | undefined {
  const shop = useShop();
  const session = useStore(shop.session.$session);
  const text = useWords(accountWords);
  if (session.status === 'visitor') return undefined;
  return { name: session.userName || text.account, avatar: session.avatar };
}

/** Shows log in and register to a visitor; name, certification and menu to a member. Spec: 2§2.15 */
export function AccountArea() {
  const id = useId();
  const area = useRef<HTMLDivElement>(null);
  const shop = useShop();
  const text = useWords(accountWords);
  const register = useRoutes().link('register');
  const member = useMember();
  // The pressed control disappears: focus moves to its replacement.
  const focusNext = () => shop.clock.after(0, () => area.current?.querySelector('button')?.focus());
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
              onPointerEnter: AccountPopover.fetch,
              onFocus: AccountPopover.fetch,
            }}
            trigger={
              <>
                <Avatar name={member.name} picture={member.avatar} />
                <span className="clinic-account-text">
                  <ServerText as="bdi" className="clinic-account-name">
                    {shown}
                  </ServerText>
                  <AccountMark />
                </span>
              </>
            }
          >
            <AccountPopover name={member.name} logOut={text.logOut} onLogOut={logOut} />
          </Popover>
        </Tooltip>
      ) : (
        <>
          <Button kind="secondary" onClick={() => void shop.session.afterLogin(focusNext)}>
            {text.logIn}
          </Button>
          <Button {...register}>{text.register}</Button>
        </>
      )}
    </div>
  );
}
