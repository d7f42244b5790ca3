import { type OrderListQuery, ordersDomain } from '@clinicart/sdk/orders';
import { useShop, useStore, useWords } from '../../engine/index.ts';
import { VisuallyHidden } from '../../ui/foundation/visually-hidden.tsx';
import { accountPageWords } from './account-page-words.ts';

const FIRST_PAGE: OrderListQuery = { tab: 'all', keyword: '', page: 1 };

/** The number of orders that await payment, once it is known; none for 0. Spec: 2§2.5 */
function OrderCount() {
  const text = useWords(accountPageWords);
  const { list } = useShop().domain(ordersDomain);
  const count = useStore(list.watch(FIRST_PAGE)).value?.counts.pending ?? 0;
  return count > 0 ? (
    <b className="clinic-account-count">
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>{text.toPay({ count })}</VisuallyHidden>
    </b>
  ) : null;
}

export const part = OrderCount;
