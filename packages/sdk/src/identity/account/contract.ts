import * as z from 'zod/mini';
import { read } from '../../base/http/endpoint.ts';
import { count, flag, list, maybe, money, shape, text } from '../../base/wire/parsers.ts';
import { type Region, region, type UserInfo } from './types.ts';

export { REGION_MARK, type RegionName } from './types.ts';

/** Whether there is any: a flag, or an amount above 0. */
const anyCredit = shape(z.union([flag, money]), (credit) => Number(credit) > 0);

/** The member and the clinic. `authStatus` stays a code: its meaning is a rule with two readings. Spec: 1§3, 1§4 */
export const userInfo = read(
  {
    name: 'account.userInfo',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : {
          summary: 'The signed-in person and the clinic',
          spec: '1§3, 1§7, 2§3',
          assumed: [
            'cartAmount is answered too, so that a second tab learns the count',
            'credit is a flag, or an amount that is a yes above 0: the documents give it no type',
          ],
        },
    path: '/authapi/user/userinfo2',
    request: z.object({ type: z.literal(-1) }),
    response: shape(
      z.object({
        name: maybe(text),
        email: maybe(text),
        phone: maybe(text),
        areaCode: maybe(text),
        avatar: maybe(text),
        authStatus: text,
        reason: maybe(text),
        companyName: maybe(text),
        businessLicense: maybe(text),
        province: maybe(region),
        city: maybe(region),
        district: maybe(region),
        street: maybe(text),
        address: maybe(text),
        hasPayPwd: maybe(flag),
        credit: maybe(anyCredit),
        isCheck: maybe(flag),
        cartAmount: maybe(count),
      }),
      (wire): UserInfo => ({
        name: wire.name ?? '',
        email: wire.email ?? '',
        phone: wire.phone ?? '',
        areaCode: wire.areaCode ?? '',
        avatar: wire.avatar,
        authStatus: wire.authStatus,
        reason: wire.reason,
        clinicName: wire.companyName ?? '',
        licencePath: wire.businessLicense,
        province: wire.province,
        city: wire.city,
        district: wire.district,
        street: wire.street ?? '',
        unit: wire.address ?? '',
        hasPaymentPassword: wire.hasPayPwd ?? false,
        hasCredit: wire.credit ?? false,
        mayPayByCheque: wire.isCheck ?? false,
        cartCount: wire.cartAmount,
      }),
    ),
  },
  (_: null) => ({ type: -1 as const }),
);

const district = z.object({ code: text, zh: text, en: maybe(text) });
const city = z.object({ code: text, zh: text, en: maybe(text), districts: list(district) });
const province: z.ZodMiniType<Region, unknown> = z.object({
  code: text,
  zh: text,
  en: maybe(text),
  cities: list(city),
});

export const regions = read(
  {
    name: 'account.regions',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : {
          summary: 'Provinces, cities and districts',
          spec: '1§3, 1§7',
          assumed: ['an English name in en, where the server has one'],
        },
    path: '/api/getAddress',
    request: z.object({}),
    response: list(province),
  },
  (_: null) => ({}),
);
