import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useShop, useStore, useWords } from '../../engine/index.ts';
import { Button } from '../../ui/button/button.tsx';
import { UserIcon } from '../../ui/media/icons.tsx';
import { Empty } from '../../ui/state/empty.tsx';
import { accountPageWords } from './account-page-words.ts';
import membersCss from './members-only.css?inline';

export { membersCss };

interface MembersOnlyProps {
  /** Heads the page for those who hear it, while a visitor sees nothing else of it; left out where a heading stands outside. */
  title?: string | undefined;
  /**
   * What a member sees. Once seen it stays mounted when the session ends, out of sight, so that what was
   * typed is there again after the next sign-in.
   */
  children: ReactNode;
}

/** A place for members: a visitor is told to log in, and stays on the page. Sheets: members, button, empty, panel. Spec: 2§6 */
export function MembersOnly({ title, children }: MembersOnlyProps) {
  const shop = useShop();
  const text = useWords(accountPageWords);
  const { status } = useStore(shop.session.$session);
  const isMember = status === 'member';
  const place = useRef<HTMLDivElement>(null);
  const [wasMember, setWasMember] = useState(isMember);
  useEffect(() => {
    if (isMember) setWasMember(true);
  }, [isMember]);
  const told = useRef<HTMLDivElement>(null);
  // The page has become short under whoever had scrolled down.
  useLayoutEffect(() => {
    if (!isMember && wasMember) told.current?.scrollIntoView({ block: 'center' });
  }, [isMember, wasMember]);
  const logIn = async () => {
    // The button is gone by then: focus goes to what stands in its place.
    if (await shop.session.requestLogin()) shop.clock.after(0, () => place.current?.focus());
  };
  return (
    <>
      {!isMember && title && <h1 className="clinic-visually-hidden">{title}</h1>}
      {!isMember && (
        <div ref={told} className="clinic-panel">
          <Empty
            icon={<UserIcon size={20} />}
            tone="primary"
            title={wasMember ? text.logInAgain : text.logInFirst}
            action={
              <Button kind="primary" size="l" onClick={logIn}>
                {text.logIn}
              </Button>
            }
          >
            {wasMember ? text.logInAgainWhy : text.logInWhy}
          </Empty>
        </div>
      )}
      {(isMember || wasMember) && (
        <div ref={place} className="clinic-members" tabIndex={-1} hidden={!isMember}>
          {children}
        </div>
      )}
    </>
  );
}
