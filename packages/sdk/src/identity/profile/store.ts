import * as z from 'zod/mini';
import type { Cache, Query } from '../../base/cache/query-cache.ts';
import { createOnDemand } from '../../base/concurrency/on-demand.ts';
import { createSingleFlight } from '../../base/concurrency/single-flight.ts';
import type { Api } from '../../base/http/client.ts';
import type { Clock } from '../../base/platform/clock.ts';
import { createDraft } from '../../base/storage/draft.ts';
import type { KeyValueStore } from '../../base/storage/storage.ts';
import type { Explanation } from '../../base/values/explanation.ts';
import type { Account, AccountStore } from '../account/store.ts';
import { placeInDraft } from '../account/types.ts';
import { type ContactFields, contactOf } from '../session/contact.ts';
import type { SessionStore } from '../session/store.ts';
import type { ChangeContext, OnProgress } from './changes.ts';
import { type ContactKind, hasContact, maskContact, proofPurpose } from './contact-change.ts';
import type { ProfileOutcome } from './outcome.ts';
import type { LOG_OUT_MS } from './password-change.ts';
import type {
  CertificationDraft,
  CertificationField,
  CertificationForm,
  ClinicAddressField,
  ClinicAddressForm,
  ClinicField,
  ClinicForm,
  PasswordForm,
} from './rules.ts';

/** The account as its page shows it, with masked contacts. Spec: 1§2 */
export type ShownAccount = Omit<Account, ContactKind | 'areaCode' | 'cartCount'> & {
  readonly contacts: Readonly<Record<ContactKind, string | undefined>>;
};

/**
 * Changes of the member and the clinic. Each validates first, and rejects with a ShopError when the server refuses. After a
 * lost answer the account shows whether the change was made. Spec: 1§4, 1§5, 1§7
 */
export interface ProfileStore {
  /** The part of the account that a page rendered on the server may contain: only what it shows. */
  readonly shown: Query<null, ShownAccount>;
  /** Verifies a present contact with the code sent to it, so that a contact may be changed. Spec: 1§4 */
  prove(contact: ContactFields, code: string): Promise<void>;
  /** Changes or binds a contact with the code sent to the new one. Spec: 1§4, 1§7 */
  changeContact(contact: ContactFields, code: string): Promise<ProfileOutcome<'contact' | 'code'>>;
  /** Changes the password; after {@link LOG_OUT_MS} the member is logged out, and the login dialog opens. Spec: 1§4, 1§5 */
  changePassword(form: PasswordForm): Promise<ProfileOutcome<keyof PasswordForm>>;
  /** Submits the name and the certificate of a clinic. Spec: 1§4, 1§5 */
  submitClinic(
    form: ClinicForm,
    onProgress?: OnProgress,
  ): Promise<ProfileOutcome<ClinicField | 'certification'>>;
  /** Certifies the clinic of an account that registered without. Spec: 1§4, 1§5 */
  certify(
    form: CertificationForm,
    onProgress?: OnProgress,
  ): Promise<ProfileOutcome<CertificationField | 'certification'>>;
  /** Returns the certification that was typed and not submitted; undefined for none. */
  certificationDraft(): CertificationDraft | undefined;
  /** Keeps the input for a reload of this tab, without the certificate; undefined removes it, and so does a submission. */
  keepCertification(draft: CertificationDraft | undefined): void;
  /** Changes the address of the clinic. Spec: 1§5, 1§7 */
  changeAddress(form: ClinicAddressForm): Promise<ProfileOutcome<ClinicAddressField>>;
  /** Changes the name, and the picture if there is a new one. Spec: 1§5, 1§7 */
  changePerson(
    person: { readonly name: string; readonly picture?: File | undefined },
    onProgress?: OnProgress,
  ): Promise<ProfileOutcome<'name' | 'picture'>>;
}

const storedCertification = z.object({
  clinicName: z.string(),
  name: z.string(),
  region: z.object({ province: placeInDraft, city: placeInDraft, district: placeInDraft }),
  street: z.string(),
  unit: z.string(),
  savesAddress: z.boolean(),
});

interface ProfileOptions {
  readonly api: Pick<Api, 'call'>;
  readonly cache: Pick<Cache, 'query'>;
  readonly account: AccountStore;
  readonly clock: Clock;
  readonly drafts: KeyValueStore;
  readonly session: SessionStore;
  readonly settings: KeyValueStore;
  readonly say: (why: Explanation) => string;
}

function shownOf({ email, phone, areaCode, cartCount: _, ...rest }: Account): ShownAccount {
  const both = { email, phone, areaCode };
  const shown = (kind: ContactKind) =>
    hasContact(kind, both) ? maskContact(kind, both) : undefined;
  return { ...rest, contacts: { email: shown('email'), phone: shown('phone') } };
}

export function createProfile(options: ProfileOptions): ProfileStore {
  const { api, cache, account, session, settings } = options;
  const context: ChangeContext = { api, account, session, settings };
  const fetchActions = () => import('./actions.ts');
  const actions = createOnDemand(async () => {
    const { createPasswordChange, ...changes } = await fetchActions();
    return { ...changes, changePassword: createPasswordChange(options) };
  }, options);
  // The screens that create this store show the account, or a dialog that changes it.
  actions.prepare();
  const draft = createDraft<CertificationDraft>(
    options.drafts,
    'certification',
    storedCertification,
  );
  const singleFlight = createSingleFlight();
  /** Keyed by the kind of change, and by the person: the next one does not wait for the outcome of the last. */
  const once = <T>(change: string, job: () => Promise<T>) =>
    singleFlight(`${session.sessionEpoch()} ${change}`, job);

  return {
    shown: cache.query('account', 'shown', async (_, signal) =>
      shownOf(await account.read(signal)),
    ),
    async prove(fields, code) {
      const purpose = proofPurpose(fields.by);
      await session.verifyCode({ purpose, contact: contactOf(fields), code: code.trim() });
    },
    changeContact: (fields, code) =>
      once(fields.by, () =>
        actions.run(({ changeContact }) => changeContact(context, fields, code)),
      ),
    changePassword: (form) =>
      once('password', () => actions.run(({ changePassword }) => changePassword(form))),
    submitClinic: (form, onProgress) =>
      once('clinic', () =>
        actions.run(({ submitClinic }) => submitClinic(context, form, onProgress)),
      ),
    certify: (form, onProgress) =>
      once('clinic', async () => {
        const outcome = await actions.run(({ certify }) => certify(context, form, onProgress));
        if (outcome.ok) draft.keep(undefined);
        return outcome;
      }),
    certificationDraft: draft.load,
    keepCertification: draft.keep,
    changeAddress: (form) =>
      once('address', () => actions.run(({ changeAddress }) => changeAddress(context, form))),
    changePerson: (person, onProgress) =>
      once('person', () =>
        actions.run(({ changePerson }) => changePerson(context, person, onProgress)),
      ),
  };
}
