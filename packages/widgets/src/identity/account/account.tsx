import { contentDomain } from '@clinicart/sdk/content';
import { useEffect } from 'react';
import {
  useRoutes,
  useShop,
  useStore,
  useWords,
  type WidgetModule,
  type WidgetProps,
} from '../../engine/index.ts';
import { Breadcrumb, breadcrumbStyles } from '../../ui/data/breadcrumb.tsx';
import accountCss from './account.css?inline';
import { AccountBar, accountBarStyles } from './account-bar.tsx';
import { accountPageWords } from './account-page-words.ts';
import { ENTRIES, screenOf, screenRow } from './account-screens.ts';
import { AccountSidebar, accountSidebarStyles } from './account-sidebar.tsx';
import { MembersOnly, membersOnlyStyles } from './members-only.tsx';

/**
 * The frame of every page under /user: the menu, and the page for members. On a phone the menu is a page, and every
 * other page has a bar that leads back to it. A visitor sees the login dialog at once, and the address stays.
 * Spec: 1§2 Account profile, 2§2.1, 2§6
 */
function Account({ current, entry }: WidgetProps<'clinic-account'>) {
  const { session } = useShop();
  const text = useWords(accountPageWords);
  const routes = useRoutes();
  const { status } = useStore(session.$session);
  const screen = screenOf(current, entry);
  const { page, repeatsTitle } = screenRow(screen);
  const isMember = status === 'member';
  useEffect(() => {
    // Opening the page requests the login. A session that expires later shows a message in the page instead.
    const isVisitor = session.$session.get().status === 'visitor';
    if (isVisitor && !session.$loginRequest.get()) void session.requestLogin();
  }, [session]);
  return (
    <div
      className="clinic-account"
      data-screen={screen}
      data-signed-in={isMember || undefined}
      data-repeats-title={repeatsTitle || undefined}
    >
      <AccountBar screen={screen} entry={entry} />
      <Breadcrumb
        items={[
          { label: text.centre, ...(page && routes.link('account')) },
          ...(page
            ? [{ label: text.pages[page], ...(entry && routes.link(ENTRIES[page].route)) }]
            : []),
          ...(entry ? [{ label: entry }] : []),
        ]}
      />
      {!isMember && (
        <h1 className="clinic-account-title">{page ? text.pages[page] : text.centre}</h1>
      )}
      {isMember && screen === 'centre' && (
        <h1 className="clinic-account-title" data-phone>
          {text.centre}
        </h1>
      )}
      <div className="clinic-account-body">
        {isMember && <AccountSidebar screen={screen} />}
        <div className="clinic-account-page">
          <MembersOnly>
            <slot />
          </MembersOnly>
        </div>
      </div>
    </div>
  );
}

export const widget: WidgetModule<'clinic-account'> = {
  component: Account,
  styles: [breadcrumbStyles, accountBarStyles, accountSidebarStyles, membersOnlyStyles, accountCss],
  load: async (shop, { current, entry }) => {
    const hasChat = screenRow(screenOf(current, entry)).icon === 'chat';
    const isMember = shop.session.$session.get().status === 'member';
    // Ignores a failure: the browser loads the account again.
    await Promise.allSettled([
      isMember && shop.account.menu.get(null),
      hasChat && shop.domain(contentDomain).support.get(null),
    ]);
  },
};
