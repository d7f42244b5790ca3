import { useRoutes, useWidget, useWords } from '../../engine/index.ts';
import { useAskLink } from '../../orders/use-ask-link.ts';
import { buttonStyles } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { ChatIcon } from '../../ui/media/first-icons.tsx';
import { ChevronLeftIcon, SearchIcon } from '../../ui/media/icons.tsx';
import { isPlainClick } from '../../ui/page/plain-click.ts';
import { SEARCH_MARK } from '../../ui/page/search-mark.ts';
import accountBarCss from './account-bar.css?inline';
import { accountPageWords } from './account-page-words.ts';
import { type AccountScreen, type BackTarget, screenRow } from './account-screens.ts';

export const accountBarStyles = [buttonStyles, accountBarCss];

interface AccountBarProps {
  screen: AccountScreen | undefined;
  /** Number of the order or application on the screen. */
  entry: string | undefined;
}

/** The bar of a screen on a phone: back, title and at most one icon. */
export function AccountBar({ screen, entry }: AccountBarProps) {
  const text = useWords(accountPageWords);
  const { back, icon, repeatsTitle } = screenRow(screen);
  const backLink = useBackLink(back, entry);
  return (
    <div className="clinic-account-bar">
      <IconButton className="clinic-account-back" label={text.back[back]} {...backLink}>
        <ChevronLeftIcon size={20} />
      </IconButton>
      <p aria-hidden={repeatsTitle}>{text.screens[screen ?? 'centre']}</p>
      {icon === 'search' && <SearchLink />}
      {icon === 'chat' && entry && <ChatLink about={entry} />}
    </div>
  );
}

function useBackLink(back: BackTarget, entry = '') {
  const routes = useRoutes();
  if (back === 'centre') return routes.link('account');
  if (back === 'order') return entry ? routes.link('order', { id: entry }) : routes.link('orders');
  return routes.link(back);
}

/** Opens the search of the list, which listens to this mark of the address. */
function SearchLink() {
  const { element } = useWidget();
  const text = useWords(accountPageWords);
  return (
    <IconButton
      className="clinic-account-search"
      label={text.search}
      href={SEARCH_MARK}
      onClick={(event) => {
        const location = element?.ownerDocument.location;
        if (!location || !isPlainClick(event)) return;
        event.preventDefault();
        // Back leaves the list at once: the mark adds no entry to the history.
        location.replace(new URL(SEARCH_MARK, location.href));
      }}
    >
      <SearchIcon size={20} />
    </IconButton>
  );
}

/** The way to ask about the order or application. Spec: 2§2.6 */
function ChatLink({ about }: { about: string }) {
  const text = useWords(accountPageWords);
  const link = useAskLink(about);
  return (
    <IconButton label={text.chat} {...link} target="_blank" rel="noreferrer">
      <ChatIcon size={20} />
    </IconButton>
  );
}
