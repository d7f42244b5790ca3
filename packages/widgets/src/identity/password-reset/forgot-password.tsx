import type { Explanation } from '@clinicart/sdk';
import {
  type ContactFields,
  cleanedQuery,
  phoneOrEmailOf,
  recoveryBy,
  recoveryDomain,
} from '@clinicart/sdk/identity';
import { useEffect, useState } from 'react';
import { useRoutes, useShop, type WidgetModule, type WidgetProps } from '../../engine/index.ts';
import panelCss from '../../ui/data/panel.css?inline';
import { lightCss } from '../../ui/foundation/light-css.ts';
import { changeAddress } from '../../ui/page/address-bar.ts';
import { Skeleton, skeletonStyles } from '../../ui/state/skeleton.tsx';
import { codeDialogLightStyles } from './code-dialog.tsx';
import forgotPasswordCss from './forgot-password.css?inline';
import { ResetContactStep, resetContactStepStyles } from './reset-contact-step.tsx';
import {
  ResetPasswordStep,
  resetPasswordStepLightStyles,
  resetPasswordStepStyles,
} from './reset-password-step.tsx';

/** `unknown` until the browser has read the tab's storage. */
type Step =
  | {
      readonly at: 'contact';
      readonly by: ContactFields['by'];
      readonly isBack: boolean;
      readonly notice?: Explanation | undefined;
    }
  | { readonly at: 'password' | 'unknown' };

/** Replaces the address without a new history entry. */
function replaceAddress(to: string): void {
  const url = new URL(to, document.baseURI);
  if (url.origin === location.origin) changeAddress('replace', url);
}

/**
 * Resets a password: verifies a contact by code, then sets the new password. On our own pages each step has its own
 * address; elsewhere the second step replaces the first in place. Spec: 1§2 Forgot password, 1§4
 */
function ForgotPassword({ step, phoneOrEmail, navigate }: WidgetProps<'clinic-forgot-password'>) {
  const shop = useShop();
  const routes = useRoutes();
  const recovery = shop.domain(recoveryDomain);
  const [shown, show] = useState<Step>(
    step === 'password'
      ? { at: 'unknown' }
      : { at: 'contact', by: recoveryBy(phoneOrEmail), isBack: false },
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the address that was opened.
  useEffect(() => {
    if (step !== 'password') return;
    if (navigate) {
      const query = new URLSearchParams(location.search);
      recovery.takeQuery(query);
      const cleaned = cleanedQuery(query);
      if (cleaned !== location.search) {
        const here = new URL(location.href);
        here.search = cleaned;
        changeAddress('replace', here);
      }
    }
    if (recovery.proof()) show({ at: 'password' });
    else startOver({ reason: 'code-first', facts: {} });
  }, []);

  function startOver(notice?: Explanation) {
    recovery.forgetProof();
    const by = shop.session.typedContact()?.by ?? 'phone';
    const phoneOrEmail = phoneOrEmailOf(by);
    if (navigate) replaceAddress(routes.href('forgotPassword', { phoneOrEmail }));
    show({ at: 'contact', by, isBack: true, notice });
  }

  return (
    <section className="clinic-recovery clinic-panel">
      {shown.at === 'unknown' && <Skeleton lines={6} />}
      {shown.at === 'contact' && (
        <ResetContactStep
          by={shown.by}
          isBack={shown.isBack}
          notice={shown.notice}
          navigates={navigate}
          onProved={() => {
            if (navigate) routes.go('forgotPasswordSecond');
            else show({ at: 'password' });
          }}
        />
      )}
      {shown.at === 'password' && (
        <ResetPasswordStep navigates={navigate} onNewCode={() => startOver()} />
      )}
    </section>
  );
}

export const widget: WidgetModule<'clinic-forgot-password'> = {
  component: ForgotPassword,
  styles: [
    skeletonStyles,
    panelCss,
    resetContactStepStyles,
    resetPasswordStepStyles,
    forgotPasswordCss,
  ],
  lightStyles: [
    lightCss('clinic-forgot-password', codeDialogLightStyles, resetPasswordStepLightStyles),
  ],
};
