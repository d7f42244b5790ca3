import * as z from 'zod/mini';
import { createDraft } from '../../base/storage/draft.ts';
import type { KeyValueStore } from '../../base/storage/storage.ts';
import { placeInDraft } from '../account/types.ts';
import { REGISTRATION_STEPS, type RegistrationForm, type RegistrationStep } from './rules.ts';

const DRAFT_KEY = 'registration';
const LICENCE_KEY = 'registration-licence';

/** The stored form: without the passwords and the certificate, which is stored beside it. */
type StoredForm = Omit<RegistrationForm, 'password' | 'confirmation' | 'licence'>;

/** The draft that a reload of the tab restores: everything but the passwords. Spec: 1§4 */
export interface RegistrationDraft {
  /** The step that was shown last. */
  readonly step: RegistrationStep;
  /** The contact and code that were verified; undefined before. */
  readonly proof?: string | undefined;
  /** Whether a registration was sent whose answer was lost. */
  readonly wasAttempted: boolean;
  /** The invitation of the address, so that an edited one is not overwritten; '' for none. */
  readonly invited: string;
  /** The input. */
  readonly form: StoredForm;
}

const storedDraft = z.object({
  step: z.enum(REGISTRATION_STEPS),
  proof: z.optional(z.string()),
  wasAttempted: z.boolean(),
  invited: z.string(),
  form: z.object({
    by: z.enum(['phone', 'email']),
    email: z.string(),
    phone: z.string(),
    areaCode: z.string(),
    code: z.string(),
    clinicName: z.string(),
    name: z.string(),
    region: z.object({ province: placeInDraft, city: placeInDraft, district: placeInDraft }),
    street: z.string(),
    unit: z.string(),
    savesAddress: z.boolean(),
    invitationCode: z.string(),
  }),
});

const storedFile = z.object({ name: z.string(), type: z.string(), content: z.string() });

/** Bytes per call: a large file would be too many arguments. */
const SLICE = 0x8000;

type StoredFile = z.output<typeof storedFile>;

async function toStored(file: File): Promise<StoredFile> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let letters = '';
  for (let at = 0; at < bytes.length; at += SLICE)
    letters += String.fromCharCode(...bytes.subarray(at, at + SLICE));
  return { name: file.name, type: file.type, content: btoa(letters) };
}

/** Undefined when the stored content is not base64. */
function toFile({ name, type, content }: StoredFile): File | undefined {
  try {
    const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
    return new File([bytes], name, { type });
  } catch {
    return undefined;
  }
}

/** The draft of a registration in this tab. */
export interface RegistrationDrafts {
  /** Returns the draft and its certificate; undefined for none. */
  read(): { readonly draft: RegistrationDraft; readonly licence: File | undefined } | undefined;
  /** Stores the draft without the passwords; the certificate is stored by `saveLicence`. */
  save(kept: Omit<RegistrationDraft, 'form'> & { readonly form: RegistrationForm }): void;
  /** Stores the certificate, unless another is chosen while it is being read; undefined removes it. */
  saveLicence(file: File | undefined): Promise<void>;
  /** Removes the draft and its certificate. */
  clear(): void;
}

/**
 * Keeps a registration in the tab: session storage ends with it, so the next user of this machine does not find a
 * certificate. When it is full, the certificate is kept in memory.
 */
export function createRegistrationDrafts(drafts: KeyValueStore): RegistrationDrafts {
  const formDraft = createDraft<RegistrationDraft>(drafts, DRAFT_KEY, storedDraft);
  const licenceDraft = createDraft<StoredFile>(drafts, LICENCE_KEY, storedFile);
  /** The licence chosen last, also while it is being read. */
  let licence: File | undefined;

  return {
    read() {
      const draft = formDraft.load();
      const stored = licenceDraft.load();
      return draft && { draft, licence: stored && toFile(stored) };
    },
    save(kept) {
      const { password, confirmation, licence: _, ...form } = kept.form;
      formDraft.keep({ ...kept, form });
    },
    async saveLicence(file) {
      licence = file;
      if (!file) return licenceDraft.keep(undefined);
      // A file that can no longer be read is not kept: the request says so.
      const stored = await toStored(file).catch(() => undefined);
      if (licence === file) licenceDraft.keep(stored);
    },
    clear() {
      licence = undefined;
      formDraft.keep(undefined);
      licenceDraft.keep(undefined);
    },
  };
}
