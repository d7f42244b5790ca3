import { useWords } from '../../engine/index.ts';
import { listingWords } from './listing-words.ts';

/** Replaces a dialog whose code failed to load; its button retries. */
export function LazyError() {
  const text = useWords(listingWords);
  return <p role="alert">{text.partFailed}</p>;
}
