import type { Cart as CartContents } from '@clinicart/sdk';
import { useEffect, useState } from 'react';
import {
  onDemand,
  useRoutes,
  useShop,
  useStore,
  useWords,
  type WidgetModule,
  type WidgetProps,
} from '../engine/index.ts';
import { Button, buttonStyles } from '../ui/button/button.tsx';
import { badgeStyles } from '../ui/data/badge.tsx';
import { priceStyles } from '../ui/data/price.tsx';
import { choiceStyles } from '../ui/form/choice.tsx';
import { stepperStyles } from '../ui/form/stepper.tsx';
import { CartIcon } from '../ui/media/first-icons.tsx';
import { UserIcon } from '../ui/media/icons.tsx';
import { pictureStyles } from '../ui/media/picture.tsx';
import { dialogStyles } from '../ui/overlay/dialog.tsx';
import { toastStyles } from '../ui/overlay/toast.tsx';
import { Empty, emptyStyles } from '../ui/state/empty.tsx';
import { FailureBlock, failureBlockStyles } from '../ui/state/error-state.tsx';
import { FailureNotice, noticeStyles } from '../ui/state/notice.tsx';
import cartCss from './cart.css?inline';
import type { CartScreenProps } from './cart-screen.tsx';
import { CartSkeleton, cartSkeletonStyles } from './cart-skeleton.tsx';
import { cartWords } from './cart-words.ts';
import invalidLinesCss from './invalid-lines.css?inline';

// Lazy: visitors and empty carts show no lines.
const CartScreen = onDemand<CartScreenProps>(() => import('./cart-screen.tsx'), {
  waiting: <CartSkeleton />,
  retries: true,
});

const CompactCart = onDemand<CartScreenProps>(() => import('./compact/compact-cart.tsx'), {
  waiting: <CartSkeleton compact />,
  retries: true,
});

/** The cart page: `/shopCart`, or the compact cart of a drawer. Spec: 1§2 Cart */
function Cart({ compact }: WidgetProps<'clinic-cart'>) {
  const shop = useShop();
  const words = useWords(cartWords);
  const session = useStore(shop.session.$session);
  if (session.status === 'visitor') {
    return (
      <div className="clinic-cart-alone clinic-panel">
        <h1 className="clinic-visually-hidden">{words.title}</h1>
        <Empty
          icon={<UserIcon size={20} />}
          title={words.signInTitle}
          action={
            <Button kind="primary" onClick={() => void shop.session.requestLogin()}>
              {words.signIn}
            </Button>
          }
        >
          {words.signInWhy}
        </Empty>
      </div>
    );
  }
  // Remounted for another account, perhaps of the same name, whose cart must show nothing of this one.
  return <MemberCart key={shop.session.sessionEpoch()} isCompact={compact} />;
}

function MemberCart({ isCompact }: { isCompact: boolean }) {
  const shop = useShop();
  const words = useWords(cartWords);
  const state = useStore(shop.cart.contents.watch(null));
  const [last, setLast] = useState<CartContents>();
  const [hasHadLines, setHadLines] = useState(false);
  useEffect(() => {
    if (state.status === 'ready') setLast(state.value);
  }, [state]);

  // Loads the code while the cart is being read.
  const Screen = isCompact ? CompactCart : CartScreen;
  useEffect(() => Screen.fetch(), [Screen]);

  const retry = () => shop.cart.contents.reload(null);
  // After a failed reload, the last cart stays usable.
  const cart = state.value ?? last;
  if (!cart) {
    if (state.status === 'loading') return <CartSkeleton compact={isCompact} />;
    return (
      <div className="clinic-cart-alone clinic-panel">
        <h1 className="clinic-visually-hidden">{words.title}</h1>
        <FailureBlock title={words.failedTitle} onRetry={retry}>
          {state.error?.message}
        </FailureBlock>
      </div>
    );
  }
  const isEmpty = cart.groups.length === 0 && cart.invalid.length === 0;
  if (!isEmpty && !hasHadLines) setHadLines(true);
  if (isEmpty && !hasHadLines) {
    return (
      <>
        <h1 className="clinic-visually-hidden">{words.title}</h1>
        <EmptyCart />
      </>
    );
  }
  const notice = state.status === 'failed' && (
    <FailureNotice lead={words.staleLead} onRetry={retry}>
      {state.error.message}
    </FailureNotice>
  );
  return (
    <Screen
      cart={cart}
      notice={notice}
      isStale={state.status === 'loading'}
      empty={<EmptyCart />}
    />
  );
}

function EmptyCart() {
  const routes = useRoutes();
  const words = useWords(cartWords);
  return (
    <div className="clinic-cart-alone clinic-panel">
      <Empty
        icon={<CartIcon size={20} />}
        title={words.emptyTitle}
        action={
          <>
            <Button kind="link" {...routes.link('quickOrder')}>
              {words.quickOrder}
            </Button>
            <Button kind="primary" {...routes.link('home')}>
              {words.goShopping}
            </Button>
          </>
        }
      >
        {words.emptyWhy}
      </Empty>
    </div>
  );
}

export const widget: WidgetModule<'clinic-cart'> = {
  component: Cart,
  styles: [
    buttonStyles,
    emptyStyles,
    failureBlockStyles,
    noticeStyles,
    badgeStyles,
    choiceStyles,
    dialogStyles,
    pictureStyles,
    priceStyles,
    stepperStyles,
    toastStyles,
    cartSkeletonStyles,
    invalidLinesCss,
    cartCss,
  ],
};
