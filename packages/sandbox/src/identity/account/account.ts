import { account as contract } from '@clinicart/sdk/contract';
import { countLines } from '../../cart/cart.ts';
import { AUTH_STATUS, accountOf } from '../../http/call.ts';
import { serve } from '../../http/route.ts';
import { regionTexts, regionTree } from '../address/regions.ts';
import { avatarUrl, licenceUrl } from './uploads.ts';

export const accountRoutes = [
  serve(contract.userInfo, (_, call) => {
    const account = accountOf(call);
    const { language } = call;
    const rejected = account.auth_status === AUTH_STATUS.rejected;
    return {
      name: account.name,
      email: account.email,
      phone: account.phone,
      areaCode: account.area_code,
      avatar: avatarUrl(call, account),
      authStatus: account.auth_status,
      reason: rejected ? (language === 'zh' ? account.reason_zh : account.reason_en) : null,
      companyName: account.clinic,
      businessLicense: licenceUrl(call, account),
      ...regionTexts(account),
      street: account.street,
      address: account.unit,
      hasPayPwd: account.has_pay_password === 1,
      credit: account.has_credit === 1,
      isCheck: account.may_pay_by_cheque === 1,
      cartAmount: countLines(call.db, account.id),
    };
  }),

  serve(contract.regions, () => regionTree),
];
