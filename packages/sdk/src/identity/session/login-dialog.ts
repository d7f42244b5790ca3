import { atom, type ReadableAtom } from 'nanostores';
import type { Explanation } from '../../base/values/explanation.ts';

/** A request to open the login dialog; `required` hides its close button. Spec: 1§6 */
export interface LoginRequest {
  readonly required: boolean;
  /** A sentence to show in the dialog, such as that a password was set. */
  readonly notice?: Explanation;
}

/** The login dialog: who asked for it, and what they wait for. */
export interface LoginDialog {
  readonly $loginRequest: ReadableAtom<LoginRequest | undefined>;
  /** Opens the dialog; resolves with true at once for a member. */
  request(request?: Partial<LoginRequest>): Promise<boolean>;
  /** Closes the dialog and answers everyone who waits. */
  close(isLoggedIn: boolean): void;
}

export function createLoginDialog(isMember: () => boolean): LoginDialog {
  const $loginRequest = atom<LoginRequest | undefined>();
  let waiting: ((isLoggedIn: boolean) => void)[] = [];
  return {
    $loginRequest,
    request({ required = false, notice } = {}) {
      if (isMember()) return Promise.resolve(true);
      const shown = $loginRequest.get();
      const said = notice ?? shown?.notice;
      const isRequired = required || (shown?.required ?? false);
      $loginRequest.set({ required: isRequired, ...(said ? { notice: said } : {}) });
      return new Promise((resolve) => waiting.push(resolve));
    },
    close(isLoggedIn) {
      $loginRequest.set(undefined);
      const answered = waiting;
      waiting = [];
      for (const resolve of answered) resolve(isLoggedIn);
    },
  };
}
