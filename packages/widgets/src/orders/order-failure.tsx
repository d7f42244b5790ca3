import type { ShopError } from '@clinicart/sdk';
import { isOrderNotFound } from '@clinicart/sdk/orders';
import { bilingual, useRoutes, useWords } from '../engine/index.ts';
import { Button, buttonStyles } from '../ui/button/button.tsx';
import * as commonWords from '../ui/foundation/common-words.ts';
import { BoxIcon } from '../ui/media/first-icons.tsx';
import { PageFailure, pageFailureStyles } from '../ui/state/page-failure.tsx';

export const orderFailureStyles = [buttonStyles, pageFailureStyles];

const failureWords = bilingual({
  zh: {
    notFound: '找不到此訂單',
    notFoundWhy: (t: { orderNo: string }) => `此帳戶沒有訂單 ${t.orderNo}，請核對編號。`,
    orders: commonWords.myOrders.zh,
  },
  en: {
    notFound: 'Order not found',
    notFoundWhy: (t) => `This account has no order ${t.orderNo}. Check the number.`,
    orders: commonWords.myOrders.en,
  },
});

interface OrderFailureProps {
  orderNo: string;
  error: ShopError;
  onRetry(): void;
}

/** Replaces a page whose order could not be read: no order has its number, or reading failed. Spec: 2§8 */
export function OrderFailure({ orderNo, error, onRetry }: OrderFailureProps) {
  const text = useWords(failureWords);
  const routes = useRoutes();
  return (
    <PageFailure
      message={error.message}
      isNotFound={isOrderNotFound(error)}
      icon={<BoxIcon size={20} />}
      title={text.notFound}
      why={text.notFoundWhy({ orderNo })}
      action={
        <Button kind="primary" {...routes.link('orders')}>
          {text.orders}
        </Button>
      }
      onRetry={onRetry}
    />
  );
}
