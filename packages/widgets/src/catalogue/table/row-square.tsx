import { useRoutes, useWords } from '../../engine/index.ts';
import { VisuallyHidden } from '../../ui/foundation/visually-hidden.tsx';
import { ChatIcon, PlusIcon } from '../../ui/media/first-icons.tsx';
import { tableWords } from './table-words.ts';

interface RowSquareProps {
  article: string;
  kind: 'buy' | 'ask' | 'none';
  quantity: number;
  /** The stepper of the row is open. */
  isOpen: boolean;
  onPress(): void;
}

/** The square at the end of a row on a phone: plus, the quantity, or the way to ask. */
export function RowSquare({ article, kind, quantity, isOpen, onPress }: RowSquareProps) {
  const text = useWords(tableWords);
  const routes = useRoutes();
  if (kind === 'none') return null;
  if (kind === 'ask')
    return (
      <a className="clinic-article-square" data-quiet="" {...routes.link('contactUs')}>
        <ChatIcon size={16} />
        <VisuallyHidden>{text.askAbout({ article })}</VisuallyHidden>
      </a>
    );
  return (
    <button
      type="button"
      className="clinic-article-square"
      aria-expanded={isOpen}
      aria-label={text.open({ article, quantity })}
      onClick={onPress}
    >
      {quantity > 0 ? quantity : <PlusIcon size={16} />}
    </button>
  );
}
