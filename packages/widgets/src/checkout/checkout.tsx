import {
  type Confirmation,
  checkoutDomain,
  isOrderAnswer,
  isTempOrderGone,
  type ShopError,
} from '@clinicart/sdk';
import { useEffect, useState } from 'react';
import merchantNotesCss from '../cashier/methods/merchant-notes.css?inline';
import couponCss from '../coupon/coupon.css?inline';
import { Failure } from '../engine/element/boundary.tsx';
import {
  onDemand,
  useRoutes,
  useShop,
  useStore,
  useWords,
  type WidgetModule,
} from '../engine/index.ts';
import { MembersOnly, membersCss } from '../identity/account/members-only.tsx';
import { Button } from '../ui/button/button.tsx';
import { CartIcon } from '../ui/media/icons.tsx';
import { Empty } from '../ui/state/empty.tsx';
import { FailureBlock, FailureNotice } from '../ui/state/error-state.tsx';
import {
  badgeCss,
  baseCss,
  buttonCss,
  choiceCss,
  emptyCss,
  fieldCss,
  noticeCss,
  panelCss,
  pictureCss,
  priceCss,
  skeletonCss,
} from '../ui/styles.ts';
import checkoutCss from './checkout.css?inline';
import type { CheckoutScreenProps } from './checkout-screen.tsx';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { checkoutWords } from './checkout-words.ts';
import { NotPlaced, PlacingNotice } from './placing-notice.tsx';
import { usePlacing } from './use-place-order.ts';

// A visitor has nothing to confirm.
const CheckoutScreen = onDemand<CheckoutScreenProps>(() => import('./checkout-screen.tsx'), {
  waiting: <CheckoutSkeleton />,
  failed: <Failure onRetry={() => location.reload()} />,
});

/** The page of order confirmation: `/order/confirm2`. Spec: 2§2.2 */
function Checkout() {
  const shop = useShop();
  const words = useWords(checkoutWords);
  const session = useStore(shop.session.$session);
  const [owner, setOwner] = useState<string>();
  const person = session.status === 'member' ? session.userName : owner;
  useEffect(() => setOwner(person), [person]);
  return (
    <section className="clinic-checkout">
      <h1 className="clinic-visually-hidden">{words.title}</h1>
      <MembersOnly>
        {/* Another person is another order: nothing of the last one's may linger. */}
        <Confirming key={person} />
      </MembersOnly>
    </section>
  );
}

function Confirming() {
  const words = useWords(checkoutWords);
  const { confirmation } = useShop().domain(checkoutDomain);
  const read = useStore(confirmation.watch(null));
  const [last, setLast] = useState<Confirmation>();
  const again = () => confirmation.reload(null);
  const placing = usePlacing(again);
  const isNone = read.status === 'failed' && isOrderAnswer(read.error, 'no-temp-order');
  useEffect(() => {
    if (read.value) setLast(read.value);
  }, [read.value]);
  // While the answer is on its way.
  useEffect(() => CheckoutScreen.fetch(), []);

  const { state } = placing;
  const isRefused = read.error?.kind === 'server';
  const isGone = isTempOrderGone(read.error, state.kind);
  // An order that cannot be read again stays as it was; so does the one that has just been placed.
  const shown = read.value ?? (isGone ? undefined : last);
  if (shown) {
    const stale = read.status === 'failed' && state.kind !== 'placed' && (
      <FailureNotice lead={words.staleLead} onRetry={again}>
        {read.error.message}
      </FailureNotice>
    );
    return (
      <CheckoutScreen
        confirmation={shown}
        placing={placing}
        notice={
          <>
            <PlacingNotice placing={placing} />
            {stale}
          </>
        }
      />
    );
  }
  if (read.status === 'loading') return <CheckoutSkeleton />;
  // The order is gone, and why its placing failed is what its buyer has to read.
  if (isRefused && (state.kind === 'refused' || state.kind === 'unconfirmed'))
    return <NotPlaced state={state} />;
  return (
    <>
      <PlacingNotice placing={placing} />
      <div className="clinic-panel clinic-checkout-alone">
        <Unconfirmable error={read.error} isNone={isNone} onRetry={again} />
      </div>
    </>
  );
}

interface UnconfirmableProps {
  error: ShopError | undefined;
  /** The server says that there is nothing to confirm. */
  isNone: boolean;
  onRetry(): void;
}

/** No order to show: nobody was reached, or the server says why, and a new one begins in the cart. Spec: 1§8 */
function Unconfirmable({ error, isNone, onRetry }: UnconfirmableProps) {
  const words = useWords(checkoutWords);
  const routes = useRoutes();
  if (error?.kind !== 'server') {
    return (
      <FailureBlock kind="primary" title={words.failedTitle} onRetry={onRetry}>
        {error?.message}
      </FailureBlock>
    );
  }
  return (
    <Empty
      icon={<CartIcon size={20} />}
      title={isNone ? words.noneTitle : words.refusedTitle}
      action={
        <Button kind="primary" size="l" {...routes.link('cart')}>
          {words.toCart}
        </Button>
      }
    >
      {isNone ? words.noneWhy : error.message}
    </Empty>
  );
}

export const widget: WidgetModule<'clinic-checkout'> = {
  component: Checkout,
  styles: [
    ...[baseCss, badgeCss, buttonCss, choiceCss, emptyCss, fieldCss, noticeCss, panelCss],
    ...[pictureCss, priceCss, skeletonCss, membersCss, couponCss, merchantNotesCss, checkoutCss],
  ],
};
