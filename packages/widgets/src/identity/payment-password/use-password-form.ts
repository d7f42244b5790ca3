import { checkPayPasswordForm, isShopError, payPasswordDomain } from '@clinicart/sdk';
import { useRef, useState } from 'react';
import { useShop } from '../../engine/index.ts';
import type { Step } from './set-pay-password.tsx';
import type { Identity } from './use-identity.ts';

const FIELDS = ['password', 'repeated'] as const;
type Field = (typeof FIELDS)[number];

/**
 * Step two: the password, twice. What the code of step one no longer does leads back there; both passwords stay
 * through every failure. Spec: 2§4, 2§5
 */
export function usePasswordForm({ contact, code }: Identity, go: (step: Step) => void) {
  const shop = useShop();
  const [typed, setTyped] = useState({ password: '', repeated: '' });
  const [left, setLeft] = useState<ReadonlySet<Field>>(new Set());
  const [failure, setFailure] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  // A second press comes before the first one is rendered.
  const isBusy = useRef(false);
  const complaints = checkPayPasswordForm({ ...typed, code: code.text });

  function backToCode(why: string) {
    code.clear();
    code.refuse(why);
    go('identity');
  }

  async function save(proved: NonNullable<typeof contact>) {
    const store = shop.domain(payPasswordDomain);
    const outcome = await store.set({ ...typed, contact: proved, code: code.text });
    if (outcome.ok) return go('done');
    if (outcome.reason === 'refused') return backToCode(outcome.message);
    if (outcome.complaints.code) return backToCode(shop.language.say(outcome.complaints.code));
    setLeft(new Set(FIELDS));
  }

  return {
    ...{ typed, failure, isSaving },
    type(field: Field, text: string) {
      setTyped((before) => ({ ...before, [field]: text }));
      setFailure(undefined);
      setLeft((before) => new Set([...before].filter((each) => each !== field)));
    },
    /** Left empty, it is not missing yet. */
    leave(field: Field) {
      if (typed[field] !== '') setLeft((before) => new Set([...before, field]));
    },
    messageFor(field: Field): string | undefined {
      const why = left.has(field) ? complaints[field] : undefined;
      return why && shop.language.say(why);
    },
    /** The field that is in the way, where one is. */
    async submit(): Promise<Field | undefined> {
      if (isBusy.current || !contact) return undefined;
      setFailure(undefined);
      const wrong = FIELDS.find((field) => complaints[field]);
      if (wrong) {
        setLeft(new Set(FIELDS));
        return wrong;
      }
      isBusy.current = true;
      setSaving(true);
      try {
        await save(contact);
      } catch (error) {
        if (!isShopError(error)) throw error;
        setFailure(error.message);
      } finally {
        isBusy.current = false;
        setSaving(false);
      }
      return undefined;
    },
  };
}

export type PasswordForm = ReturnType<typeof usePasswordForm>;
