import { confirmOutcome } from '../../base/concurrency/confirm-outcome.ts';
import type { Api } from '../../base/http/client.ts';
import type { KeyValueStore } from '../../base/storage/storage.ts';
import type { Explanation } from '../../base/values/explanation.ts';
import { checkPictureFile } from '../../base/values/image-file.ts';
import { cleanLine } from '../../base/wire/typed-text.ts';
import type { Province } from '../account/region-rules.ts';
import type { Account, AccountStore } from '../account/store.ts';
import { type ContactFields, contactOf, noteAccount } from '../session/contact.ts';
import { checkCode } from '../session/rules.ts';
import type { SessionStore } from '../session/store.ts';
import { checkNewContact, hasContact } from './contact-change.ts';
import * as contract from './contract.ts';
import { done, type ProfileOutcome, unfit } from './outcome.ts';
import {
  type CertificationField,
  type CertificationForm,
  type ClinicAddressField,
  type ClinicAddressForm,
  type ClinicField,
  type ClinicForm,
  checkCertification,
  checkClinic,
  checkClinicAddress,
  checkName,
  refuseClinic,
} from './rules.ts';

/** Called with the share of a file that was sent, from 0 to 1. */
export type OnProgress = (share: number) => void;

/** The context of the changes of a profile. */
export interface ChangeContext {
  readonly api: Pick<Api, 'call'>;
  readonly account: Pick<AccountStore, 'me' | 'regions' | 'changed'>;
  readonly session: Pick<SessionStore, 'rename' | 'owner'>;
  readonly settings: KeyValueStore;
}

/** Sends a change; when its answer is lost, the account shows whether it was made. */
async function send(
  { account }: ChangeContext,
  call: () => Promise<unknown>,
  isDone: (now: Account) => boolean,
): Promise<void> {
  await confirmOutcome({
    send: async () => {
      await call();
      return true;
    },
    async verify() {
      if (isDone(await account.me.get(null))) return true;
      // A part that the account does not show may have changed.
      account.changed();
      return undefined;
    },
  });
  account.changed();
}

const progressOf = (onProgress: OnProgress | undefined) =>
  onProgress
    ? { onProgress: (sent: number, total: number) => onProgress(total > 0 ? sent / total : 0) }
    : {};

/** Reads the regions; without them only the server checks the region. */
const readRegions = ({ account }: ChangeContext): Promise<readonly Province[]> =>
  account.regions.get(null).catch(() => []);

async function refuseByState({ account }: ChangeContext): Promise<Explanation | undefined> {
  return refuseClinic((await account.me.get(null)).certification);
}

/** Updates what was stored at login: the name, which the header shows, and which account it is. Spec: 2§2.15 */
async function updateSession({ account, session, settings }: ChangeContext): Promise<void> {
  const now = await account.me.get(null).catch(() => undefined);
  if (!now) return;
  noteAccount(settings, session.owner(), now);
  session.rename({ userName: now.name, avatar: now.avatar });
}

/** Returns the address to send. `checkClinicAddress` has made sure of the province. */
function addressOf({ region, street, unit }: ClinicAddressForm): contract.ClinicAddress {
  const { province, city, district } = region;
  if (!province) throw new TypeError('An address without a province passed.');
  return { province, city, district, street: cleanLine(street), unit: cleanLine(unit) };
}

export async function changeContact(
  context: ChangeContext,
  fields: ContactFields,
  typedCode: string,
): Promise<ProfileOutcome<'contact' | 'code'>> {
  const { api, account } = context;
  const present = await account.me.get(null);
  const refused = unfit<'contact' | 'code'>({
    contact: checkNewContact(fields, present),
    code: checkCode(typedCode),
  });
  if (refused) return refused;
  const isBinding = !hasContact(fields.by, present);
  const contact = contactOf(fields);
  const code = typedCode.trim();
  await send(
    context,
    () =>
      'email' in contact
        ? api.call(contract.updateEmail, { email: contact.email, code })
        : api.call(contract.updatePhone, { ...contact, code }),
    (now) => checkNewContact(fields, now)?.reason === 'contact-unchanged',
  );
  await updateSession(context);
  return done(isBinding ? 'set-successfully' : 'modified');
}

export async function submitClinic(
  context: ChangeContext,
  { licence, clinicName }: ClinicForm,
  onProgress: OnProgress | undefined,
): Promise<ProfileOutcome<ClinicField | 'certification'>> {
  const complaints = {
    certification: await refuseByState(context),
    ...checkClinic({ licence, clinicName }),
    ...(licence instanceof File && { licence: await checkPictureFile(licence) }),
  };
  const refused = unfit<ClinicField | 'certification'>(complaints);
  if (refused || !licence) return refused ?? { ok: false, complaints: {} };
  const clinic = { clinicName: cleanLine(clinicName), licence };
  await send(
    context,
    () => context.api.call(contract.submitClinic, clinic, progressOf(onProgress)),
    (now) => now.certification === 'under-review',
  );
  return done('submitted');
}

export async function certify(
  context: ChangeContext,
  form: CertificationForm,
  onProgress: OnProgress | undefined,
): Promise<ProfileOutcome<CertificationField | 'certification'>> {
  const { api, account } = context;
  const { licence } = form;
  const refused = unfit<CertificationField | 'certification'>({
    certification: await refuseByState(context),
    ...checkCertification(form, await readRegions(context)),
    ...(licence && { licence: await checkPictureFile(licence) }),
  });
  if (refused || !licence) return refused ?? { ok: false, complaints: {} };
  const { email, phone, areaCode } = await account.me.get(null);
  const certification = {
    clinicName: cleanLine(form.clinicName),
    name: cleanLine(form.name),
    savesAddress: form.savesAddress,
    address: addressOf(form),
    licence,
    email,
    phone,
    areaCode,
  };
  await send(
    context,
    () => api.call(contract.certify, certification, progressOf(onProgress)),
    (now) => now.certification === 'under-review',
  );
  await updateSession(context);
  return done('submitted');
}

export async function changeAddress(
  context: ChangeContext,
  form: ClinicAddressForm,
): Promise<ProfileOutcome<ClinicAddressField>> {
  const refused = unfit(checkClinicAddress(form, await readRegions(context)));
  if (refused) return refused;
  const address = addressOf(form);
  await send(
    context,
    () => context.api.call(contract.updateClinicAddress, address),
    (now) =>
      now.province?.code === address.province.code &&
      now.city?.code === address.city?.code &&
      now.district?.code === address.district?.code &&
      now.street === address.street &&
      now.unit === address.unit,
  );
  return done('modified');
}

export async function changePerson(
  context: ChangeContext,
  { name, picture }: { readonly name: string; readonly picture?: File | undefined },
  onProgress: OnProgress | undefined,
): Promise<ProfileOutcome<'name' | 'picture'>> {
  const refused = unfit({
    name: checkName(name),
    picture: picture && (await checkPictureFile(picture)),
  });
  if (refused) return refused;
  const wanted = { name: cleanLine(name), picture };
  await send(
    context,
    () => context.api.call(contract.updateUser, wanted, progressOf(onProgress)),
    // The account does not show which picture was sent, so a new picture stays unconfirmed.
    (now) => now.name === wanted.name && picture === undefined,
  );
  await updateSession(context);
  return done('modified');
}
