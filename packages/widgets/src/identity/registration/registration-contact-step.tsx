import { ARTICLES } from '@clinicart/sdk/content';
import { mayVerify } from '@clinicart/sdk/identity';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { NewTab } from '../../content/new-tab.tsx';
import { useRoutes, useShop, useWords } from '../../engine/index.ts';
import { Button, buttonStyles } from '../../ui/button/button.tsx';
import { Tabs, tabsStyles } from '../../ui/data/tabs.tsx';
import { focusField } from '../../ui/form/use-form.ts';
import { Notice, noticeStyles } from '../../ui/state/notice.tsx';
import { CodeField, codeFieldStyles } from '../session/code-field.tsx';
import { ContactField, contactFieldsStyles } from '../session/contact-fields.tsx';
import { useCode } from '../session/use-verification-code.ts';
import registerFormCss from './register-form.css?inline';
import { registerWords } from './register-words.ts';
import type { RegisterState } from './use-register.ts';

export const registrationFailureStyles = [buttonStyles, noticeStyles];
export const registrationContactStepStyles = [
  buttonStyles,
  tabsStyles,
  noticeStyles,
  codeFieldStyles,
  contactFieldsStyles,
  registerFormCss,
];

/** Step one: the contact and the code sent to it. Spec: 1§2 Register, 1§4, 1§5 */
export function RegistrationContactStep({ register }: { register: RegisterState }) {
  const shop = useShop();
  const text = useWords(registerWords);
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const { form: typed, refusal, change } = register;
  const code = useCode({
    purpose: 'register',
    fields: typed,
    flow: 'register',
    captcha: 'first',
    typed: typed.code,
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is typed here; another element may share the form.
  useEffect(() => {
    if (code.text !== typed.code) change({ code: code.text });
  }, [code.text]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that the server refuses a code.
  useEffect(() => {
    if (refusal?.field === 'code') code.refuse(refusal.message);
  }, [refusal]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (mayVerify(typed)) void register.verify();
  };
  const contactRefusal = refusal?.field === typed.by ? refusal : undefined;
  const mayGoOn = mayVerify(typed);
  const logIn = () => {
    const { by, email, phone, areaCode } = typed;
    shop.session.keepContact({ by, email, phone, areaCode });
    void shop.session.requestLogin();
  };
  return (
    <form ref={form} className="clinic-register-narrow" noValidate onSubmit={submit}>
      <Tabs
        label={text.by}
        items={[
          { key: 'phone', label: text.phoneTab },
          { key: 'email', label: text.emailTab },
        ]}
        selected={typed.by}
        onSelect={(by) => change({ by })}
      >
        <div className="clinic-register-fields">
          <ContactField
            fields={typed}
            flow="register"
            isUserName
            isTouched={register.isTouched(typed.by)}
            refusal={contactRefusal?.reason === 'unfit' ? undefined : contactRefusal?.message}
            onChange={change}
            onLeave={() => register.touch(typed.by)}
          />
          {refusal?.reason === 'already-registered' && (
            <Button kind="secondary" onClick={logIn}>
              {text.logIn}
            </Button>
          )}
          <CodeField
            code={code}
            onContact={() => {
              register.touch(typed.by);
              focusField(form.current, typed.by);
            }}
          />
        </div>
      </Tabs>
      <RegistrationFailure register={register} />
      <Button
        kind="primary"
        size="l"
        block
        type="submit"
        disabled={!mayGoOn}
        aria-describedby={`${id}-why`}
        busy={register.busy === 'verifying'}
        busyLabel={text.checking}
      >
        {text.next}
      </Button>
      <p id={`${id}-why`} className="clinic-register-why">
        {mayGoOn ? '' : text.needsCode}
      </p>
      <Terms />
      <p className="clinic-register-have">
        {text.haveAccount}
        <Button kind="link" onClick={logIn}>
          {text.logIn}
        </Button>
      </p>
    </form>
  );
}

function Terms() {
  const text = useWords(registerWords);
  const routes = useRoutes();
  return (
    <p className="clinic-register-terms">
      {text.agree}
      <NewTab link={routes.link('about', { id: ARTICLES.service })}>{text.service}</NewTab>
      {text.and}
      <NewTab link={routes.link('about', { id: ARTICLES.privacy })}>{text.privacy}</NewTab>
    </p>
  );
}

/** A failure that belongs to no field. Spec: 1§8 */
export function RegistrationFailure({
  register: { refusal, step, store },
}: {
  register: RegisterState;
}) {
  const text = useWords(registerWords);
  if (!refusal || refusal.field) return null;
  if (refusal.reason === 'stopped') return <Notice tone="info" role="status" lead={text.stopped} />;
  // The server may mean the code, which is in the first step.
  const mayBeCode = refusal.reason === 'refused' && step !== 'contact';
  return (
    <Notice
      tone="danger"
      role="alert"
      lead={refusal.message}
      action={
        mayBeCode && (
          <Button kind="link" onClick={() => store.go('contact')}>
            {text.checkCode}
          </Button>
        )
      }
    >
      {text.kept}
    </Notice>
  );
}
