import { profile } from '@clinicart/sdk/contract';
import { type Account, AUTH_STATUS, accountOf, type Call } from '../../http/call.ts';
import { Refusal } from '../../http/refusals.ts';
import { serve } from '../../http/route.ts';
import {
  contactOf,
  contactParts,
  findByContact,
  isValidPhone,
  readContact,
} from '../account/contacts.ts';
import { consumeIdentityCheck } from '../account/identity-check.ts';
import { sendMessage } from '../account/outbox.ts';
import { isOwnLicence, readPicture, replacePicture } from '../account/uploads.ts';
import { checkCode, isUsedCode, markCodeUsed } from '../account/verification-codes.ts';
import { addAddress } from '../address/addresses.ts';
import { readRegion } from '../address/regions.ts';
import { verifyPassword } from '../session/login-throttle.ts';
import { checkPasswordRules, hashPassword, MAX_PASSWORD_LENGTH } from '../session/password-hash.ts';
import { endSessions } from '../session/session.ts';

/** Refuses unless the clinic is rejected or not certified yet. Spec: 1§4 */
function checkMayCertify(account: Account): void {
  const { rejected, none } = AUTH_STATUS;
  if (account.auth_status !== rejected && account.auth_status !== none)
    throw new Refusal('underReview');
}

/** Spec: 1§4 */
function sendToReview({ db }: Call, accountId: number): void {
  const sql = 'UPDATE account SET auth_status = ?, reason_zh = NULL, reason_en = NULL WHERE id = ?';
  db.run(sql, AUTH_STATUS.underReview, accountId);
}

/** Replaces a contact of the account; an existing one requires an identity check. */
function changeContact(call: Call, contact: string, purpose: string, code: string): null {
  const account = accountOf(call);
  const { email, areaCode, phone } = contactParts(contact);
  const before =
    email === null
      ? account.phone && contactOf({ phone: account.phone, areaCode: account.area_code })
      : account.email && contactOf({ email: account.email });
  const sent = { contact, purpose, code };
  const owner = findByContact(call.db, contact);
  // A retry after a lost answer: the contact is changed.
  if (owner === account.id && isUsedCode(call, sent)) return null;
  const codeId = checkCode(call, sent);
  if (owner !== undefined)
    throw new Refusal(owner === account.id ? 'contactUnchanged' : 'contactTaken');
  call.db.transaction(() => {
    if (before) consumeIdentityCheck(call);
    markCodeUsed(call, codeId);
    if (email === null)
      call.db.run('UPDATE account SET area_code = :area_code, phone = :phone WHERE id = :id', {
        area_code: areaCode,
        phone,
        id: account.id,
      });
    else call.db.run('UPDATE account SET email = ? WHERE id = ?', email, account.id);
    if (before) sendMessage(call, before, 'contactChanged');
  });
  return null;
}

const contactRoutes = [
  serve(profile.updateEmail, (input, call) =>
    changeContact(call, readContact({ email: input.email }), 'newEmail', input.emailCaptcha),
  ),

  serve(profile.updatePhone, ({ phone, areaCode, phoneCaptcha }, call) =>
    changeContact(call, readContact({ phone, areaCode }), 'newPhone', phoneCaptcha),
  ),

  serve(profile.updatePassword, async (input, call) => {
    const account = accountOf(call);
    const tried = { name: `account ${account.id}`, account, password: input.oldPassword };
    if (!(await verifyPassword(call, tried))) throw new Refusal('wrongOldPassword');
    checkPasswordRules(input.newPassword, MAX_PASSWORD_LENGTH);
    if (input.newPassword !== input.confirmPassword) throw new Refusal('passwordsDiffer');
    const password = await hashPassword(input.newPassword);
    call.db.transaction(() => {
      call.db.run('UPDATE account SET password = ? WHERE id = ?', password, account.id);
      // Ends this session too; the client logs out after 3 seconds. Spec: 1§4
      endSessions(call, account.id);
      const mine = { email: account.email ?? '', phone: account.phone ?? '' };
      sendMessage(call, contactOf({ ...mine, areaCode: account.area_code }), 'passwordChanged');
    });
    return null;
  }),
];

const clinicRoutes = [
  serve(profile.submitClinic, async ({ companyName, businessLicense }, call) => {
    const account = accountOf(call);
    checkMayCertify(account);
    const clinic = companyName.trim();
    if (clinic === '') throw new Refusal('incomplete');
    const isKept = typeof businessLicense === 'string';
    if (isKept && !isOwnLicence(account, businessLicense)) throw new Refusal('incomplete');
    const licence = isKept ? undefined : await readPicture(businessLicense);
    call.db.transaction(() => {
      call.db.run('UPDATE account SET clinic = ? WHERE id = ?', clinic, account.id);
      if (licence) replacePicture(call, account.id, 'licence', licence);
      sendToReview(call, account.id);
    });
    return null;
  }),

  serve(profile.certify, async (input, call) => {
    const account = accountOf(call);
    checkMayCertify(account);
    const { db } = call;
    const region = readRegion(input);
    const { province, city, district } = region;
    const [name, clinic] = [input.name.trim(), input.userName.trim()];
    const [street, unit] = [input.street.trim(), input.address.trim()];
    if (!name || !clinic || province === null) throw new Refusal('incomplete');
    if (!street && !unit) throw new Refusal('clinicAddressMissing');
    const licence = await readPicture(input.businessLicense);
    // This phone is the courier's contact; it does not change the account's, which requires a code.
    const { areaCode, phone } = contactParts(contactOf(input));
    if (phone !== null && !isValidPhone(areaCode, phone)) throw new Refusal('wrongPhone');
    db.transaction(() => {
      db.run(
        `UPDATE account
          SET name = :name, clinic = :clinic, province = :province, city = :city, district = :district,
            street = :street, unit = :unit
          WHERE id = :id`,
        { name, clinic, province, city, district, street, unit, id: account.id },
      );
      replacePicture(call, account.id, 'licence', licence);
      sendToReview(call, account.id);
      if (input.saveaddress === '1')
        addAddress(call, account.id, {
          name,
          areaCode,
          phone: phone ?? account.phone ?? '',
          region,
          street,
          unit,
          isDefault: false,
        });
    });
    return null;
  }),

  serve(profile.updateClinicAddress, (input, call) => {
    const { province, city, district } = readRegion(input);
    const [street, unit] = [input.street.trim(), input.address.trim()];
    if (!street && !unit) throw new Refusal('clinicAddressMissing');
    if (province === null) throw new Refusal('incomplete');
    call.db.run(
      `UPDATE account
        SET province = :province, city = :city, district = :district, street = :street, unit = :unit
        WHERE id = :id`,
      { province, city, district, street, unit, id: accountOf(call).id },
    );
    return null;
  }),

  serve(profile.updateUser, async ({ userName, file }, call) => {
    const account = accountOf(call);
    const name = userName.trim();
    if (name === '') throw new Refusal('incomplete');
    const picture = file && (await readPicture(file));
    call.db.transaction(() => {
      call.db.run('UPDATE account SET name = ? WHERE id = ?', name, account.id);
      if (picture) replacePicture(call, account.id, 'avatar', picture);
    });
    return null;
  }),
];

export const profileRoutes = [...contactRoutes, ...clinicRoutes];
