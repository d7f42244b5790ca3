import { useWords } from '../../engine/index.ts';
import { listingWords } from './listing-words.ts';

/** In the place of a dialog whose code did not come; the button that opens it tries again. */
export function PartFailed() {
  const text = useWords(listingWords);
  return <p role="alert">{text.partFailed}</p>;
}
