import { account as contract } from '@clinicart/sdk/contract';
import { avatarPath } from './avatar.ts';
import { AUTH_STATUS, accountOf, pictureTemplate } from './call.ts';
import { countLines } from './cart.ts';
import { regionText, regionTree } from './regions.ts';
import { serve } from './serve.ts';

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
      avatar: `${call.origin}/pictures/96x96/${avatarPath(account)}`,
      authStatus: account.auth_status,
      reason: rejected ? (language === 'zh' ? account.reason_zh : account.reason_en) : null,
      companyName: account.clinic,
      businessLicense: account.licence && pictureTemplate(call, account.licence),
      province: regionText(account.province, language),
      city: regionText(account.city, language),
      district: regionText(account.district, language),
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
