import { type ComponentPropsWithoutRef, createElement, type JSX } from 'react';
import { useLanguage } from '../foundation/context.tsx';
import { textParts } from '../foundation/text-language.ts';

type ServerTextProps<T extends keyof JSX.IntrinsicElements> = {
  /** The element that holds the text. */
  as: T;
  children: string | undefined;
} & Omit<ComponentPropsWithoutRef<T>, 'children' | 'lang'>;

/**
 * An element with a text of the server or a person, whose language may differ from the page's: marks it with `lang`,
 * and wraps only the words of a text in both languages.
 */
export function ServerText<T extends keyof JSX.IntrinsicElements>({
  as,
  children = '',
  ...attributes
}: ServerTextProps<T>) {
  const parts = textParts(children, useLanguage());
  return parts.length === 1
    ? createElement<object>(as, { ...attributes, lang: parts[0]?.lang }, children)
    : createElement<object>(as, attributes, <Words>{children}</Words>);
}

/** The words of a text inside an element that holds more than them. */
export function Words({ children }: { children: string }) {
  return textParts(children, useLanguage()).map(({ text, lang }, index) =>
    lang ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text keep their order.
      <span key={index} lang={lang}>
        {text}
      </span>
    ) : (
      text
    ),
  );
}
