import { atom, type ReadableAtom } from 'nanostores';
import {
  type CodeFieldName,
  EMPTY_VERIFICATION,
  type VerificationState,
} from './verification-code-view.ts';

/** The state of a verification code, and the changes that its steps share. */
export interface CodeState {
  readonly $state: ReadableAtom<VerificationState>;
  patch(part: Partial<VerificationState>): void;
  touch(field: CodeFieldName): void;
  untouch(field: CodeFieldName): void;
}

/** Creates the state; `typed` is the code from before a reload. */
export function createCodeState(typed: string): CodeState {
  const $state = atom<VerificationState>({ ...EMPTY_VERIFICATION, text: typed });
  const patch = (part: Partial<VerificationState>) => $state.set({ ...$state.get(), ...part });
  return {
    $state,
    patch,
    touch: (field) => patch({ touched: new Set([...$state.get().touched, field]) }),
    untouch: (field) =>
      patch({ touched: new Set([...$state.get().touched].filter((each) => each !== field)) }),
  };
}
