import type { ShopError } from '@clinicart/sdk';
import {
  type Confirmation,
  checkoutDomain,
  isOrderAnswer,
  isTempOrderGone,
} from '@clinicart/sdk/checkout';
import { useEffect, useRef, useState } from 'react';
import merchantNotesCss from '../cashier/methods/merchant-notes.css?inline';
import couponCss from '../coupon/coupon.css?inline';
import {
  onDemand,
  useLanguage,
  useRoutes,
  useShop,
  useStore,
  useWords,
  type WidgetModule,
} from '../engine/index.ts';
import { MembersOnly, membersOnlyStyles } from '../identity/account/members-only.tsx';
import { Button, buttonStyles } from '../ui/button/button.tsx';
import { badgeStyles } from '../ui/data/badge.tsx';
import { priceStyles } from '../ui/data/price.tsx';
import { fieldStyles } from '../ui/form/field.tsx';
import { CartIcon } from '../ui/media/first-icons.tsx';
import { pictureStyles } from '../ui/media/picture.tsx';
import { isFocusLost } from '../ui/page/focus-place.ts';
import { Empty, emptyStyles } from '../ui/state/empty.tsx';
import { FailureBlock, failureBlockStyles } from '../ui/state/error-state.tsx';
import { FailureNotice, noticeStyles } from '../ui/state/notice.tsx';
import addressCss from './address/address-panel.css?inline';
import checkoutCss from './checkout.css?inline';
import type { CheckoutScreenProps } from './checkout-screen.tsx';
import { CheckoutSkeleton, checkoutSkeletonStyles } from './checkout-skeleton.tsx';
import { checkoutWords } from './checkout-words.ts';
import { NotPlaced, PlacementNotice, placingNoticeStyles } from './placing-notice.tsx';
import swapPanelCss from './swap/swap-panel.css?inline';
import { useOrderNews } from './use-order-news.ts';
import { usePlaceOrder } from './use-place-order.ts';

// Lazy: visitors have nothing to confirm.
const CheckoutScreen = onDemand<CheckoutScreenProps>(() => import('./checkout-screen.tsx'), {
  waiting: <CheckoutSkeleton />,
  retries: true,
});

/** The order confirmation page: `/order/confirm2`. Spec: 2§2.2 */
function Checkout() {
  const words = useWords(checkoutWords);
  return (
    <section className="clinic-checkout">
      <h1 className="clinic-visually-hidden">{words.title}</h1>
      <MembersOnly>
        <MemberCheckout />
      </MembersOnly>
    </section>
  );
}

function MemberCheckout() {
  const words = useWords(checkoutWords);
  const shop = useShop();
  const { confirmation } = shop.domain(checkoutDomain);
  const awaitsNames = useAwaitsNames();
  const read = useStore(confirmation.watch(null));
  const [last, setLast] = useState<Confirmation>();
  const retry = () => confirmation.reload(null);
  const placement = usePlaceOrder(retry);
  useOrderNews(read.value, placement);
  const isNone = read.status === 'failed' && isOrderAnswer(read.error, 'no-temp-order');
  useEffect(() => {
    if (read.value) setLast(read.value);
  }, [read.value]);
  // Loads the code while the order is being read.
  useEffect(() => CheckoutScreen.fetch(), []);

  const { state } = placement;
  const isRefused = read.error?.kind === 'server';
  const isGone = isTempOrderGone(read.error, state.kind);
  // Keeps the last order after a failed reload, and after the order was placed.
  const shown = isGone ? undefined : (read.value ?? last);
  if (shown && !awaitsNames) {
    const stale = read.status === 'failed' && state.kind !== 'placed' && (
      <FailureNotice lead={words.staleLead} onRetry={retry}>
        {read.error.message}
      </FailureNotice>
    );
    return (
      <CheckoutScreen
        confirmation={shown}
        placement={placement}
        notice={
          <>
            <PlacementNotice placement={placement} />
            {stale}
          </>
        }
      />
    );
  }
  if (read.status === 'loading' || awaitsNames) return <CheckoutSkeleton />;
  // The draft order is gone: show why placing it failed.
  if (isRefused && (state.kind === 'refused' || state.kind === 'unconfirmed'))
    return <NotPlaced state={state} />;
  return (
    <>
      <PlacementNotice placement={placement} />
      <Unconfirmable
        error={read.error}
        why={!isNone ? 'refused' : last ? 'gone' : 'none'}
        onRetry={retry}
      />
    </>
  );
}

/** The order does not wait longer than this for the names of regions. */
const NAMES_MS = 2000;

/**
 * Reads the names of regions beside the order. In English, addresses appear with them: they say them in Chinese, and a name
 * that came later could need another line.
 */
function useAwaitsNames(): boolean {
  const shop = useShop();
  const language = useLanguage();
  const { status } = useStore(shop.account.regions.watch(null));
  const [isLate, setLate] = useState(false);
  useEffect(() => shop.clock.after(NAMES_MS, () => setLate(true)), [shop]);
  return language === 'en' && status === 'loading' && !isLate;
}

interface UnconfirmableProps {
  error: ShopError | undefined;
  /** The server has no draft order, has none any more, or refuses it. */
  why: 'none' | 'gone' | 'refused';
  onRetry(): void;
}

/** No order to show: a network error, or the server's reason with a link to the cart. Spec: 1§8 */
function Unconfirmable({ error, why, onRetry }: UnconfirmableProps) {
  const words = useWords(checkoutWords);
  const routes = useRoutes();
  const panel = useRef<HTMLDivElement>(null);
  // The order that had the focus is gone.
  useEffect(() => {
    if (why === 'gone' && panel.current && isFocusLost(panel.current)) panel.current.focus();
  }, [why]);
  const [title, text] = {
    none: [words.noneTitle, words.noneWhy],
    gone: [words.goneTitle, words.goneWhy],
    refused: [words.refusedTitle, error?.message],
  }[why];
  return (
    <div ref={panel} className="clinic-panel clinic-checkout-alone" tabIndex={-1}>
      {error?.kind === 'server' ? (
        <Empty
          icon={<CartIcon size={20} />}
          title={title}
          action={
            <>
              {why === 'gone' && (
                <Button size="l" {...routes.link('orders')}>
                  {words.toOrders}
                </Button>
              )}
              <Button kind="primary" size="l" {...routes.link('cart')}>
                {words.toCart}
              </Button>
            </>
          }
        >
          {text}
        </Empty>
      ) : (
        <FailureBlock kind="primary" title={words.failedTitle} onRetry={onRetry}>
          {error?.message}
        </FailureBlock>
      )}
    </div>
  );
}

export const widget: WidgetModule<'clinic-checkout'> = {
  component: Checkout,
  styles: [
    buttonStyles,
    emptyStyles,
    failureBlockStyles,
    noticeStyles,
    badgeStyles,
    fieldStyles,
    pictureStyles,
    priceStyles,
    checkoutSkeletonStyles,
    placingNoticeStyles,
    membersOnlyStyles,
    couponCss,
    merchantNotesCss,
    addressCss,
    swapPanelCss,
    checkoutCss,
  ],
};
