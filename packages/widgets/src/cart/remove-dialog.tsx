import { type CartLine, isShopError } from '@clinicart/sdk';
import { useState } from 'react';
import { useShop, useWords } from '../engine/index.ts';
import { ConfirmDialog } from '../ui/overlay/confirm-dialog.tsx';
import { cartWords } from './cart-words.ts';
import { lineName } from './line/line-parts.tsx';

/** Lines to remove, and whether to move them to the saved items. */
export interface Removal {
  readonly lines: readonly CartLine[];
  readonly collect: boolean;
}

/** Asks for confirmation before removing lines. Spec: 1§5 (“Confirm delete?”) */
export function RemoveDialog({
  removal,
  onDone,
  onClose,
}: {
  removal: Removal | undefined;
  onDone(removal: Removal): void;
  onClose(): void;
}) {
  const shop = useShop();
  const words = useWords(cartWords);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { lines, collect } = removal ?? { lines: [], collect: false };
  const [only] = lines;

  const close = () => {
    setFailure(undefined);
    onClose();
  };
  const confirm = async () => {
    if (!removal) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await shop.cart.remove(
        lines.map((line) => line.id),
        { collect },
      );
      onDone(removal);
    } catch (error) {
      setFailure(
        isShopError(error)
          ? error.message
          : shop.language.say({ reason: 'server-failed', facts: {} }),
      );
    } finally {
      setBusy(false);
    }
  };

  const name = lines.length === 1 && only ? lineName(only) : undefined;
  const count = lines.length;
  const removeText = name ? words.removeLine({ name }) : words.removeLines({ count });
  const collectText = name ? words.collectLine({ name }) : words.collectLines({ count });
  return (
    <ConfirmDialog
      open={removal !== undefined}
      title={
        collect ? words.collectQuestion : shop.language.say({ reason: 'confirm-delete', facts: {} })
      }
      description={
        <>
          {collect ? collectText : removeText}
          <span className="clinic-cart-refused" role="alert">
            {failure}
          </span>
        </>
      }
      confirm={collect ? words.collect : words.delete}
      busyLabel={collect ? words.moving : words.removing}
      destructive={!collect}
      busy={busy}
      onConfirm={confirm}
      onCancel={close}
    />
  );
}
