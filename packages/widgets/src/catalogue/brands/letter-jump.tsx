import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useWords } from '../../engine/index.ts';
import { Select, selectStyles } from '../../ui/form/select.tsx';
import { brandWords } from './brand-words.ts';

export const letterJumpStyles = selectStyles;

interface LetterJumpProps {
  letters: readonly string[];
  onJump(letter: string): void;
}

/** Scrolls a focused letter into view: at the end of the page, the last letters are cut off with the list. */
function showLetter({ currentTarget: letter }: FocusEvent<HTMLButtonElement>) {
  const list = letter.closest('.clinic-brands-body');
  const hidden = list
    ? letter.getBoundingClientRect().bottom - list.getBoundingClientRect().bottom
    : 0;
  if (hidden > 0) letter.ownerDocument.defaultView?.scrollBy(0, -hidden);
}

/**
 * The alphabet beside the list, or a select in a narrow place. One Tab stop with a roving focus: arrows, Home and End
 * move it, and a typed letter goes to that letter.
 */
export function LetterJump({ letters, onJump }: LetterJumpProps) {
  const text = useWords(brandWords);
  const list = useRef<HTMLUListElement>(null);
  const [focused, setFocused] = useState(0);
  const current = Math.min(focused, letters.length - 1);

  const move = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const steps = { ArrowDown: current + 1, ArrowUp: current - 1, Home: 0, End: -1 };
    const step = steps[event.key as keyof typeof steps];
    const typed = letters.indexOf(event.key.toUpperCase());
    const next = step === undefined ? typed : (step + letters.length) % letters.length;
    if (next < 0) return;
    event.preventDefault();
    setFocused(next);
    list.current?.querySelectorAll('button')[next]?.focus();
  };

  return (
    <nav className="clinic-brands-jump" aria-label={text.jump}>
      <ul ref={list}>
        {letters.map((letter, index) => (
          <li key={letter}>
            <button
              type="button"
              aria-label={text.jumpTo({ key: text.group({ key: letter }) })}
              tabIndex={index === current ? 0 : -1}
              onKeyDown={move}
              onFocus={showLetter}
              onClick={() => {
                setFocused(index);
                onJump(letter);
              }}
            >
              {letter}
            </button>
          </li>
        ))}
      </ul>
      <Select
        aria-label={text.jump}
        value=""
        onChange={(event) => onJump(event.currentTarget.value)}
      >
        <option value="" disabled>
          {text.jump}
        </option>
        {letters.map((letter) => (
          <option key={letter} value={letter}>
            {text.group({ key: letter })}
          </option>
        ))}
      </Select>
    </nav>
  );
}
