import { afterSalesRoutes } from '../after-sales/after-sales.ts';
import { applyRoutes } from '../after-sales/apply.ts';
import { campaignRoutes } from '../campaign/campaign.ts';
import { cartRoutes } from '../cart/cart.ts';
import { payOrderRoutes } from '../cashier/payable-order.ts';
import { payPollRoutes } from '../cashier/poll-payment.ts';
import { payStartRoutes } from '../cashier/start-payment.ts';
import { brandRoutes } from '../catalogue/brands.ts';
import { categoryRoutes } from '../catalogue/categories.ts';
import { productRoutes } from '../catalogue/product.ts';
import { searchRoutes } from '../catalogue/search/search.ts';
import { wordRoutes } from '../catalogue/search/suggestions.ts';
import { confirmationRoutes } from '../checkout/confirmation.ts';
import { draftOrderRoutes } from '../checkout/draft-order.ts';
import { billRoutes } from '../checkout/medicine-bills.ts';
import { orderRoutes } from '../checkout/place-order.ts';
import { contentRoutes } from '../content/content.ts';
import { couponRoutes } from '../coupon/coupon.ts';
import { homeRoutes } from '../home/home.ts';
import { accountRoutes } from '../identity/account/account.ts';
import { codeRoutes } from '../identity/account/verification-codes.ts';
import { addressRoutes } from '../identity/address/addresses.ts';
import { handoverRoutes } from '../identity/handover/handover.ts';
import { recoveryRoutes } from '../identity/password-reset/password-reset.ts';
import { payPasswordRoutes } from '../identity/payment-password/payment-password.ts';
import { profileRoutes } from '../identity/profile/profile.ts';
import { registrationRoutes } from '../identity/registration/registration.ts';
import { captchaRoutes } from '../identity/session/captcha.ts';
import { cipherRoutes } from '../identity/session/captcha-keys.ts';
import { sessionRoutes } from '../identity/session/session.ts';
import { promotionRoutes } from '../new-customers/new-customers.ts';
import { orderActionRoutes } from '../orders/order-actions.ts';
import { orderListRoutes } from '../orders/order-list.ts';
import { parcelRoutes } from '../orders/parcels.ts';
import { pointsRoutes } from '../points/points.ts';
import { quickOrderRoutes } from '../quick-order/quick-order.ts';
import { walletRoutes } from '../wallet/wallet.ts';
import type { Route } from './route.ts';

/** All calls that this server answers. */
export const routes: readonly Route[] = [
  ...sessionRoutes,
  ...handoverRoutes,
  ...codeRoutes,
  ...captchaRoutes,
  ...cipherRoutes,
  ...registrationRoutes,
  ...recoveryRoutes,
  ...accountRoutes,
  ...profileRoutes,
  ...addressRoutes,
  ...categoryRoutes,
  ...brandRoutes,
  ...searchRoutes,
  ...wordRoutes,
  ...productRoutes,
  ...homeRoutes,
  ...cartRoutes,
  ...draftOrderRoutes,
  ...confirmationRoutes,
  ...orderRoutes,
  ...billRoutes,
  ...quickOrderRoutes,
  ...contentRoutes,
  ...promotionRoutes,
  ...campaignRoutes,
  ...couponRoutes,
  ...payOrderRoutes,
  ...payStartRoutes,
  ...payPollRoutes,
  ...payPasswordRoutes,
  ...orderListRoutes,
  ...orderActionRoutes,
  ...parcelRoutes,
  ...afterSalesRoutes,
  ...applyRoutes,
  ...pointsRoutes,
  ...walletRoutes,
];

/** Names of the contract's calls that this server answers; a row that is missing here is not served yet. */
export const served: ReadonlySet<string> = new Set(routes.map((route) => route.endpoint.name));
