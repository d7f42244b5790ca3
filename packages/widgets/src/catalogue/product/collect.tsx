import {
  type BuyerStanding,
  type Explanation,
  isShopError,
  type ProductRef,
  refuseCollecting,
  type Specification,
  standingOf,
} from '@clinicart/sdk';
import { useState } from 'react';
import { useRoutes, useShop, useWords } from '../../engine/index.ts';
import { VisuallyHidden } from '../../ui/foundation/visually-hidden.tsx';
import { HeartIcon } from '../../ui/media/icons.tsx';
import type { Toaster } from '../../ui/overlay/toast.tsx';
import { sellingWords } from '../words.ts';
import { productWords } from './product-words.ts';

interface CollectProps {
  of: ProductRef;
  specification: Specification;
  /** Says which one, where the page has several. */
  isOneOfMany: boolean;
  standing: BuyerStanding;
  toaster: Toaster;
}

/** Collects the specification at hand, or ends it; leads a clinic that may not to its certification. Spec: 1§6, 1§7, 1§8 */
export function Collect(props: CollectProps) {
  const routes = useRoutes();
  const text = useWords(productWords);
  const refusal = refuseCollecting(props.standing);
  if (refusal?.reason !== 'collect-not-certified') return <CollectButton {...props} />;
  return (
    <a {...routes.link('certification')}>
      <HeartIcon className="clinic-product-heart" />
      {text.collectOnceVerified}
    </a>
  );
}

function CollectButton({ of, specification, isOneOfMany, standing, toaster }: CollectProps) {
  const shop = useShop();
  const routes = useRoutes();
  const text = useWords(productWords);
  const { getVerified } = useWords(sellingWords);
  // Ours until the answer that was read again says it.
  const [own, setOwn] = useState<{ of: Specification; collected: boolean }>();
  const [busy, setBusy] = useState(false);
  const isCollected = own?.of === specification ? own.collected : specification.isCollected;
  const key = `collect ${specification.id}`;

  /** A visitor's wish goes on once they are in, by the rules for who that is. Spec: 1§6 */
  async function refused(): Promise<Explanation | undefined> {
    if (standing !== 'visitor') return undefined;
    const refusal = refuseCollecting(standing);
    if (!(await shop.session.requestLogin())) return refusal;
    // Where it cannot be read the server decides.
    const now = await shop.catalogue.specifications.get(of).catch(() => undefined);
    return now && refuseCollecting(standingOf(shop.session.$session.get(), now.view.pricesVisible));
  }

  const toggle = async () => {
    if (busy) return;
    setBusy(true);
    const refusal = await refused();
    if (refusal) {
      setBusy(false);
      // Whoever closed the login dialog knows why.
      if (refusal.reason === 'log-in-first') return;
      const action = { label: getVerified, onSelect: () => routes.go('certification') };
      return toaster.show({ key, tone: 'info', text: shop.language.say(refusal), action });
    }
    setOwn({ of: specification, collected: !isCollected });
    try {
      await shop.catalogue.collect(specification.id, !isCollected);
      const reason = isCollected ? 'collection-ended' : 'collected';
      toaster.show({ key, tone: 'success', text: shop.language.say({ reason, facts: {} }) });
    } catch (error) {
      setOwn(undefined);
      if (!isShopError(error)) throw error;
      toaster.show({ key, tone: 'error', text: error.message });
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
