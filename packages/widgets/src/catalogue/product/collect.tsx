import { isShopError } from '@clinicart/sdk';
import {
  type ProductRef,
  productSentences,
  refuseCollecting,
  type Specification,
} from '@clinicart/sdk/catalogue';
import { type BuyerStanding, standingOf } from '@clinicart/sdk/identity';
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
  /** Names the specification, because the page has several. */
  isOneOfMany: boolean;
  standing: BuyerStanding;
  toaster: Toaster;
}

/** Saves or removes the current specification; links unverified clinics to their certification. Spec: 1§6, 1§7, 1§8 */
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
  shop.domain(productSentences);
  const routes = useRoutes();
  const text = useWords(productWords);
  const { getVerified } = useWords(sellingWords);
  // Optimistic, until the specification is read again.
  const [optimistic, setOptimistic] = useState<{ of: Specification; collected: boolean }>();
  const [busy, setBusy] = useState(false);
  const isCollected =
    optimistic?.of === specification ? optimistic.collected : specification.isCollected;
  const key = `collect ${specification.id}`;

  /** Reads what the member may do; the server decides where that fails. Spec: 1§6 */
  const refusalOfMember = async () => {
    const now = await shop.catalogue.specifications.get(of).catch(() => undefined);
    const session = shop.session.$session.get();
    return now && refuseCollecting(standingOf(session, now.view.pricesVisible));
  };

  const save = async () => {
    setOptimistic({ of: specification, collected: !isCollected });
    try {
      await shop.catalogue.collect(specification.id, !isCollected);
      const reason = isCollected ? 'collection-ended' : 'collected';
      toaster.show({ key, tone: 'success', text: shop.language.say({ reason, facts: {} }) });
    } catch (error) {
      setOptimistic(undefined);
      if (!isShopError(error)) throw error;
      toaster.show({ key, tone: 'error', text: error.message });
    }
  };

  const saveAsMember = async () => {
    const refusal = await refusalOfMember();
    if (!refusal) return save();
    const action = { label: getVerified, onSelect: () => routes.go('certification') };
    toaster.show({ key, tone: 'info', text: shop.language.say(refusal), action });
  };

  const toggle = async () => {
    if (busy) return;
    setBusy(true);
    try {
      if (standing === 'visitor') await shop.session.afterLogin(saveAsMember);
      else await save();
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
