import { contactOf } from '../session/contact-rules.ts';
import type { NewAccount, NewClinic } from './contract.ts';
import type { RegistrationForm } from './rules.ts';

/** What the calls take of a form: what was typed at its edges by mistake is left out. */
export const accountOf = (form: RegistrationForm): NewAccount => ({
  contact: contactOf(form),
  code: form.code.trim(),
  password: form.password,
  confirmation: form.confirmation,
  invitationCode: form.invitationCode.trim(),
});

/** The clinic of a form; undefined while its region or certificate is missing. */
export function clinicOf({ region, licence, ...form }: RegistrationForm): NewClinic | undefined {
  return (
    region.province &&
    licence && {
      ...region,
      province: region.province,
      licence,
      clinicName: form.clinicName.trim(),
      name: form.name.trim(),
      street: form.street.trim(),
      unit: form.unit.trim(),
      savesAddress: form.savesAddress,
    }
  );
}
