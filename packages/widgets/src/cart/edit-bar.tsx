import type { CartLine } from '@clinicart/sdk';
import { useWords } from '../engine/index.ts';
import { Button } from '../ui/button/button.tsx';
import { bottomBar } from '../ui/page/bottom-inset.ts';
import { cartWords } from './cart-words.ts';
import { TickAll } from './tick-all.tsx';

/** What edit mode puts in the place of the checkout bar. Spec: 1§2 Cart */
export function EditBar({
  lines,
  chosen,
  mayCollect,
  onRemove,
}: {
  lines: readonly CartLine[];
  chosen: readonly CartLine[];
  mayCollect: boolean;
  onRemove(lines: readonly CartLine[], collect?: boolean): void;
}) {
  const words = useWords(cartWords);
  const { length: count } = chosen;
  return (
    <div ref={bottomBar} className="clinic-cart-edit-bar">
      <TickAll label={words.selectAll} lines={lines} />
      <p aria-live="polite">{words.chosen({ count })}</p>
      {mayCollect && (
        <Button disabled={count === 0} onClick={() => onRemove(chosen, true)}>
          {words.collect}
        </Button>
      )}
      <Button kind="danger" disabled={count === 0} onClick={() => onRemove(chosen)}>
        {words.removeChosen}
      </Button>
    </div>
  );
}
