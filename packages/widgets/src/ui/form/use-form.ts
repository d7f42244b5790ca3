import { type RefObject, useRef, useState } from 'react';

/** Errors by field. The first one in the object is the first on screen. */
export type FieldErrors<Field extends string, E> = { readonly [Name in Field]?: E | undefined };

/** Why a submission did not succeed. */
export interface Rejection<Field extends string, E> {
  readonly errors?: FieldErrors<Field, E>;
  /** The message for the form as a whole. */
  readonly failure?: E | undefined;
}

export interface FormOptions<Values extends object, Field extends string, E> {
  readonly initial: Values;
  validate(values: Values): FieldErrors<Field, E>;
  /** Runs for valid values, once at a time. Resolves to a rejection, or to nothing after success. */
  submit(values: Values): Promise<Rejection<Field, E> | undefined>;
  /** The failure to show when `submit` throws; undefined throws the error again. */
  failureOf(error: unknown): E | undefined;
  /** Fields that every unsuccessful submission marks as touched; by default those with an error. */
  readonly fields?: readonly Field[];
  /** `submit` validates the values itself, and runs for invalid ones too. */
  readonly submitsInvalid?: boolean;
  /** Runs after each change, such as to keep a draft. */
  onChange?(values: Values): void;
}

/** The fields whose errors may be shown: the ones that were left, and after a submission the others too. */
export function useTouched<Field extends string>() {
  const [touched, setTouched] = useState<ReadonlySet<Field>>(new Set());
  return {
    isTouched: (field: Field) => touched.has(field),
    touch: (...fields: readonly Field[]) => setTouched((before) => new Set([...before, ...fields])),
    untouch: (...fields: readonly Field[]) =>
      setTouched((before) => new Set([...before].filter((field) => !fields.includes(field)))),
    clear: () => setTouched(new Set()),
  };
}

/** Runs one task at a time and ignores calls meanwhile: a second click arrives before the first has rendered. */
export function useSubmitOnce() {
  const [isSubmitting, setSubmitting] = useState(false);
  const isRunning = useRef(false);
  async function submitOnce(task: () => Promise<void>): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setSubmitting(true);
    try {
      await task();
    } finally {
      isRunning.current = false;
      setSubmitting(false);
    }
  }
  return { isSubmitting, submitOnce };
}

/** Focuses the control of a field, which carries its name in `data-field` or `name`. */
export function focusField(form: ParentNode | null | undefined, field: string): void {
  form?.querySelector<HTMLElement>(`[data-field='${field}'], [name='${field}']`)?.focus();
}

/**
 * The state of a form: values, which errors may be shown, and one submission at a time. An error shows once its field
 * was left; an unsuccessful submission focuses the first field with an error and keeps what was typed. Spec: 1§5
 */
export function useForm<Values extends object, Field extends string, E>(
  options: FormOptions<Values, Field, E>,
) {
  const { validate, fields = [] } = options;
  const [values, setValues] = useState(options.initial);
  // Several changes may come before the next render: a password manager fills two fields at once.
  const latest = useRef(values);
  const touched = useTouched<Field>();
  /** Errors that `validate` cannot find. */
  const [reported, setReported] = useState<FieldErrors<string, E>>({});
  const [failure, setFailure] = useState<E>();
  const { isSubmitting, submitOnce } = useSubmitOnce();
  const ref: RefObject<HTMLFormElement | null> = useRef(null);
  const errors = validate(values);

  function assign(next: Values) {
    latest.current = next;
    setValues(next);
  }

  function showErrors(found: FieldErrors<Field, E>) {
    const wrong = fieldsOf(found);
    touched.touch(...fields, ...wrong);
    if (wrong[0] !== undefined) focusField(ref.current, wrong[0]);
  }

  async function send() {
    try {
      const rejection = await options.submit(latest.current);
      if (!rejection) return;
      setFailure(rejection.failure);
      const found: FieldErrors<Field, E> = rejection.errors ?? {};
      setReported(omit(found, fieldsOf(validate(latest.current))));
      showErrors(found);
    } catch (error) {
      const thrown = options.failureOf(error);
      if (thrown === undefined) throw error;
      setFailure(thrown);
    }
  }

  return {
    /** For the `form` element; needed to focus a field. */
    ref,
    values,
    failure,
    isSubmitting,
    isTouched: touched.isTouched,
    touch: touched.touch,
    untouch: touched.untouch,
    /** The error to show for a field. */
    errorOf(field: Field): E | undefined {
      return reported[field] ?? (touched.isTouched(field) ? errors[field] : undefined);
    },
    /** Reports an error that `validate` cannot find, until the field changes. */
    setError(field: Field, error: E | undefined) {
      setReported((before) => (error ? { ...before, [field]: error } : omit(before, [field])));
    },
    change(part: Partial<Values>) {
      const next = { ...latest.current, ...part };
      assign(next);
      setFailure(undefined);
      setReported((before) => omit(before, Object.keys(part)));
      options.onChange?.(next);
    },
    /** Starts anew with these values: untouched, without errors. */
    reset(next: Values) {
      assign(next);
      touched.clear();
      setReported({});
      setFailure(undefined);
    },
    async submit(event?: { preventDefault(): void }): Promise<void> {
      event?.preventDefault();
      if (isSubmitting) return;
      setFailure(undefined);
      const found = validate(latest.current);
      if (fieldsOf(found).length > 0 && !options.submitsInvalid) showErrors(found);
      else await submitOnce(send);
    },
  };
}

function fieldsOf<Field extends string>(errors: FieldErrors<Field, unknown>): Field[] {
  const fields = Object.keys(errors) as Field[];
  return fields.filter((field) => errors[field] !== undefined);
}

function omit<E>(
  errors: FieldErrors<string, E>,
  fields: readonly string[],
): FieldErrors<string, E> {
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !fields.includes(field)));
}
