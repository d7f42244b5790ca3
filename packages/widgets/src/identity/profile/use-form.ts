import { type Explanation, isShopError, type ProfileOutcome } from '@clinicart/sdk';
import { useRef, useState } from 'react';
import { useShop } from '../../engine/index.ts';

interface FormOptions<Form, Field extends string> {
  readonly start: Form;
  /** Complaints in the order of the form. */
  check(form: Form): Readonly<Partial<Record<Field, Explanation>>>;
  save(form: Form, onProgress: (share: number) => void): Promise<ProfileOutcome<string>>;
  onDone(notice: Explanation): void;
}

/**
 * A form of the profile: fields are checked when they are left, the first in the way is led to, and what was typed
 * outlives every failure. Spec: 1§5
 */
export function useForm<Form extends object, Field extends string>(
  options: FormOptions<Form, Field>,
) {
  const { language } = useShop();
  const [form, setForm] = useState(options.start);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  /** What only sending or a look into a file could tell. */
  const [said, say] = useState<Readonly<Record<string, Explanation>>>({});
  const [failure, setFailure] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const [progress, setProgress] = useState<number>();
  const element = useRef<HTMLFormElement>(null);
  // A second press comes before the first one is rendered.
  const isBusy = useRef(false);
  const complaints: Readonly<Partial<Record<string, Explanation>>> = options.check(form);

  const focus = (field: string | undefined) => {
    const found = element.current?.querySelector<HTMLElement>(`[data-field='${field}']`);
    // A picker of several parts is led to by its box.
    (found?.querySelector<HTMLElement>('button') ?? found)?.focus();
  };
  const leave = (field: Field) => setLeft((before) => new Set([...before, field]));
  const setSaid = (field: Field, why: Explanation | undefined) =>
    say(({ [field]: _, ...rest }) => (why ? { ...rest, [field]: why } : rest));

  function showAll(found: Readonly<Partial<Record<string, Explanation>>>) {
    const fields = Object.keys(found);
    setLeft((before) => new Set([...before, ...fields]));
    focus(fields[0]);
  }

  async function send() {
    const outcome = await options.save(form, setProgress);
    if (outcome.ok) return options.onDone(outcome.notice);
    const found = Object.entries(outcome.complaints);
    say(Object.fromEntries(found.flatMap(([field, why]) => (why ? [[field, why]] : []))));
    showAll(outcome.complaints);
  }

  return {
    element,
    form,
    failure,
    isSaving,
    progress,
    leave,
    change(part: Partial<Form>) {
      setForm((before) => ({ ...before, ...part }));
      setFailure(undefined);
      say((before) =>
        Object.fromEntries(Object.entries(before).filter(([field]) => !(field in part))),
      );
    },
    setSaid,
    /** The sentence under a field, once it may be said. */
    messageFor(field: Field | 'certification'): string | undefined {
      const why = said[field] ?? (left.has(field) ? complaints[field] : undefined);
      return why && language.say(why);
    },
    async submit() {
      if (isBusy.current) return;
      setFailure(undefined);
      if (Object.keys(complaints).length > 0) return showAll(complaints);
      isBusy.current = true;
      setSaving(true);
      try {
        await send();
      } catch (error) {
        if (!isShopError(error)) throw error;
        setFailure(error.message);
      } finally {
        isBusy.current = false;
        setSaving(false);
        setProgress(undefined);
      }
    },
  };
}

export type FormState<Form extends object, Field extends string> = ReturnType<
  typeof useForm<Form, Field>
>;
