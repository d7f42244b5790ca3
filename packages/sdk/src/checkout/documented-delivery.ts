import { under } from '../base/wire/documented.ts';

const AT_CONFIRMATION = 'Delivery is worked out at confirmation.';
/** Deliveries that a product or a cart may name before the order. Spec: 2§3 Express option */
export const STORE_DELIVERY_ASSUMED = {
  storeId: AT_CONFIRMATION,
  storeName: AT_CONFIRMATION,
  expressPrice: AT_CONFIRMATION,
  ...under('expressPrice', {
    expressId: AT_CONFIRMATION,
    expressName: AT_CONFIRMATION,
    isDefault: AT_CONFIRMATION,
    freight: AT_CONFIRMATION,
    freePrice: AT_CONFIRMATION,
  }),
};
