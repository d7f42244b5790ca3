import * as z from 'zod/mini';
import { write } from '../../base/http/endpoint.ts';
import { filled, filledLine } from '../../base/wire/filled-fields.ts';
import { typedEmail, typedLine } from '../../base/wire/typed-fields.ts';
import { TEXT_LIMITS } from '../../base/wire/typed-text.ts';
import type { RegionName } from '../account/contract.ts';
import { regionWire } from '../account/types.ts';

const SUBJECT = 'account';
const done = z.unknown();
const code = z.string().check(z.length(6));

/** The address of the clinic. Spec: 1§3 */
export interface ClinicAddress {
  readonly province: RegionName;
  readonly city?: RegionName | undefined;
  readonly district?: RegionName | undefined;
  /** Building and street. */
  readonly street: string;
  /** Unit and floor. */
  readonly unit: string;
}

const addressWire = (place: ClinicAddress) => ({
  province: regionWire(place.province),
  city: regionWire(place.city),
  district: regionWire(place.district),
  street: place.street,
  address: place.unit,
});

export const submitClinic = write(
  {
    name: 'profile.submitClinic',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : {
          summary: 'Hand in the clinic name and its certificate',
          spec: '1§4, 1§5, 1§7',
          assumed: ['a certificate that is kept is sent as the path that the account has'],
        },
    path: '/authapi/user/userAuthNew',
    encoding: 'multipart',
    subject: SUBJECT,
    request: z.object({
      companyName: filledLine(TEXT_LIMITS.clinicName),
      businessLicense: z.union([z.file(), filled]),
    }),
    response: done,
  },
  (clinic: { clinicName: string; licence: File | string }) => ({
    companyName: clinic.clinicName,
    businessLicense: clinic.licence,
  }),
);

export const certify = write(
  {
    name: 'profile.certify',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : {
          summary: 'Certify the clinic of an account that registered without',
          spec: '1§5, 1§7',
          assumed: [
            'the certification form goes to registerNewAuth, with the token in the header: the one has fields and no path, the other a path and no fields',
            'name is the person and userName the clinic, as in the registration',
          ],
        },
    path: '/api/registerNewAuth',
    encoding: 'multipart',
    subject: SUBJECT,
    request: z.object({
      name: filledLine(TEXT_LIMITS.personName),
      province: filled,
      city: z.string(),
      district: z.string(),
      street: typedLine(TEXT_LIMITS.street),
      address: typedLine(TEXT_LIMITS.unit),
      businessLicense: z.file(),
      saveaddress: z.enum(['0', '1']),
      userName: filledLine(TEXT_LIMITS.clinicName),
      phone: z.string(),
      areaCode: z.string(),
      email: typedEmail,
    }),
    response: done,
  },
  (form: {
    clinicName: string;
    name: string;
    address: ClinicAddress;
    licence: File;
    savesAddress: boolean;
    phone: string;
    areaCode: string;
    email: string;
  }) => ({
    ...addressWire(form.address),
    name: form.name,
    userName: form.clinicName,
    businessLicense: form.licence,
    saveaddress: form.savesAddress ? ('1' as const) : ('0' as const),
    phone: form.phone,
    areaCode: form.areaCode,
    email: form.email,
  }),
);

export const updateEmail = write(
  {
    name: 'profile.updateEmail',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : {
          summary: 'Change or bind the e-mail address',
          spec: '1§4, 1§7',
          assumed: [
            'the server remembers that the present contact was verified a short while before',
          ],
        },
    path: '/authapi/user/updateEmail',
    subject: SUBJECT,
    request: z.object({ email: filledLine(TEXT_LIMITS.email), emailCaptcha: code }),
    response: done,
  },
  (change: { email: string; code: string }) => ({ email: change.email, emailCaptcha: change.code }),
);

export const updatePhone = write(
  {
    name: 'profile.updatePhone',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : {
          summary: 'Change or bind the phone number',
          spec: '1§4, 1§7',
          assumed: ['as updateEmail'],
        },
    path: '/authapi/user/updatePhone',
    subject: SUBJECT,
    request: z.object({ phone: filled, phoneCaptcha: code, areaCode: filled }),
    response: done,
  },
  (change: { phone: string; areaCode: string; code: string }) => ({
    phone: change.phone,
    areaCode: change.areaCode,
    phoneCaptcha: change.code,
  }),
);

export const updatePassword = write(
  {
    name: 'profile.updatePassword',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : {
          summary: 'Change the password',
          spec: '1§5, 1§7',
          assumed: ['every session of the account ends with it'],
        },
    path: '/authapi/user/updatePassword',
    subject: SUBJECT,
    request: z.object({
      oldPassword: filled,
      newPassword: z.string().check(z.minLength(6), z.maxLength(16)),
      confirmPassword: filled,
    }),
    response: done,
  },
  (change: { oldPassword: string; password: string; confirmation: string }) => ({
    oldPassword: change.oldPassword,
    newPassword: change.password,
    confirmPassword: change.confirmation,
  }),
);

export const updateClinicAddress = write(
  {
    name: 'profile.updateClinicAddress',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : { summary: 'Change where the clinic is', spec: '1§5, 1§7' },
    path: '/authapi/user/updateUserAddress',
    subject: SUBJECT,
    request: z.object({
      address: typedLine(TEXT_LIMITS.unit),
      province: z.string(),
      city: z.string(),
      district: z.string(),
      street: typedLine(TEXT_LIMITS.street),
    }),
    response: done,
  },
  addressWire,
);

export const updateUser = write(
  {
    name: 'profile.updateUser',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : {
          summary: 'Change the picture and the name',
          spec: '1§5, 1§7',
          assumed: ['file is left out where only the name changes'],
        },
    path: '/authapi/user/updateUser',
    encoding: 'multipart',
    subject: SUBJECT,
    request: z.object({ userName: filledLine(TEXT_LIMITS.personName), file: z.optional(z.file()) }),
    response: done,
  },
  (change: { name: string; picture?: File | undefined }) => ({
    userName: change.name,
    ...(change.picture ? { file: change.picture } : {}),
  }),
);
