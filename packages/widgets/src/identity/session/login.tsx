import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { LightDom } from '../../engine/element/light-dom.tsx';
import {
  useEmit,
  useRoutes,
  useSay,
  useShop,
  useStore,
  useWidget,
  useWords,
  type WidgetModule,
} from '../../engine/index.ts';
import { Tabs, tabsStyles } from '../../ui/data/tabs.tsx';
import { lightCss } from '../../ui/foundation/light-css.ts';
import { VisuallyHidden } from '../../ui/foundation/visually-hidden.tsx';
import { brandLogoStyles } from '../../ui/media/brand-logo.tsx';
import { Dialog, dialogStyles } from '../../ui/overlay/dialog.tsx';
import loginCss from './login.css?inline';
import { takeLoginAddress } from './login-address.ts';
import { LoginForm, loginFormStyles } from './login-form.tsx';
import { LoginMark } from './login-mark.tsx';
import { loginWords } from './login-words.ts';
import { useLogin } from './use-login.ts';
import { useSingleInstance } from './use-single-instance.ts';

/** Returns the focused element, through nested shadow roots. */
function focused(root: Document | ShadowRoot | undefined): HTMLElement | undefined {
  const active = root?.activeElement;
  if (!(active instanceof HTMLElement)) return undefined;
  return (active.shadowRoot && focused(active.shadowRoot)) ?? active;
}

/**
 * The login dialog. The page can prevent it with an event and show its own. Of several elements on a page only one
 * opens it. Spec: 1§2 Login dialog, 1§4, 1§6
 */
function Login() {
  const shop = useShop();
  const { element, links } = useWidget();
  const text = useWords(loginWords);
  const emit = useEmit();
  const say = useSay();
  const login = useLogin();
  const request = useStore(shop.session.$loginRequest);
  const isFirst = useSingleInstance(shop);
  const [isAllowed, setAllowed] = useState(false);
  const opener = useRef<HTMLElement>(undefined);
  const isAsked = isFirst && request !== undefined;

  const routes = useRoutes();
  useEffect(() => {
    if (!isFirst || !takeLoginAddress(routes.href('login'))) return;
    const notice = shop.session.takeNotice();
    void shop.session.requestLogin(notice ? { notice } : {});
  }, [isFirst, routes, shop]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each request.
  useLayoutEffect(() => {
    if (!isAsked) return;
    opener.current = focused(element?.ownerDocument);
    setAllowed(emit('clinic-login-request', { reason: 'log-in-first' }));
    login.begin();
    return () => setAllowed(false);
  }, [isAsked]);

  const isOpen = isAsked && isAllowed;
  const wasOpen = useRef(false);
  useEffect(() => {
    // Browsers do not always restore the focus inside a shadow root.
    if (wasOpen.current && !isOpen && opener.current?.isConnected) opener.current.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  const { by } = login.values;
  return (
    <Dialog
      open={isOpen}
      required={request?.required}
      title={text.title({ name: links().name ?? 'Clinicart' })}
      description={request?.notice ? say(request.notice) : text.why}
      lead={<LoginMark />}
      onClose={() => shop.session.dismissLogin()}
    >
      <Tabs
        label={text.by}
        items={[
          { key: 'phone', label: text.phoneTab },
          { key: 'email', label: text.emailTab },
        ]}
        selected={by}
        onSelect={(chosen) => login.change({ by: chosen })}
      >
        <LightDom>
          <LoginForm login={login} />
        </LightDom>
      </Tabs>
      <LoginLinks by={by} />
    </Dialog>
  );
}

function LoginLinks({ by }: { by: 'phone' | 'email' }) {
  const text = useWords(loginWords);
  const routes = useRoutes();
  return (
    <>
      <div className="clinic-login-ways">
        <a {...routes.link('forgotPassword', { phoneOrEmail: by === 'email' ? 1 : 0 })}>
          {text.forgot}
        </a>
        <span>
          {text.noAccount}
          <a className="clinic-login-register" {...routes.link('register')}>
            {text.register}
          </a>
        </span>
      </div>
      <p className="clinic-login-agree">
        {text.agree}
        <a {...routes.link('about', { id: 4 })} target="_blank" rel="noreferrer">
          {text.service}
          <VisuallyHidden>{text.newTab}</VisuallyHidden>
        </a>
        {text.and}
        <a {...routes.link('about', { id: 3 })} target="_blank" rel="noreferrer">
          {text.privacy}
          <VisuallyHidden>{text.newTab}</VisuallyHidden>
        </a>
      </p>
    </>
  );
}

export const widget: WidgetModule<'clinic-login'> = {
  component: Login,
  styles: [tabsStyles, brandLogoStyles, dialogStyles, loginCss],
  lightStyles: [lightCss('clinic-login', loginFormStyles)],
};
