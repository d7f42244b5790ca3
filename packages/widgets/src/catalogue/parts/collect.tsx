import { isShopError, type Specification } from '@clinicart/sdk';
import { useState } from 'react';
import { useShop, useWords } from '../../engine/index.ts';
import { HeartIcon } from '../../ui/icons.tsx';
import type { Toast } from '../../ui/toast-queue.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { productWords } from '../product-words.ts';

interface CollectProps {
  specification: Specification;
  /** Says which one, where the page has several. */
  isOneOfMany: boolean;
  show(toast: Toast): void;
}

/** Collects the specification at hand, or ends it. Spec: 1§6, 1§7, 1§8 */
export function Collect({ specification, isOneOfMany, show }: CollectProps) {
  const shop = useShop();
  const text = useWords(productWords);
  // Ours until the answer that was read again says it.
  const [own, setOwn] = useState<{ of: Specification; collected: boolean }>();
  const [busy, setBusy] = useState(false);
  const isCollected = own?.of === specification ? own.collected : specification.isCollected;
  const toggle = async () => {
    if (busy) return;
    setBusy(true);
    // A visitor's wish goes on once they are in. Spec: 1§6
    if (!(await shop.session.requestLogin())) return setBusy(false);
    setOwn({ of: specification, collected: !isCollected });
    try {
      await shop.catalogue.collect(specification.id, !isCollected);
      const reason = isCollected ? 'collection-ended' : 'collected';
      show({ tone: 'success', text: shop.language.say({ reason, facts: {} }) });
    } catch (error) {
      setOwn(undefined);
      if (!isShopError(error)) throw error;
      show({ tone: 'error', text: error.message });
    } finally {
      setBusy(false);
    }
  };
  return (
    <button type="button" aria-pressed={isCollected} onClick={toggle}>
      <HeartIcon className="clinic-product-heart" />
      {isCollected ? text.collected : text.collect}
      {isOneOfMany && (
        <VisuallyHidden> {specification.articleNumber || specification.name}</VisuallyHidden>
      )}
    </button>
  );
}
