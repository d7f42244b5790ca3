import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useShop, useStore, useWords } from '../../engine/index.ts';
import { Button, buttonStyles } from '../../ui/button/button.tsx';
import panelCss from '../../ui/data/panel.css?inline';
import { UserIcon } from '../../ui/media/icons.tsx';
import { DialogsShown } from '../../ui/overlay/dialogs-shown.ts';
import { isFocusLost } from '../../ui/page/focus-place.ts';
import { Empty, emptyStyles } from '../../ui/state/empty.tsx';
import { accountPageWords } from './account-page-words.ts';
import membersCss from './members-only.css?inline';

export const membersOnlyStyles = [buttonStyles, emptyStyles, panelCss, membersCss];

interface MembersOnlyProps {
  /** Heading for screen readers while a visitor sees nothing else of the page; omit when a heading is outside. */
  title?: string | undefined;
  /**
   * Rendered for members. Stays mounted but hidden when the session ends, so that typed input survives the next login.
   * Begins anew after a logout and for another account, which must see nothing of this one.
   */
  children: ReactNode;
}

/**
 * Shows its children to members; asks a visitor to log in on the same page.
 * Spec: 2§6
 */
export function MembersOnly({ title, children }: MembersOnlyProps) {
  const shop = useShop();
  const text = useWords(accountPageWords);
  const { status } = useStore(shop.session.$session);
  const forgotten = useStore(shop.session.$forgotten);
  const isMember = status === 'member';
  const content = useRef<HTMLDivElement>(null);
  /** The count while a member was here last. */
  const [memberAt, setMemberAt] = useState(isMember ? forgotten : undefined);
  useEffect(() => {
    if (isMember) setMemberAt(forgotten);
  }, [isMember, forgotten]);
  const wasMember = memberAt !== undefined;
  const isKept = memberAt === forgotten;
  const prompt = useRef<HTMLDivElement>(null);
  const hadContent = useRef(false);
  /** The control that had the focus when the session ended. */
  const left = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (!isMember && hadContent.current) {
      left.current = content.current?.querySelector<HTMLElement>(':focus') ?? null;
      // The page has become shorter: a buyer who had scrolled down would see its end.
      prompt.current?.scrollIntoView({ block: 'center' });
    }
    hadContent.current = isMember;
  }, [isMember]);
  // The browser takes the focus from hidden content; the control that had it is there again.
  useEffect(() => {
    const control = left.current;
    if (!isMember || !control) return;
    left.current = null;
    shop.clock.after(0, () => {
      if (isFocusLost(control)) control.focus();
    });
  }, [shop, isMember]);
  // The button disappears on login: focuses the content that replaces it.
  const focusContent = () => shop.clock.after(0, () => content.current?.focus());
  return (
    <>
      {!isMember && title && <h1 className="clinic-visually-hidden">{title}</h1>}
      {!isMember && (
        <div ref={prompt} className="clinic-panel">
          <Empty
            icon={<UserIcon size={20} />}
            tone="primary"
            title={wasMember ? text.logInAgain : text.logInFirst}
            action={
              <Button
                kind="primary"
                size="l"
                onClick={() => void shop.session.afterLogin(focusContent)}
              >
                {text.logIn}
              </Button>
            }
          >
            {isKept ? text.logInAgainWhy : text.logInWhy}
          </Empty>
        </div>
      )}
      {(isMember || isKept) && (
        <div ref={content} className="clinic-members" tabIndex={-1} hidden={!isMember}>
          <DialogsShown key={forgotten} value={isMember}>
            {children}
          </DialogsShown>
        </div>
      )}
    </>
  );
}
