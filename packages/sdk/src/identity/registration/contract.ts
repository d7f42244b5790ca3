import * as z from 'zod/mini';
import { write } from '../../base/http/endpoint.ts';
import { MOST_PARTNER_ID, partnerIdOf } from '../../base/values/partner-id.ts';
import { filledLine } from '../../base/wire/filled-fields.ts';
import { typedEmail, typedLine } from '../../base/wire/typed-fields.ts';
import { TEXT_LIMITS } from '../../base/wire/typed-text.ts';
import type { RegionName } from '../account/contract.ts';
import { regionWire } from '../account/types.ts';
import { type Contact, contactWire, loginAnswer } from '../session/types.ts';

/** The part that every registration sends. `code` was sent to the contact. Spec: 1§3 */
export interface NewAccount {
  readonly contact: Contact;
  readonly code: string;
  readonly password: string;
  readonly confirmation: string;
  /** From the address of the page, for an invited person. Spec: 1§2 */
  readonly invitationCode?: string | undefined;
  /** Id of the partner on whose page the person registers. */
  readonly partner?: string | undefined;
}

/** The clinic that registers with its certificate. Spec: 1§3 */
export interface NewClinic {
  readonly clinicName: string;
  readonly name: string;
  readonly province: RegionName;
  readonly city?: RegionName | undefined;
  readonly district?: RegionName | undefined;
  /** Building and street. */
  readonly street: string;
  /** Unit and floor. */
  readonly unit: string;
  readonly licence: File;
  /** Also saves the address of the clinic as a delivery address. */
  readonly savesAddress: boolean;
}

/** The partner of an account; nothing where its id does not fit. */
function partnerWire(account: Pick<NewAccount, 'partner'>): { partner?: string } {
  const partner = partnerIdOf(account.partner);
  return partner === undefined ? {} : { partner };
}

/** Longest invitation code that is accepted; no code is longer. */
export const MOST_INVITATION = 64;

export const register = write(
  {
    name: 'registration.register',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : {
          summary: 'Register with the clinic and its certificate',
          spec: '1§3, 1§4, 1§7',
          assumed: [
            'path written out from the name "registerNew"',
            'the answer is that of a sign-in',
            'saveaddress is 1 or 0: keep the address as a delivery address too',
            'partner, the id of the page that the account registers on',
          ],
        },
    path: '/api/registerNew',
    encoding: 'multipart',
    subject: 'session',
    request: z.object({
      userName: filledLine(TEXT_LIMITS.clinicName),
      name: filledLine(TEXT_LIMITS.personName),
      email: typedEmail,
      phone: z.string(),
      areaCode: z.string(),
      password: z.string().check(z.minLength(6), z.maxLength(16)),
      repassword: z.string(),
      captcha: z.string().check(z.length(6)),
      province: z.string().check(z.minLength(1)),
      city: z.string(),
      district: z.string(),
      street: typedLine(TEXT_LIMITS.street),
      address: typedLine(TEXT_LIMITS.unit),
      businessLicense: z.file(),
      invitationCode: typedLine(MOST_INVITATION),
      saveaddress: z.enum(['0', '1']),
      partner: z.optional(typedLine(MOST_PARTNER_ID)),
      platform: z.literal('0'),
    }),
    response: loginAnswer,
  },
  ({ account, clinic }: { account: NewAccount; clinic: NewClinic }) => ({
    ...contactWire(account.contact),
    userName: clinic.clinicName,
    name: clinic.name,
    password: account.password,
    repassword: account.confirmation,
    captcha: account.code,
    province: regionWire(clinic.province),
    city: regionWire(clinic.city),
    district: regionWire(clinic.district),
    street: clinic.street,
    address: clinic.unit,
    businessLicense: clinic.licence,
    invitationCode: account.invitationCode ?? '',
    saveaddress: clinic.savesAddress ? ('1' as const) : ('0' as const),
    platform: '0' as const,
    ...partnerWire(account),
  }),
);

export const registerOnly = write(
  {
    name: 'registration.registerOnly',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : {
          summary: 'Register without a certificate and sign in at once',
          spec: '1§3, 1§4, 1§7',
          assumed: [
            'path written out from the name "registerNewLogin"',
            'the set-password params are its body; phoneCaptcha is the code of an e-mail address too',
            'invitationCode is sent here as well',
            'partner, the id of the page that the account registers on',
          ],
        },
    path: '/api/registerNewLogin',
    subject: 'session',
    request: z.object({
      password: z.string().check(z.minLength(6), z.maxLength(16)),
      repassword: z.string(),
      phone: z.string(),
      email: typedEmail,
      phoneCaptcha: z.string().check(z.length(6)),
      areaCode: z.string(),
      invitationCode: z.optional(typedLine(MOST_INVITATION)),
      partner: z.optional(typedLine(MOST_PARTNER_ID)),
    }),
    response: loginAnswer,
  },
  (account: NewAccount) => ({
    ...contactWire(account.contact),
    password: account.password,
    repassword: account.confirmation,
    phoneCaptcha: account.code,
    invitationCode: account.invitationCode ?? '',
    ...partnerWire(account),
  }),
);
