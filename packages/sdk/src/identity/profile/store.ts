import type { Cache, Query } from '../../base/cache/query-cache.ts';
import { confirmOutcome } from '../../base/concurrency/confirm-outcome.ts';
import { createSingleFlight } from '../../base/concurrency/single-flight.ts';
import type { Api } from '../../base/http/client.ts';
import type { Clock } from '../../base/platform/clock.ts';
import { type Explanation, explain } from '../../base/values/explanation.ts';
import { checkPictureFile } from '../../base/values/image-file.ts';
import { cleanLine } from '../../base/wire/typed-text.ts';
import type { Province } from '../account/region-rules.ts';
import type { Account, AccountStore } from '../account/store.ts';
import { type ContactFields, contactOf } from '../session/contact-rules.ts';
import { checkCode } from '../session/rules.ts';
import type { SessionStore } from '../session/store.ts';
import {
  type ContactKind,
  checkNewContact,
  hasContact,
  maskContact,
  proofPurpose,
} from './contact-change.ts';
import * as contract from './contract.ts';
import { createPasswordChange, type LOG_OUT_MS } from './password-change.ts';
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
  checkPasswordChange,
  type PasswordForm,
  refuseClinic,
} from './rules.ts';

/** What is said of a change that was made. */
export type ProfileDoneReason = 'set-successfully' | 'modified' | 'modified-log-in' | 'submitted';

/** What came of a change: done with a sentence to show, or not fit to be sent and why, by field. */
export type ProfileOutcome<Field extends string> =
  | { readonly ok: true; readonly notice: Explanation<ProfileDoneReason> }
  | {
      readonly ok: false;
      readonly complaints: Readonly<Partial<Record<Field, Explanation>>>;
    };

/** Told how much of a file has gone, from 0 to 1. */
type OnProgress = (share: number) => void;

/** The account as its page shows it: contacts are masked, and missing where there is none. Spec: 1§2 */
export type ShownAccount = Omit<Account, ContactKind | 'areaCode' | 'cartCount'> & {
  readonly contacts: Readonly<Record<ContactKind, string | undefined>>;
};

/**
 * Changes of the signed-in person and the clinic. Each checks first; what the server refuses rejects with a
 * ShopError. After a lost answer the account is read, and what it shows as done is done. Spec: 1§4, 1§5, 1§7
 */
export interface ProfileStore {
  /** What a page made on a server may carry of the account: no more than it shows. */
  readonly shown: Query<null, ShownAccount>;
  /** Verifies a present contact with the code sent to it, so that a contact may be changed. Spec: 1§4 */
  prove(contact: ContactFields, code: string): Promise<void>;
  /** Changes or binds a contact with the code sent to the new one. Spec: 1§4, 1§7 */
  changeContact(contact: ContactFields, code: string): Promise<ProfileOutcome<'contact' | 'code'>>;
  /** Changes the password; after {@link LOG_OUT_MS} the person is signed out and asked to sign in. Spec: 1§4, 1§5 */
  changePassword(form: PasswordForm): Promise<ProfileOutcome<keyof PasswordForm>>;
  /** Hands in name and certificate of a clinic. Spec: 1§4, 1§5 */
  submitClinic(
    form: ClinicForm,
    onProgress?: OnProgress,
  ): Promise<ProfileOutcome<ClinicField | 'certification'>>;
  /** Certifies the clinic of an account that registered without. Spec: 1§4, 1§5 */
  certify(
    form: CertificationForm,
    onProgress?: OnProgress,
  ): Promise<ProfileOutcome<CertificationField | 'certification'>>;
  changeAddress(form: ClinicAddressForm): Promise<ProfileOutcome<ClinicAddressField>>;
  /** Changes the name, and the picture where there is a new one. Spec: 1§5, 1§7 */
  changePerson(
    person: { readonly name: string; readonly picture?: File | undefined },
    onProgress?: OnProgress,
  ): Promise<ProfileOutcome<'name' | 'picture'>>;
}

interface ProfileOptions {
  readonly api: Pick<Api, 'call'>;
  readonly cache: Pick<Cache, 'query'>;
  readonly account: AccountStore;
  readonly clock: Clock;
  readonly session: SessionStore;
}

const done = (reason: ProfileDoneReason) => ({ ok: true as const, notice: explain(reason) });

/** Undefined where nothing complains, else the answer of a change that was not sent. */
function unfit<Field extends string>(
  complaints: Readonly<Partial<Record<Field, Explanation | undefined>>>,
): ProfileOutcome<Field> | undefined {
  const found = Object.entries<Explanation | undefined>(complaints).filter(([, why]) => why);
  if (found.length === 0) return undefined;
  return {
    ok: false,
    complaints: Object.fromEntries(found) as Partial<Record<Field, Explanation>>,
  };
}

/** An address that can be sent has a province; `checkClinicAddress` has seen to it. */
function placeOf({ region, street, unit }: ClinicAddressForm): contract.ClinicAddress {
  const { province, city, district } = region;
  if (!province) throw new TypeError('An address without a province passed.');
  return { province, city, district, street: cleanLine(street), unit: cleanLine(unit) };
}

function shownOf({ email, phone, areaCode, cartCount: _, ...rest }: Account): ShownAccount {
  const both = { email, phone, areaCode };
  const shown = (kind: ContactKind) =>
    hasContact(kind, both) ? maskContact(kind, both) : undefined;
  return { ...rest, contacts: { email: shown('email'), phone: shown('phone') } };
}

