import { approveReturn, receiveReturn, refundReturn, rejectReturn } from '../after-sales/review.ts';
import type { Db } from '../db/db.ts';
import type { Fault, Faults } from '../http/faults.ts';
import type { LoggedRequest, RequestLog } from '../http/request-log.ts';
import { licenceOf, pictureFor } from '../identity/account/uploads.ts';
import { isWarehouseAutomatic, setWarehouseAutomatic } from '../orders/automatic-warehouse.ts';
import {
  deliverOrder,
  packOrder,
  type Shipment,
  setParcelState,
  shipOrder,
} from '../orders/warehouse.ts';
import type { Bilingual } from '../seed/data/types.ts';
import {
  type AccountView,
  accountViews,
  type InvitationView,
  invitationViews,
  setCertification,
} from './accounts.ts';
import { type PromotionView, promotions, runCampaign } from './campaigns.ts';
import { type CouponChange, type CouponView, coupons, grantCoupon, setCoupon } from './coupons.ts';
import { type HomeBlockView, homeBlocks, setHomeBlock } from './home-blocks.ts';
import {
  type CodeView,
  captchaAnswers,
  codeViews,
  type LetterView,
  letterViews,
} from './letters.ts';
import { type MailOffView, type MessageView, mailOffViews, messageViews } from './messages.ts';
import { type OfferView, offerViews, setOffer } from './offers.ts';
import { closeByMerchant, type OrderView, orderViews, reviewOrderBills } from './orders.ts';
import { type PartnerView, partnerViews } from './partners.ts';
import {
  areNoticesLate,
  completePayment,
  declinePayment,
  type PaymentView,
  paymentViews,
  setLateNotices,
  setWallet,
  type TopUp,
  topUpWallet,
  type WalletChange,
  type WalletView,
  walletViews,
} from './payments.ts';
import {
  grantPoints,
  type PointsOrderView,
  type PointsProductView,
  type PointsView,
  pointsOrderViews,
  pointsProductViews,
  pointsViews,
  setPointsStock,
} from './points.ts';
import type { RangeView } from './range.ts';
import { type ReturnView, returnViews } from './returns.ts';
import {
  findSpecifications,
  type SpecificationView,
  setOnShelf,
  setPrice,
  setStock,
} from './specifications.ts';

