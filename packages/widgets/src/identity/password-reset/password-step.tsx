import { checkReset, contactLine, type ResetOutcome, recoveryDomain } from '@clinicart/sdk';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { LightDom, useRoutes, useShop, useWords } from '../../engine/index.ts';
import { Button } from '../../ui/button/button.tsx';
import { PrivateInput } from '../../ui/form/private-input.tsx';
import { Notice } from '../../ui/state/notice.tsx';
import { type NewPassword, NewPasswordFields } from '../session/new-password-fields.tsx';
import { recoveryWords } from './password-reset-words.ts';

interface PasswordStepProps {
  navigates: boolean;
  /** The code no longer does: back to the first step. */
  onNewCode(): void;
}

type Refusal = Extract<ResetOutcome, { ok: false }>;

/** The new password, typed twice; in the light DOM, where password managers keep it. Spec: 1§4, 1§5 */
export function PasswordStep({ navigates, onNewCode }: PasswordStepProps) {
  const shop = useShop();
  const text = useWords(recoveryWords);
  const routes = useRoutes();
  const recovery = shop.domain(recoveryDomain);
  const [proof] = useState(() => recovery.proof());
  const [done, setDone] = useState<ResetOutcome & { ok: true }>();

  const onDone = (outcome: ResetOutcome & { ok: true }) => {
    setDone(outcome);
    if (navigates) routes.go(outcome.signedIn ? 'home' : 'login');
    else if (!outcome.signedIn) void shop.session.requestLogin({ notice: outcome.notice });
  };
  return (
    <>
      <header>
        <h1>{text.newTitle}</h1>
        {proof && <p>{text.account({ contact: contactLine(proof.contact) })}</p>}
      </header>
      {done ? (
        <Notice tone="success" role="status">
          {shop.language.say(done.notice)}
        </Notice>
      ) : (
        <LightDom>
          <PasswordForm
            userName={proof ? contactLine(proof.contact) : ''}
            onDone={onDone}
            onNewCode={onNewCode}
          />
        </LightDom>
      )}
    </>
  );
}

interface PasswordFormProps {
  userName: string;
  onDone(outcome: ResetOutcome & { ok: true }): void;
  onNewCode(): void;
}

function PasswordForm({ userName, onDone, onNewCode }: PasswordFormProps) {
  const shop = useShop();
  const text = useWords(recoveryWords);
  const element = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<NewPassword>({ password: '', confirmation: '' });
  const [left, setLeft] = useState<readonly (keyof NewPassword)[]>([]);
  const [refusal, setRefusal] = useState<Refusal>();
  const [isSending, setSending] = useState(false);
  const complaints = checkReset(typed);
  const said = (field: keyof NewPassword) => (left.includes(field) ? complaints[field] : undefined);

  useEffect(() => {
    element.current?.querySelector<HTMLElement>("[data-field='password']")?.focus();
  }, []);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setLeft(['password', 'confirmation']);
    const wrong = (['password', 'confirmation'] as const).find((field) => complaints[field]);
    if (wrong) {
      element.current?.querySelector<HTMLElement>(`[data-field='${wrong}']`)?.focus();
      return;
    }
    setSending(true);
    setRefusal(undefined);
    const outcome = await shop.domain(recoveryDomain).reset(typed);
    setSending(false);
    if (outcome.ok) onDone(outcome);
    else setRefusal(outcome);
  };

  return (
    <form ref={element} className="clinic-recovery-form" noValidate onSubmit={submit}>
      <PrivateInput name="username" autoComplete="username" value={userName} readOnly />
      <NewPasswordFields
        flow="recover"
        typed={typed}
        complaints={{ password: said('password'), confirmation: said('confirmation') }}
        onChange={(part) => {
          setTyped((before) => ({ ...before, ...part }));
          setRefusal(undefined);
        }}
        onLeave={(field) => setLeft((before) => [...before, field])}
      />
      {refusal && refusal.reason !== 'unfit' && (
        <Notice
          tone="danger"
          role="alert"
          action={
            refusal.reason === 'refused' || refusal.reason === 'code-first' ? (
              <Button kind="link" onClick={onNewCode}>
                {text.newCode}
              </Button>
            ) : undefined
          }
        >
          {refusal.reason === 'refused' ? refusal.message : shop.language.say(refusal.notice)}
        </Notice>
      )}
      <Button
        kind="primary"
        size="l"
        block
        type="submit"
        busy={isSending}
        busyLabel={text.submitting}
      >
        {text.submit}
      </Button>
    </form>
  );
}
