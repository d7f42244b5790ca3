import { afterSalesDomain } from './after-sales/domain.ts';
import type { AfterSalesStore } from './after-sales/store.ts';
import { campaignDomain } from './campaign/domain.ts';
import type { CampaignStore } from './campaign/store.ts';
import { type SwapItems, swapItemsDomain } from './cart/swap/swap-items.ts';
import { cashierDomain } from './cashier/domain.ts';
import type { CashierStore } from './cashier/store.ts';
import { checkoutDomain } from './checkout/domain.ts';
import type { CheckoutStore } from './checkout/store.ts';
import { compareDomain } from './compare/domain.ts';
import type { CompareStore } from './compare/store.ts';
import { contentDomain } from './content/domain.ts';
import type { ContentStore } from './content/store.ts';
import { couponDomain } from './coupon/domain.ts';
import type { CouponStore } from './coupon/store.ts';
import { homeDomain } from './home/domain.ts';
import { memberHomeDomain } from './home/member/domain.ts';
import type { MemberHome } from './home/member/store.ts';
import type { HomeStore } from './home/store.ts';
import { addressDomain } from './identity/address/domain.ts';
import type { AddressStore } from './identity/address/store.ts';
import { handoverDomain } from './identity/handover/domain.ts';
import type { HandoverStore } from './identity/handover/store.ts';
import { recoveryDomain } from './identity/password-reset/domain.ts';
import type { RecoveryStore } from './identity/password-reset/store.ts';
import { payPasswordDomain } from './identity/payment-password/domain.ts';
import type { PayPasswordStore } from './identity/payment-password/store.ts';
import { profileDomain } from './identity/profile/domain.ts';
import type { ProfileStore } from './identity/profile/store.ts';
import { registrationDomain } from './identity/registration/domain.ts';
import type { RegistrationStore } from './identity/registration/store.ts';
import { promotionDomain } from './new-customers/domain.ts';
import type { PromotionStore } from './new-customers/store.ts';
import { ordersDomain } from './orders/domain.ts';
import type { OrdersStore } from './orders/store.ts';
import { pointsDomain } from './points/domain.ts';
import type { PointsStore } from './points/store.ts';
import { quickOrderDomain } from './quick-order/domain.ts';
import type { QuickOrderStore } from './quick-order/store.ts';
import type { Shop } from './shop.ts';
import { themeDomain } from './theme/domain.ts';
import type { ThemeStore } from './theme/store.ts';
import { walletDomain } from './wallet/domain.ts';
import type { WalletStore } from './wallet/store.ts';

/** A shop with every domain as a member. */
export interface CompleteShop extends Shop {
  readonly address: AddressStore;
  readonly afterSales: AfterSalesStore;
  readonly campaign: CampaignStore;
  readonly cashier: CashierStore;
  readonly compare: CompareStore;
  readonly content: ContentStore;
  readonly coupons: CouponStore;
  readonly handover: HandoverStore;
  readonly home: HomeStore;
  readonly checkout: CheckoutStore;
  readonly memberHome: MemberHome;
  readonly orders: OrdersStore;
  readonly payPassword: PayPasswordStore;
  readonly points: PointsStore;
  readonly profile: ProfileStore;
  readonly promotion: PromotionStore;
  readonly quickOrder: QuickOrderStore;
  readonly recovery: RecoveryStore;
  readonly registration: RegistrationStore;
  readonly swapItems: SwapItems;
  readonly theme: ThemeStore;
  readonly wallet: WalletStore;
}

/** Names the domains that `shop.domain` would bring; each is made when it is first asked for. */
export function complete(shop: Shop): CompleteShop {
  return {
    ...shop,
    get address() {
      return shop.domain(addressDomain);
    },
    get afterSales() {
      return shop.domain(afterSalesDomain);
    },
    get campaign() {
      return shop.domain(campaignDomain);
    },
    get cashier() {
      return shop.domain(cashierDomain);
    },
    get compare() {
      return shop.domain(compareDomain);
    },
    get content() {
      return shop.domain(contentDomain);
    },
    get coupons() {
      return shop.domain(couponDomain);
    },
    get handover() {
      return shop.domain(handoverDomain);
    },
    get home() {
      return shop.domain(homeDomain);
    },
    get checkout() {
      return shop.domain(checkoutDomain);
    },
    get memberHome() {
      return shop.domain(memberHomeDomain);
    },
    get orders() {
      return shop.domain(ordersDomain);
    },
    get payPassword() {
      return shop.domain(payPasswordDomain);
    },
    get points() {
      return shop.domain(pointsDomain);
    },
    get profile() {
      return shop.domain(profileDomain);
    },
    get promotion() {
      return shop.domain(promotionDomain);
    },
    get quickOrder() {
      return shop.domain(quickOrderDomain);
    },
    get recovery() {
      return shop.domain(recoveryDomain);
    },
    get registration() {
      return shop.domain(registrationDomain);
    },
    get swapItems() {
      return shop.domain(swapItemsDomain);
    },
    get theme() {
      return shop.domain(themeDomain);
    },
    get wallet() {
      return shop.domain(walletDomain);
    },
  };
}
