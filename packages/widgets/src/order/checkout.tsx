import { type Confirmation, isOrderAnswer, orderDomain } from '@clinicart/sdk';
import { useEffect, useRef, useState } from 'react';
import { MembersOnly } from '../account/members-only.tsx';
import couponCss from '../coupon/coupon.css?inline';
import { Failure } from '../engine/boundary.tsx';
import {
  onDemand,
  useRoutes,
  useSay,
  useShop,
  useStore,
  useWords,
  type WidgetModule,
} from '../engine/index.ts';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { FailureBlock, FailureNotice } from '../ui/failure.tsx';
import { CartIcon } from '../ui/icons.tsx';
import { Notice } from '../ui/notice.tsx';
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
  spinnerCss,
} from '../ui/styles.ts';
import checkoutCss from './checkout.css?inline';
import { checkoutWords } from './checkout-words.ts';
import type { CheckoutScreenProps } from './parts/checkout-screen.tsx';
import { CheckoutSkeleton } from './parts/checkout-skeleton.tsx';
import { type Placing, usePlacing } from './parts/use-placing.ts';

// A visitor has nothing to confirm.
const CheckoutScreen = onDemand<CheckoutScreenProps>(() => import('./parts/checkout-screen.tsx'), {
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
  const routes = useRoutes();
  const { confirmation } = useShop().domain(orderDomain);
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

  const told = <PlacingNotice placing={placing} />;
  // An order that cannot be read again stays as it was; so does the one that has just been placed.
  const shown = read.value ?? (isNone && placing.state.kind !== 'placed' ? undefined : last);
  if (shown) {
    const stale = read.status === 'failed' && placing.state.kind !== 'placed' && (
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
            {told}
            {stale}
          </>
        }
      />
    );
  }
  if (read.status === 'loading') return <CheckoutSkeleton />;
  return (
    <>
      {told}
      <div className="clinic-panel clinic-checkout-alone">
        {isNone ? (
          <Empty
            icon={<CartIcon size={20} />}
            title={words.noneTitle}
            action={
              <Button kind="primary" size="l" {...routes.link('cart')}>
                {words.toCart}
              </Button>
            }
          >
            {words.noneWhy}
          </Empty>
        ) : (
          <FailureBlock kind="primary" title={words.failedTitle} onRetry={again}>
            {read.error?.message}
          </FailureBlock>
        )}
      </div>
    </>
  );
}

/** What is known of an order that was sent: calm, since nothing is sent twice. */
function PlacingNotice({ placing }: { placing: Placing }) {
  const say = useSay();
  const words = useWords(checkoutWords);
  const place = useRef<HTMLDivElement>(null);
  const { state, askAgain, leave } = placing;
  const isTold = state.kind === 'unknown' || state.kind === 'placed';
  useEffect(() => {
    if (isTold) place.current?.focus();
  }, [isTold]);
  if (!isTold) return null;
  return (
    <div ref={place} className="clinic-checkout-told" tabIndex={-1}>
      {state.kind === 'unknown' ? (
        <Notice
          tone="warning"
          role="alert"
          lead={say(state.notice)}
          action={
            <Button kind="link" onClick={askAgain}>
              {words.askAgain}
            </Button>
          }
        >
          {words.askingWhy}
        </Notice>
      ) : (
        <Notice
          tone="success"
          role="status"
          lead={words.placedLead(state)}
          action={
            <Button kind="link" onClick={leave}>
              {state.next === 'cashier' ? words.goPay : words.seeResult}
            </Button>
          }
        />
      )}
    </div>
  );
}

export const widget: WidgetModule<'clinic-checkout'> = {
  component: Checkout,
  styles: [
    ...[baseCss, badgeCss, buttonCss, choiceCss, emptyCss, fieldCss, noticeCss, panelCss],
    ...[pictureCss, priceCss, skeletonCss, spinnerCss, couponCss, checkoutCss],
  ],
};
