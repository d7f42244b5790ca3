import type { Explanation } from '../../base/values/explanation.ts';
import { checkPictureFile } from '../../base/values/image-file.ts';
import type { RegistrationDrafts } from './draft.ts';
import type { RegistrationFormState } from './form-state.ts';

/** The certificate of a registration: checks a chosen file and keeps it with the draft. */
export function createLicence(
  { patch, change }: Pick<RegistrationFormState, 'patch' | 'change'>,
  drafts: RegistrationDrafts,
) {
  /** Counts the choices: reading a file takes a moment, in which another may be chosen. */
  let choices = 0;
  return {
    async choose(file: File): Promise<Explanation | undefined> {
      choices += 1;
      const choice = choices;
      const licenceComplaint = await checkPictureFile(file);
      if (choice !== choices) return undefined;
      patch({ licenceComplaint });
      if (licenceComplaint) return licenceComplaint;
      change({ licence: file });
      await drafts.saveLicence(file);
      return undefined;
    },
    remove() {
      choices += 1;
      patch({ licenceComplaint: undefined });
      change({ licence: undefined });
      void drafts.saveLicence(undefined);
    },
    /** Ignores a file that is still being checked. */
    cancel() {
      choices += 1;
    },
  };
}