/** Controls of a shop for tests, demos and the console page. Accounts are named by scenario, e-mail or id. */
export interface SandboxConsole {
  /** The range: the seeded one, or an imported file. */
  range(): RangeView;
  accounts(): AccountView[];
  invitations(): InvitationView[];
  /** Registrations and orders of each partner's page. */
  partners(): PartnerView[];
  approve(account: string | number): void;
  /** Rejects a clinic with a reason in its language; one text serves both languages. */
  reject(account: string | number, reason: string | Bilingual): void;
  review(account: string | number): void;
  /** The licence that a clinic has handed in, by the account's id. */
  licence(account: number): Response | undefined;
  /** Codes that were sent, newest first. */
  codes(): CodeView[];
  /** Every mail and SMS, newest first; of codes too. */
  outbox(): LetterView[];
  /** Messages of the contact form, newest first. */
  messages(): MessageView[];
  /** E-mails that are turned off, newest first. */
  mailsOff(): MailOffView[];
  /** Answers of the captcha pictures shown lately. */
  captchas(): string[];
  setFault(fault: Fault): void;
  faults(): readonly Fault[];
  clearFaults(): void;
  /** The shop's time. */
  now(): number;
  advanceClock(ms: number): void;
  /** Ends every session, as their expiry would (1323). */
  expireSessions(): void;
  /** Specifications whose article number or product name holds the text. */
  findSpecifications(text: string): SpecificationView[];
  setStock(specificationId: string | number, stock: number): void;
  /** Changes what a specification costs, in cents; an offer on it ends. */
  setPrice(specificationId: string | number, cents: number): void;
  setOnShelf(productId: string | number, onShelf: boolean): void;
  /** The home page's blocks in their order, those that are switched off too. */
  homeBlocks(): HomeBlockView[];
  /** Switches a block on or off, or lets it lead elsewhere: an address is taken as it is written. */
  setHomeBlock(block: number, change: { readonly isOn?: boolean; readonly path?: string }): void;
  /** Campaigns and the activities for new customers. */
  promotions(): PromotionView[];
  /** Lets a campaign run for a month from now, or ends it. */
  runCampaign(campaign: number, isOn: boolean): void;
  /** Price cuts and the swap offer, those that have ended too. */
  offers(): OfferView[];
  setOffer(offer: Pick<OfferView, 'id' | 'kind' | 'isOn'>): void;
  /** Every coupon, those that have ended too. */
  coupons(): CouponView[];
  setCoupon(coupon: number, change: CouponChange): void;
  /** Gives an account a coupon. */
  grantCoupon(coupon: number, account: string | number): void;
  /** Tries at paying, newest first. */
  payments(): PaymentView[];
  /** Captures a payment and notifies the shop, as an arrived transfer or a provider's notice would. */
  completePayment(payment: number): void;
  declinePayment(payment: number): void;
  wallets(): WalletView[];
  setWallet(account: string | number, change: WalletChange): void;
  /** Books a deposit with its reason. */
  topUp(account: string | number, deposit: TopUp): void;
  /** Whether notices of providers are delayed until the shop polls. */
  lateNotices(): boolean;
  setLateNotices(isOn: boolean): void;
  /** The newest orders. */
  orders(): OrderView[];
  /** Closes an order that is not paid. */
  closeOrder(orderNo: string): void;
  /** Accepts the stamped bills of an order, or rejects them with a reason. */
  judgeBills(orderNo: string, isAccepted: boolean, reason?: Bilingual): void;
  /** A stamped bill, by its id. */
  bill(id: string): Response | undefined;
  /** Packs a paid order. */
  packOrder(orderNo: string): void;
  /** Ships what a store, or every store, has left, each in so many parcels; returns the waybills. */
  shipOrder(orderNo: string, shipment?: Shipment): string[];
  /** Sets a parcel to a state of 2§4; 'auto' lets it follow the clock. */
  setParcelState(waybill: string, state: string): void;
  /** Delivers every parcel of an order. */
  deliverOrder(orderNo: string): void;
  /** Whether paid orders are packed and shipped by the clock. */
  isWarehouseAutomatic(): boolean;
  setWarehouseAutomatic(isOn: boolean): void;
  /** After-sales applications, newest first. */
  returns(): ReturnView[];
  approveReturn(returnNo: string): void;
  /** Rejects an application with a reason in its buyer's language. */
  rejectReturn(returnNo: string, reason: Bilingual): void;
  /** Receives the goods that a buyer has sent back. */
  receiveReturn(returnNo: string): void;
  /** Pays the refund of an application. */
  refundReturn(returnNo: string): void;
  /** A picture of an application, by its id. */
  proof(id: string): Response | undefined;
  /** Points of every approved clinic. */
  points(): PointsView[];
  /** Grants points to an account; negative ones are taken. */
  grantPoints(account: string | number, grant: { readonly points: number }): void;
  pointsProducts(): PointsProductView[];
  /** Sets the stock of a points product; null hides it. */
  setPointsStock(product: number, stock: number | null): void;
  /** The newest points orders. */
  pointsOrders(): PointsOrderView[];
  /** Whether answers carry the documented fields, calls and result codes only. Spec: 1§3, 2§3 */
  documented(): boolean;
  setDocumented(isOn: boolean): void;
  /** Gives the account `regular` two years of orders, filled up to a number of them. */
  loadHistory(orders?: number): void;
  requests(): readonly LoggedRequest[];
  /** Back to the seed: rows, faults, clock and log. */
  reset(): void;
}

export type ConsoleDoor = SandboxConsole;

interface Parts {
  readonly db: Db;
  readonly now: () => number;
  readonly faults: Faults;
  readonly log: RequestLog;
  readonly advance: (ms: number) => void;
  readonly range: () => RangeView;
  readonly loadHistory: (orders?: number) => void;
  readonly documented: () => boolean;
  readonly setDocumented: (isOn: boolean) => void;
  readonly reset: () => void;
}

