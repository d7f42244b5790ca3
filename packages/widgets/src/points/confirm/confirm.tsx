import type { ShopError } from '@clinicart/sdk';
import { addressDomain } from '@clinicart/sdk/identity';
import { pointsDomain, type RedeemQuery, readRedeemQuery } from '@clinicart/sdk/points';
import { useState } from 'react';
import {
  useRoutes,
  useShop,
  useStore,
  useWords,
  type WidgetModule,
  type WidgetProps,
} from '../../engine/index.ts';
import { MembersOnly, membersOnlyStyles } from '../../identity/account/members-only.tsx';
import { Button, buttonStyles } from '../../ui/button/button.tsx';
import panelCss from '../../ui/data/panel.css?inline';
import { GiftIcon } from '../../ui/media/icons.tsx';
import { Empty, emptyStyles } from '../../ui/state/empty.tsx';
import { FailureBlock, failureBlockStyles } from '../../ui/state/error-state.tsx';
import { PointsTrail, pointsTrailStyles } from '../points-trail.tsx';
import { pointsWords } from '../points-words.ts';
import { UnreadProduct, unreadProductStyles } from '../unread-product.tsx';
import confirmCss from './confirm.css?inline';
import { ConfirmForm, confirmFormStyles } from './confirm-form.tsx';
import { ConfirmSkeleton, confirmSkeletonStyles } from './confirm-skeleton.tsx';
import { confirmWords } from './confirm-words.ts';

/** The confirmation of a redemption: `/pointsMall/confirm`. Spec: 2§2.1, 2§2.10 */
function PointsConfirm({ pointsProductId, amount }: WidgetProps<'clinic-points-confirm'>) {
  const text = useWords(confirmWords);
  const query = readRedeemQuery({ pointsProductId, amount });
  return (
    <div className="clinic-points-confirm">
      <PointsTrail page={text.title} />
      <h1 className="clinic-points-title">{text.title}</h1>
      {query ? (
        <MembersOnly>
          <Member key={query.productId} query={query} />
        </MembersOnly>
      ) : (
        <Broken />
      )}
    </div>
  );
}

const isShown = (error: ShopError | undefined): error is ShopError =>
  error !== undefined && error.kind !== 'login-required';

function Member({ query }: { query: RedeemQuery }) {
  const shop = useShop();
  const points = shop.domain(pointsDomain);
  const addresses = shop.domain(addressDomain);
  const text = useWords(confirmWords);
  const product = useStore(points.product.watch(query.productId));
  const balance = useStore(points.balance.watch(null));
  const list = useStore(addresses.list.watch(null));
  // Product and addresses stay while they are read again: after a new address, and after a redemption.
  const offered = useLast(product.value);
  const known = useLast(list.value);
  const had = useLast(balance.value);
  if (offered && known)
    return (
      <ConfirmForm
        product={offered}
        addresses={known}
        quantity={query.quantity}
        points={had}
        isPointsUnread={had === undefined && balance.status !== 'loading'}
      />
    );
  if (!known && isShown(list.error))
    return (
      <div className="clinic-panel">
        <FailureBlock title={text.addressesFailed} onRetry={() => addresses.list.reload(null)}>
          {list.error.message}
        </FailureBlock>
      </div>
    );
  if (product.error)
    return (
      <div className="clinic-panel">
        <UnreadProduct
          error={product.error}
          onRetry={() => points.product.reload(query.productId)}
        />
      </div>
    );
  return <ConfirmSkeleton />;
}

/** Returns the value, or the last one while there is none. */
function useLast<T>(value: T | undefined): T | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}

/** An address without product or amount. */
function Broken() {
  const text = useWords(confirmWords);
  const words = useWords(pointsWords);
  const routes = useRoutes();
  return (
    <div className="clinic-panel">
      <Empty
        icon={<GiftIcon size={20} />}
        title={text.broken}
        action={
          <Button kind="secondary" {...routes.link('pointsMall')}>
            {words.toMall}
          </Button>
        }
      >
        {text.brokenWhy}
      </Empty>
    </div>
  );
}

export const widget: WidgetModule<'clinic-points-confirm'> = {
  component: PointsConfirm,
  styles: [
    membersOnlyStyles,
    buttonStyles,
    panelCss,
    emptyStyles,
    failureBlockStyles,
    pointsTrailStyles,
    unreadProductStyles,
    confirmSkeletonStyles,
    confirmFormStyles,
    confirmCss,
  ],
};