export function createProfile(options: ProfileOptions): ProfileStore {
  const { api, cache, account, clock, session } = options;
  const setPassword = createPasswordChange({ api, account, clock, session });
  /** Keyed by the kind of change. */
  const singleFlight = createSingleFlight();

  /** Sends a change; when its answer is lost, the account shows whether it was made. */
  async function send(call: () => Promise<unknown>, isDone: (now: Account) => boolean) {
    await confirmOutcome({
      send: async () => {
        await call();
        return true;
      },
      verify: async () => isDone(await account.me.get(null)) || undefined,
    });
    account.changed();
  }

  const progressOf = (onProgress: OnProgress | undefined) =>
    onProgress
      ? { onProgress: (sent: number, total: number) => onProgress(total > 0 ? sent / total : 0) }
      : {};

  /** The tree where it can be read; without it the server looks at the region alone. */
  const regions = (): Promise<readonly Province[]> => account.regions.get(null).catch(() => []);

  async function refusedState(): Promise<Explanation | undefined> {
    return refuseClinic((await account.me.get(null)).certification);
  }

  const changeContact: ProfileStore['changeContact'] = (fields, code) =>
    singleFlight(fields.by, async () => {
      const present = await account.me.get(null);
      const refused = unfit<'contact' | 'code'>({
        contact: checkNewContact(fields, present),
        code: checkCode(code),
      });
      if (refused) return refused;
      const isBinding = !hasContact(fields.by, present);
      const contact = contactOf(fields);
      await send(
        () =>
          'email' in contact
            ? api.call(contract.updateEmail, { email: contact.email, code: code.trim() })
            : api.call(contract.updatePhone, { ...contact, code: code.trim() }),
        (now) => checkNewContact(fields, now)?.reason === 'contact-unchanged',
      );
      return done(isBinding ? 'set-successfully' : 'modified');
    });

  const changePassword: ProfileStore['changePassword'] = (form) =>
    singleFlight('password', async () => {
      const refused = unfit(checkPasswordChange(form));
      if (refused) return refused;
      await setPassword(form);
      return done('modified-log-in');
    });

  return {
    shown: cache.query('account', 'shown', async (_, signal) =>
      shownOf(await account.read(signal)),
    ),
    async prove(fields, code) {
      const purpose = proofPurpose(fields.by);
      await session.verifyCode({ purpose, contact: contactOf(fields), code: code.trim() });
    },
    changeContact,
    changePassword,
    submitClinic: (form, onProgress) =>
      singleFlight('clinic', async () => {
        const { licence, clinicName } = form;
        const complaints = {
          certification: await refusedState(),
          ...checkClinic(form),
          ...(licence instanceof File && { licence: await checkPictureFile(licence) }),
        };
        const refused = unfit<ClinicField | 'certification'>(complaints);
        if (refused || !licence) return refused ?? { ok: false, complaints: {} };
        const clinic = { clinicName: cleanLine(clinicName), licence };
        await send(
          () => api.call(contract.submitClinic, clinic, progressOf(onProgress)),
          (now) => now.certification === 'under-review',
        );
        return done('submitted');
      }),
    certify: (form, onProgress) =>
      singleFlight('clinic', async () => {
        const { licence } = form;
        const refused = unfit<CertificationField | 'certification'>({
          certification: await refusedState(),
          ...checkCertification(form, await regions()),
          ...(licence && { licence: await checkPictureFile(licence) }),
        });
        if (refused || !licence) return refused ?? { ok: false, complaints: {} };
        const { email, phone, areaCode } = await account.me.get(null);
        const certification = {
          clinicName: cleanLine(form.clinicName),
          name: cleanLine(form.name),
          savesAddress: form.savesAddress,
          address: placeOf(form),
          licence,
          email,
          phone,
          areaCode,
        };
        await send(
          () => api.call(contract.certify, certification, progressOf(onProgress)),
          (now) => now.certification === 'under-review',
        );
        await followName();
        return done('submitted');
      }),
    changeAddress: (form) =>
      singleFlight('address', async () => {
        const refused = unfit(checkClinicAddress(form, await regions()));
        if (refused) return refused;
        const place = placeOf(form);
        await send(
          () => api.call(contract.updateClinicAddress, place),
          (now) =>
            JSON.stringify([now.province?.code, now.city?.code, now.street, now.unit]) ===
            JSON.stringify([place.province.code, place.city?.code, place.street, place.unit]),
        );
        return done('modified');
      }),
    changePerson: ({ name, picture }, onProgress) =>
      singleFlight('person', async () => {
        const refused = unfit({
          name: checkName(name),
          picture: picture && (await checkPictureFile(picture)),
        });
        if (refused) return refused;
        const wanted = { name: cleanLine(name), picture };
        await send(
          () => api.call(contract.updateUser, wanted, progressOf(onProgress)),
          // A picture that may or may not be there is sent again.
          (now) => now.name === wanted.name && picture === undefined,
        );
        await followName();
        return done('modified');
      }),
  };

  /** The header says who is here by what was stored at sign-in. Spec: 2§2.15 */
  async function followName() {
    const now = await account.me.get(null).catch(() => undefined);
    if (now) session.rename({ userName: now.name, avatar: now.avatar });
  }
}