export function createConsole(parts: Parts): SandboxConsole {
  const { db, now, faults, log, advance, reset } = parts;
  const shop = () => ({ db, now: now() });
  return {
    range: parts.range,
    accounts: () => accountViews(db),
    invitations: () => invitationViews(db),
    partners: () => partnerViews(db),
    approve: (account) => setCertification(db, account, 'approved'),
    reject: (account, reason) =>
      setCertification(
        db,
        account,
        'rejected',
        typeof reason === 'string' ? { zh: reason, en: reason } : reason,
      ),
    review: (account) => setCertification(db, account, 'underReview'),
    licence: (account) => licenceOf(db, account),
    codes: () => codeViews(db),
    outbox: () => letterViews(db),
    messages: () => messageViews(db),
    mailsOff: () => mailOffViews(db),
    captchas: () => captchaAnswers(db, now()),
    setFault: (fault) => faults.set(fault),
    faults: () => faults.list(),
    clearFaults: () => faults.clear(),
    now,
    advanceClock: advance,
    expireSessions: () => void db.run('UPDATE session SET expires_at = ?', now()),
    findSpecifications: (text) => findSpecifications(db, text),
    setStock: (specificationId, stock) => setStock(db, Number(specificationId), stock),
    setPrice: (specificationId, cents) => setPrice(db, Number(specificationId), cents),
    setOnShelf: (productId, onShelf) => setOnShelf(db, productId, onShelf),
    homeBlocks: () => homeBlocks(db),
    promotions: () => promotions(db),
    runCampaign: (campaign, isOn) => runCampaign(db, campaign, now(), isOn),
    setHomeBlock: (block, change) => setHomeBlock(db, block, change),
    offers: () => offerViews(db, now()),
    setOffer: (offer) => setOffer(db, now(), offer),
    coupons: () => coupons(db),
    setCoupon: (coupon, change) => setCoupon(db, coupon, now(), change),
    grantCoupon: (coupon, account) => grantCoupon(db, coupon, account, now()),
    payments: () => paymentViews(db),
    completePayment: (payment) => completePayment(db, now(), payment),
    declinePayment: (payment) => declinePayment(db, now(), payment),
    wallets: () => walletViews(db),
    setWallet: (account, change) => setWallet(db, now(), account, change),
    topUp: (account, deposit) => topUpWallet(db, now(), account, deposit),
    lateNotices: () => areNoticesLate(db),
    setLateNotices: (isOn) => setLateNotices(db, isOn),
    orders: () => orderViews(db, now()),
    closeOrder: (orderNo) => closeByMerchant(db, now(), orderNo),
    judgeBills: (orderNo, isAccepted, reason) => reviewOrderBills(db, orderNo, isAccepted, reason),
    bill: (id) => pictureFor(db, 'bill', id),
    packOrder: (orderNo) => packOrder(shop(), orderNo),
    shipOrder: (orderNo, shipment) => shipOrder(shop(), orderNo, shipment),
    setParcelState: (waybill, state) => setParcelState(shop(), waybill, state),
    deliverOrder: (orderNo) => deliverOrder(shop(), orderNo),
    isWarehouseAutomatic: () => isWarehouseAutomatic(db),
    setWarehouseAutomatic: (isOn) => setWarehouseAutomatic(db, isOn),
    returns: () => returnViews(db),
    approveReturn: (returnNo) => approveReturn(shop(), returnNo),
    rejectReturn: (returnNo, reason) => rejectReturn(shop(), returnNo, reason),
    receiveReturn: (returnNo) => receiveReturn(shop(), returnNo),
    refundReturn: (returnNo) => refundReturn(shop(), returnNo),
    proof: (id) => pictureFor(db, 'proof', id),
    points: () => pointsViews(db, now()),
    grantPoints: (account, grant) => grantPoints(db, now(), account, grant),
    pointsProducts: () => pointsProductViews(db),
    setPointsStock: (product, stock) => setPointsStock(db, product, stock),
    pointsOrders: () => pointsOrderViews(db),
    documented: parts.documented,
    setDocumented: parts.setDocumented,
    loadHistory: parts.loadHistory,
    requests: () => log.list(),
    reset,
  };
}
