import { accountRoutes } from './account.ts';
import { addressRoutes } from './addresses.ts';
import { billRoutes } from './bills.ts';
import { brandRoutes } from './brands.ts';
import { campaignRoutes } from './campaign.ts';
import { captchaRoutes } from './captcha.ts';
import { cartRoutes } from './cart.ts';
import { categoryRoutes } from './categories.ts';
import { cipherRoutes } from './cipher-keys.ts';
import { codeRoutes } from './codes.ts';
import { confirmationRoutes } from './confirmation.ts';
import { contentRoutes } from './content.ts';
import { couponRoutes } from './coupon.ts';
import { homeRoutes } from './home.ts';
import { orderRoutes } from './orders.ts';
import { payOrderRoutes } from './pay-order.ts';
import { payPasswordRoutes } from './pay-password.ts';
import { payPollRoutes } from './pay-poll.ts';
import { payStartRoutes } from './pay-start.ts';
import { productRoutes } from './product.ts';
import { profileRoutes } from './profile.ts';
import { promotionRoutes } from './promotion.ts';
import { quickOrderRoutes } from './quick-order.ts';
import { recoveryRoutes } from './recovery.ts';
import { registrationRoutes } from './registration.ts';
import { searchRoutes } from './search.ts';
import type { Route } from './serve.ts';
import { sessionRoutes } from './session.ts';
import { tempOrderRoutes } from './temp-order.ts';
import { wordRoutes } from './words.ts';

/** Everything this server answers, one row per call of the contract. */
export const routes: readonly Route[] = [
  ...sessionRoutes,
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
  ...tempOrderRoutes,
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
];

/** Names of the contract's calls that this server answers; a row that is missing here is not served yet. */
export const served: ReadonlySet<string> = new Set(routes.map((route) => route.endpoint.name));
