import { ACCOUNT_PAGES, type AccountPage } from '@clinicart/sdk/identity';
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
import { accountPageWords } from './account-page-words.ts';
import { AccountSidebar, accountSidebarStyles, ENTRIES } from './account-sidebar.tsx';
import { MembersOnly, membersOnlyStyles } from './members-only.tsx';

const pageOf = (current: string | undefined): AccountPage | undefined =>
  ACCOUNT_PAGES.find((page) => page === current);

/**
 * The frame of every page under /user: the sidebar, and the page for members. A visitor sees the login dialog at once,
 * and the address stays. Spec: 1§2 Account profile, 2§2.1, 2§6
 */
function Account({ current, entry }: WidgetProps<'clinic-account'>) {
  const { session } = useShop();
  const text = useWords(accountPageWords);
  const routes = useRoutes();
  const { status } = useStore(session.$session);
  const page = pageOf(current);
  useEffect(() => {
    // Opening the page requests the login. A session that expires later shows a message in the page instead.
    const isVisitor = session.$session.get().status === 'visitor';
    if (isVisitor && !session.$loginRequest.get()) void session.requestLogin();
  }, [session]);
  return (
    <div className="clinic-account" data-current={page}>
      <Breadcrumb
        items={[
          { label: text.centre, ...routes.link('accountInformation') },
          ...(page
            ? [{ label: text.pages[page], ...(entry && routes.link(ENTRIES[page].route)) }]
            : []),
          ...(entry ? [{ label: entry }] : []),
        ]}
      />
      {status === 'visitor' && <h1>{page ? text.pages[page] : text.centre}</h1>}
      <div className="clinic-account-body" data-signed-in={status === 'member' || undefined}>
        {status === 'member' && <AccountSidebar current={page} />}
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
  styles: [breadcrumbStyles, accountSidebarStyles, membersOnlyStyles, accountCss],
  load: async (shop) => {
    if (shop.session.$session.get().status !== 'member') return;
    // Ignores a failure: the browser loads the account again.
    await shop.account.menu.get(null).catch(() => {});
  },
};
