import { type ComponentPropsWithRef, useCallback } from 'react';

/**
 * React mirrors what is typed into the attribute `value`, where whatever reads the page finds it: a style sheet, a
 * recorder of sessions, a saved copy. Here the attribute stays away, passwords and codes with it.
 */
function withhold(input: HTMLInputElement): void {
  if (Object.hasOwn(input, 'defaultValue')) return;
  const { value } = input;
  input.removeAttribute('value');
  if (input.value !== value) input.value = value;
  Object.defineProperty(input, 'defaultValue', { configurable: true, get: () => '', set() {} });
}

/** An input whose text stands in no attribute. */
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
