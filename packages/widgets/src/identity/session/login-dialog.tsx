import { useEffect, useLayoutEffect, useState } from 'react';
import { LightDom } from '../../engine/element/light-dom.tsx';
import { useLightSheet } from '../../engine/element/use-light-sheet.ts';
import { useRoutes, useSay, useShop, useStore, useWidget, useWords } from '../../engine/index.ts';
import { Tabs, tabsStyles } from '../../ui/data/tabs.tsx';
import { lightCss } from '../../ui/foundation/light-css.ts';
import { VisuallyHidden } from '../../ui/foundation/visually-hidden.tsx';
import { brandLogoStyles } from '../../ui/media/brand-logo.tsx';
import { Dialog, dialogStyles } from '../../ui/overlay/dialog.tsx';
import loginCss from './login.css?inline';
import { LoginForm, loginFormStyles } from './login-form.tsx';
import { LoginMark } from './login-mark.tsx';
import { loginWords } from './login-words.ts';
import { useLogin } from './use-login.ts';

export interface LoginDialogProps {
  readonly isOpen: boolean;
  /** Runs once the dialog is there. */
  onArrive(): void;
}

const formCss = lightCss('clinic-login', loginFormStyles);

/** The dialog of the login element, with the state of its form. Spec: 1§2 Login dialog */
export function LoginDialog({ isOpen, onArrive }: LoginDialogProps) {
  const shop = useShop();
  const { links } = useWidget();
  const text = useWords(loginWords);
  const say = useSay();
  const login = useLogin();
  const request = useStore(shop.session.$loginRequest);
  const [isReady, setReady] = useState(false);
  useLightSheet(formCss);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it has arrived.
  useEffect(onArrive, []);

  // The form begins before it is shown: its first field, which gets the focus, depends on what is typed already.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each opening.
  useLayoutEffect(() => {
    if (!isOpen) return;
    login.begin();
    setReady(true);
    return () => setReady(false);
  }, [isOpen]);

  const { by } = login.values;
  return (
    <Dialog
      open={isOpen && isReady}
      yields
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

export const styles = [tabsStyles, brandLogoStyles, dialogStyles, loginCss];

export { LoginDialog as part };
