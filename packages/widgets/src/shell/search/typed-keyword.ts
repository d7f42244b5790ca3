import { ALL_KEYWORD, readSearchParams } from '@clinicart/sdk/catalogue';
import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Holds what the search box contains. Text typed before hydration counts. A results page shows its keyword in the box;
 * only the browser knows the address. `onFocused` runs where the box had the focus before hydration.
 */
export function useTypedKeyword(
  input: RefObject<HTMLInputElement | null>,
  action: string,
  onFocused: (words: string) => void,
) {
  const [typed, setTyped] = useState('');
  const [byArticleNumber, setByArticleNumber] = useState(false);

  // Reads it at once, here and below: nothing may be inserted after the buyer has begun to type.
  useLayoutEffect(() => {
    const box = input.current;
    if (!box) return;
    setTyped((already) => box.value || already);
    if (box.matches(':focus')) onFocused(box.value);
  }, [input, onFocused]);

  useLayoutEffect(() => {
    const shown = keywordOfPage(action);
    if (!shown) return;
    // A focused box keeps its text, even an empty one.
    const isTaken = input.current?.matches(':focus');
    setTyped((already) => already || (isTaken ? '' : shown.keyword));
    setByArticleNumber(shown.byArticleNumber);
  }, [input, action]);

  return { typed, setTyped, byArticleNumber, setByArticleNumber };
}

/** Returns the keyword of this page, if it is the results page at `action` and shows a keyword's products. */
function keywordOfPage(action: string) {
  const { href } = document.location;
  const { pathname, origin, searchParams } = new URL(href);
  const results = new URL(action, href);
  if (results.origin !== origin || results.pathname !== pathname) return;
  const { keyword, byArticleNumber = false } = readSearchParams(searchParams);
  return keyword && keyword !== ALL_KEYWORD ? { keyword, byArticleNumber } : undefined;
}
