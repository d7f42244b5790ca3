import { useWords } from '../engine/index.ts';
import { Ring, spinnerStyles } from '../ui/button/spinner.tsx';
import { busyWords } from '../ui/foundation/ui-words.ts';
import { VisuallyHidden } from '../ui/foundation/visually-hidden.tsx';
import { orderWords } from './order-words.ts';
import partStatesCss from './part-states.css?inline';

export const partStatesStyles = [spinnerStyles, partStatesCss];

/** Shown while the code of a dialog loads. */
export function DialogWaiting() {
  const words = useWords(busyWords);
  return (
    <p className="clinic-order-part" role="status">
      <Ring />
      <VisuallyHidden>{words.loading}</VisuallyHidden>
    </p>
  );
}

/** Shown when the code of a dialog could not be loaded; the next press fetches it again. */
export function DialogFailed() {
  const text = useWords(orderWords);
  return (
    <p className="clinic-order-part" role="alert">
      {text.partFailed}
    </p>
  );
}
