import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { isPlainClick, useRoutes, useShop, useStore, useWords } from '../../engine/index.ts';
import { Button, buttonStyles } from '../../ui/button/button.tsx';
import { ServerText } from '../../ui/data/server-text.tsx';
import { BackIcon, ChevronRightIcon } from '../../ui/media/icons.tsx';
import { FailureLine, failureLineStyles } from '../../ui/state/failure-line.tsx';
import { Skeleton, skeletonStyles } from '../../ui/state/skeleton.tsx';
import type { Parent } from '../categories/subcategories.tsx';
import { useAccountLinks } from '../header/account-links.ts';
import type { HeaderKit, PhoneSheetProps } from '../header/menu-types.ts';
import phoneSheetCss from './phone-sheet.css?inline';

export const phoneSheetStyles = [buttonStyles, failureLineStyles, skeletonStyles, phoneSheetCss];

const WAITING = ['1', '2', '3', '4', '5', '6', '7', '8'];

/** The menu of a phone, one level at a time, with lines high enough for a finger. Spec: 1§2 Home, 2§2.15 */
export function PhoneSheet({ hasCategories, hasLanguage, kit, onClose }: PhoneSheetProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const text = useWords(kit.categoryWords);
  const [parent, setParent] = useState<Parent>();
  const [cameFrom, setCameFrom] = useState<string>();
  useLevelFocus(sheet, parent, cameFrom);

  if (parent) {
    return (
      <div ref={sheet}>
        <h3 className="clinic-sheet-title" tabIndex={-1}>
          {parent.name}
        </h3>
        <kit.LateSubcategories parent={parent} />
        <div className="clinic-sheet-back">
          <Button block icon={<BackIcon />} onClick={() => setParent(undefined)}>
            {text.back}
          </Button>
        </div>
      </div>
    );
  }
  const enter = (opened: Parent) => {
    setCameFrom(opened.id);
    setParent(opened);
  };
  return (
    <div ref={sheet}>
      <SheetAccount kit={kit} onClose={onClose} />
      {hasCategories && <SheetCategories kit={kit} cameFrom={cameFrom} onEnter={enter} />}
      <SheetNavigation kit={kit} />
      {/* Entries of the page that holds the header. */}
      <slot name="menu" />
      {hasLanguage && <kit.LanguageSwitch />}
    </div>
  );
}

/** Focuses the title of the opened level, and on return the line that opened it. */
function useLevelFocus(
  sheet: RefObject<HTMLElement | null>,
  parent: Parent | undefined,
  cameFrom: string | undefined,
) {
  useLayoutEffect(() => {
    const selector = parent ? 'h3' : cameFrom && '[data-came-from]';
    if (selector) sheet.current?.querySelector<HTMLElement>(selector)?.focus();
  }, [sheet, parent, cameFrom]);
}

interface SheetCategoriesProps {
  kit: HeaderKit;
  cameFrom: string | undefined;
  onEnter(parent: Parent): void;
}

function SheetCategories({ kit, cameFrom, onEnter }: SheetCategoriesProps) {
  const { parentCategories } = useShop().catalogue;
  const parents = useStore(parentCategories.watch(null));
  const text = useWords(kit.categoryWords);
  const link = kit.useCategoryLink();
  return (
    <section>
      <h3 className="clinic-sheet-title">{text.all}</h3>
      {parents.status === 'failed' && (
        <FailureLine onRetry={() => parentCategories.reload(null)}>{text.failed}</FailureLine>
      )}
      {parents.value?.length === 0 && <p>{text.none}</p>}
      <ul>
        {parents.status === 'loading' &&
          WAITING.map((key) => (
            <li key={key} className="clinic-sheet-line">
              <Skeleton width={50} />
            </li>
          ))}
        {parents.value?.map((parent) => {
          const { href, onClick } = link(parent);
          return (
            <li key={parent.id}>
              <a
                className="clinic-sheet-line"
                href={href}
                data-came-from={parent.id === cameFrom || undefined}
                onClick={(event) => {
                  // A tap opens the category; a click that opens a new tab follows the link.
                  if (!isPlainClick(event)) return onClick(event);
                  event.preventDefault();
                  onEnter(parent);
                }}
              >
                {parent.name}
                <ChevronRightIcon />
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function SheetNavigation({ kit }: { kit: HeaderKit }) {
  const entries = kit.useNavigation();
  const text = useWords(kit.headerWords);
  return (
    <nav className="clinic-sheet-links" aria-label={text.navigation}>
      {entries.map(({ key, label, href, onSelect }) => (
        <a key={key} href={href} onClick={onSelect}>
          {label}
        </a>
      ))}
    </nav>
  );
}

function SheetAccount({ kit, onClose }: Pick<PhoneSheetProps, 'kit' | 'onClose'>) {
  const { session } = useShop();
  const text = useWords(kit.accountWords);
  const member = kit.useMember();
  const links = useAccountLinks();
  const register = useRoutes().link('register');
  if (!member) {
    const logIn = () => {
      onClose();
      void session.requestLogin();
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
        <kit.Avatar name={member.name} picture={member.avatar} />
        <span className="clinic-account-text">
          <strong>
            <ServerText as="bdi">{member.name}</ServerText>
          </strong>
          <kit.AccountMark />
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
          <button type="button" className="clinic-sheet-line" onClick={session.signOut}>
            {text.logOut}
          </button>
        </li>
      </ul>
    </section>
  );
}
