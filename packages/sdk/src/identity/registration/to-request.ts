import { cleanLine } from '../../base/wire/typed-text.ts';
import { contactOf } from '../session/contact.ts';
import { MOST_INVITATION, type NewAccount, type NewClinic } from './contract.ts';
import type { RegistrationForm } from './rules.ts';

/** Returns the account of a form, without surrounding spaces. */
export const accountOf = (form: RegistrationForm): NewAccount => ({
  contact: contactOf(form),
  code: form.code.trim(),
  password: form.password,
  confirmation: form.confirmation,
  invitationCode: cleanLine(form.invitationCode).slice(0, MOST_INVITATION),
});

/** Returns the clinic of a form; undefined while its region or certificate is missing. */
export function clinicOf({ region, licence, ...form }: RegistrationForm): NewClinic | undefined {
  return (
    region.province &&
    licence && {
      ...region,
      province: region.province,
      licence,
      clinicName: cleanLine(form.clinicName),
      name: cleanLine(form.name),
      street: cleanLine(form.street),
      unit: cleanLine(form.unit),
      savesAddress: form.savesAddress,
    }
  );
}
