import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  onDemand,
  useEmit,
  useRoutes,
  useShop,
  useStore,
  useWidget,
  type WidgetModule,
} from '../../engine/index.ts';
import { deepFocus } from '../../ui/page/focus-place.ts';
import { useHeldAttention } from '../../ui/page/interruptions.ts';
import { whenIdle } from '../../ui/page/when-idle.ts';
import { takeLoginAddress } from './login-address.ts';
import type { LoginDialogProps } from './login-dialog.tsx';
import placeCss from './login-place.css?inline';
import { useSingleInstance } from './use-single-instance.ts';

// Lazy: the first paint shows no dialog, and a member needs none.
const LoginDialog = onDemand<LoginDialogProps>(() => import('./login-dialog.tsx'), {
  retries: true,
});

/** Gives the dialog, unless it has a `theme`, that of the element in which `opener` is. */
function takeTheme(login: HTMLElement, opener: HTMLElement | undefined): void {
  let asking: Element | undefined = opener;
  while (asking && !asking.localName.startsWith('clinic-')) {
    const root = asking.getRootNode();
    asking = root instanceof ShadowRoot ? root.host : undefined;
  }
  if (!asking || login.hasAttribute('theme')) return;
  login.style.setProperty('--clinic-color-scheme', getComputedStyle(asking).colorScheme);
}

/**
 * The login dialog. The page can prevent it with an event and show its own. Of several elements on a page only one
 * opens it. Spec: 1§2 Login dialog, 1§4, 1§6
 */
function Login() {
  const shop = useShop();
  const { element } = useWidget();
  const emit = useEmit();
  const session = useStore(shop.session.$session);
  const request = useStore(shop.session.$loginRequest);
  const isFirst = useSingleInstance(shop);
  const [isAllowed, setAllowed] = useState(false);
  const [isKept, setKept] = useState(false);
  const opener = useRef<HTMLElement>(undefined);
  const isAsked = isFirst && request !== undefined;

  const routes = useRoutes();
  useEffect(() => {
    if (!isFirst) return;
    // The page before left a notice where a login is due, whichever page came next.
    const notice = shop.session.takeNotice();
    if (!takeLoginAddress(routes.href('login')) && !notice) return;
    void shop.session.requestLogin(notice ? { notice } : {});
  }, [isFirst, routes, shop]);

  // At rest, so that a press on "log in" waits for no code.
  const isVisitor = session.status === 'visitor';
  useEffect(
    () => (isFirst && isVisitor ? whenIdle(() => LoginDialog.fetch()) : undefined),
    [isFirst, isVisitor],
  );

  // Once for a dialog, but for each press where the page shows its own, which the buyer may have closed.
  const asked = isAsked && !isAllowed ? request : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each request.
  useLayoutEffect(() => {
    if (!asked) return;
    opener.current = deepFocus(document);
    if (element) takeTheme(element, opener.current);
    setAllowed(emit('clinic-login-request', { reason: 'log-in-first' }));
  }, [asked]);
  useLayoutEffect(() => {
    if (!isAsked) setAllowed(false);
  }, [isAsked]);

  const isOpen = isAsked && isAllowed;
  // From the press on: another dialog must not open while the code of this one is on its way.
  useHeldAttention(isOpen);
  const wasOpen = useRef(false);
  useEffect(() => {
    // Browsers do not always restore the focus inside a shadow root.
    if (wasOpen.current && !isOpen && opener.current?.isConnected) opener.current.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  // Once it is there it stays: a dialog that was closed by mistake opens again as it was.
  if (!isOpen && !isKept) return null;
  return <LoginDialog isOpen={isOpen} onArrive={() => setKept(true)} />;
}

export const widget: WidgetModule<'clinic-login'> = { component: Login, styles: [placeCss] };
