import { type ComponentPropsWithRef, useCallback } from 'react';

/**
 * React mirrors the text of an input to its `value` attribute, where style sheets, session recorders and saved pages
 * can read it. Removes the attribute, so that passwords and codes stay out of the DOM.
 */
function withhold(input: HTMLInputElement): void {
  if (Object.hasOwn(input, 'defaultValue')) return;
  const { value } = input;
  input.removeAttribute('value');
  if (input.value !== value) input.value = value;
  Object.defineProperty(input, 'defaultValue', { configurable: true, get: () => '', set() {} });
}

/** An input that keeps its text out of the `value` attribute. */
export function PrivateInput({ ref, ...rest }: ComponentPropsWithRef<'input'>) {
  const attach = useCallback(
    (input: HTMLInputElement | null) => {
      if (input) withhold(input);
      if (typeof ref === 'function') return ref(input);
      if (ref) ref.current = input;
      return undefined;
    },
    [ref],
  );
  return <input ref={attach} {...rest} />;
}
