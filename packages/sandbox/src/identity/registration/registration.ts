import { partnerIdOf, registration } from '@clinicart/sdk/contract';
import { AUTH_STATUS, type Call } from '../../http/call.ts';
import { Refusal } from '../../http/refusals.ts';
import { serve } from '../../http/route.ts';
import {
  type ContactFields,
  contactParts,
  findByContact,
  readContact,
} from '../account/contacts.ts';
import { readPicture, replacePicture } from '../account/uploads.ts';
import { checkCode, isUsedCode, markCodeUsed } from '../account/verification-codes.ts';
import { addAddress } from '../address/addresses.ts';
import { readRegion } from '../address/regions.ts';
import { checkPasswordRules, hashPassword, MAX_PASSWORD_LENGTH } from '../session/password-hash.ts';
import { readAccount, signIn } from '../session/session.ts';

interface NewAccount extends ContactFields {
  readonly password: string;
  readonly repassword: string;
  readonly code: string;
  readonly invitationCode: string;
  readonly partner?: string | undefined;
}

/** Validates a new account, in the order of its form. */
function checkNewAccount(call: Call, wish: NewAccount): { contact: string; codeId: number } {
  const contact = readContact(wish);
  const sent = { contact, purpose: 'register', code: wish.code };
  const isTaken = findByContact(call.db, contact) !== undefined;
  // The holder of the code owns the contact, so the answer reveals nothing to others.
  if (isTaken && isUsedCode(call, sent)) throw new Refusal('alreadyRegistered');
  const codeId = checkCode(call, sent);
  if (isTaken) throw new Refusal('alreadyRegistered');
  checkPasswordRules(wish.password, MAX_PASSWORD_LENGTH);
  if (wish.password !== wish.repassword) throw new Refusal('passwordsDiffer');
  return { contact, codeId };
}

/**
 * Opens an account. Validates again: the same registration may have arrived twice while the password was hashed.
 * Call it in a transaction.
 */
function openAccount(call: Call, wish: NewAccount, password: string): number {
  const { contact, codeId } = checkNewAccount(call, wish);
  const { email, areaCode, phone } = contactParts(contact);
  markCodeUsed(call, codeId);
  call.db.run(
    `INSERT INTO account (email, area_code, phone, password, name, auth_status, is_new_customer,
        registered_at, partner, invitation)
      VALUES (:email, :area_code, :phone, :password, :name, :auth_status, 1, :registered_at, :partner,
        (SELECT code FROM invitation
      WHERE code = :invitation))`,
    {
      email,
      area_code: areaCode,
      phone,
      password,
      name: email?.split('@')[0] ?? phone ?? '',
      auth_status: AUTH_STATUS.none,
      registered_at: call.now,
      partner: partnerIdOf(wish.partner) ?? null,
      invitation: wish.invitationCode.trim(),
    },
  );
  const id = findByContact(call.db, contact);
  if (id === undefined) throw new Error('an account was not kept');
  return id;
}

/** Answers a registration like a sign-in. Spec: 1§4 */
function signInById(call: Call, id: number) {
  const account = readAccount(call.db, id);
  if (!account) throw new Error('an account was not kept');
  return signIn(call, account);
}

export const registrationRoutes = [
  serve(registration.registerOnly, async (input, call) => {
    const { invitationCode = '' } = input;
    const wish = { ...input, invitationCode, code: input.phoneCaptcha };
    checkNewAccount(call, wish);
    const password = await hashPassword(input.password);
    return signInById(
      call,
      call.db.transaction(() => openAccount(call, wish, password)),
    );
  }),

  serve(registration.register, async (input, call) => {
    const wish = { ...input, code: input.captcha };
    checkNewAccount(call, wish);
    const region = readRegion(input);
    const [name, clinic, street, unit] = [
      input.name.trim(),
      input.userName.trim(),
      input.street.trim(),
      input.address.trim(),
    ];
    // Spec: 1§5: clinic name, name, region, street, unit and floor are required.
    if (!name || !clinic || !street || !unit) throw new Refusal('incomplete');
    const licence = await readPicture(input.businessLicense);
    const password = await hashPassword(input.password);
    const { db } = call;
    const id = db.transaction(() => {
      const account = openAccount(call, wish, password);
      db.run(
        `UPDATE account
          SET name = :name, clinic = :clinic, auth_status = :auth_status, province = :province,
            city = :city, district = :district, street = :street, unit = :unit
          WHERE id = :id`,
        {
          name,
          clinic,
          auth_status: AUTH_STATUS.underReview,
          province: region.province,
          city: region.city,
          district: region.district,
          street,
          unit,
          id: account,
        },
      );
      replacePicture(call, account, 'licence', licence);
      const { areaCode, phone } = contactParts(readContact(input));
      if (input.saveaddress === '1')
        addAddress(call, account, {
          name,
          areaCode,
          phone: phone ?? '',
          region,
          street,
          unit,
          isDefault: true,
        });
      return account;
    });
    return signInById(call, id);
  }),
];
