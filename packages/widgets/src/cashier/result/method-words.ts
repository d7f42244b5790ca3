import type { PaymentMethod } from '@clinicart/sdk/cashier';
import { bilingual } from '../../engine/index.ts';

type Names = Readonly<Record<PaymentMethod, string>>;

const zh: Names = {
  wechat: '微信支付',
  'wechat-app': '微信支付',
  'wechat-account': '微信支付',
  transfer: '銀行轉帳',
  balance: '帳戶餘額',
  alipay: 'AlipayHK',
  'alipay-scan': 'AlipayHK',
  paypal: 'PayPal',
  card: '信用卡或扣帳卡',
  cheque: '支票',
  payme: 'PayMe',
  fps: '轉數快 FPS',
};

const en: Names = {
  wechat: 'WeChat Pay',
  'wechat-app': 'WeChat Pay',
  'wechat-account': 'WeChat Pay',
  transfer: 'Bank transfer',
  balance: 'Account balance',
  alipay: 'AlipayHK',
  'alipay-scan': 'AlipayHK',
  paypal: 'PayPal',
  card: 'Credit or debit card',
  cheque: 'Cheque',
  payme: 'PayMe',
  fps: 'FPS',
};

/** The shop's names of payment methods, for orders whose server sends none. Spec: 2§9 */
export const methodWords = bilingual({ zh, en });
