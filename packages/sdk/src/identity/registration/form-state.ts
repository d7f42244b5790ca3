import { atom, type WritableAtom } from 'nanostores';
import type { Explanation } from '../../base/values/explanation.ts';
import type { Province } from '../account/region-rules.ts';
import type { RegistrationDrafts } from './draft.ts';
import {
  checkRegistration,
  EMPTY_REGISTRATION,
  type RegistrationForm,
  type RegistrationStep,
  registrationFields,
  stepOf,
  stepWithin,
} from './rules.ts';
import { type RegistrationRefusal, type RegistrationState, START } from './state.ts';

/** The state of a registration besides its form. */
export interface RegistrationMemory {
  /** The contact and code that were verified. */
  proof: string | undefined;
  /** The server refused a registration without a reason: perhaps it no longer accepts the code. */
  isProofDoubted: boolean;
  /** A registration was sent whose answer was lost. */
  wasAttempted: boolean;
  /** The invitation of the address, so that one edited since is not overwritten. */
  invited: string;
}

/** The form of a registration: its state, its steps and its draft. */
export interface RegistrationFormState {
  readonly $state: WritableAtom<RegistrationState>;
  readonly memory: RegistrationMemory;
  patch(part: Partial<RegistrationState>): void;
  /** Stores the draft. */
  keep(): void;
  change(part: Partial<RegistrationForm>): void;
  /** Shows a step, or the last before it that may be shown. */
  go(step: RegistrationStep): void;
  /** Loads the draft of this tab, and takes the invitation of the address. */
  resume(invitationCode: string): void;
  /** Removes what was typed; `rest` is shown instead. */
  reset(rest: Partial<RegistrationState>): void;
  /** Shows a refusal in the step of its field. */
  refuse(refusal: RegistrationRefusal): RegistrationRefusal;
  /** Refuses the first field of these steps that is not valid. */
  refuseUnfit(
    steps: readonly RegistrationStep[],
    tree?: readonly Province[],
  ): RegistrationRefusal | undefined;
}

export function createFormState(
  drafts: RegistrationDrafts,
  say: (explanation: Explanation) => string,
): RegistrationFormState {
  const $state = atom(START);
  const memory: RegistrationMemory = {
    proof: undefined,
    isProofDoubted: false,
    wasAttempted: false,
    invited: '',
  };
  let hasResumed = false;

  const patch = (part: Partial<RegistrationState>) => $state.set({ ...$state.get(), ...part });

  function keep() {
    const { form, step } = $state.get();
    const { proof, wasAttempted, invited } = memory;
    drafts.save({ form, step, proof, wasAttempted, invited });
  }

  function go(step: RegistrationStep) {
    patch({ step: stepWithin(step, $state.get().form, memory.proof), refusal: undefined });
    keep();
  }

  function change(part: Partial<RegistrationForm>) {
    patch({ form: { ...$state.get().form, ...part }, refusal: undefined, done: undefined });
    keep();
  }

  function refuse(refusal: RegistrationRefusal): RegistrationRefusal {
    if (refusal.field) go(stepOf(refusal.field));
    patch({ refusal });
    return refusal;
  }

  function loadDraft() {
    const kept = drafts.read();
    if (!kept) return;
    const { proof, wasAttempted, invited, step: keptStep } = kept.draft;
    Object.assign(memory, { proof, wasAttempted, invited });
    const form = { ...EMPTY_REGISTRATION, ...kept.draft.form, licence: kept.licence };
    const step = stepWithin(keptStep, form, proof);
    patch({ form, step, hasLostPasswords: step === 'password' && step !== keptStep });
  }

  return {
    $state,
    memory,
    patch,
    keep,
    change,
    go,
    resume(invitationCode) {
      if (!hasResumed) {
        hasResumed = true;
        loadDraft();
      }
      if (invitationCode === '' || invitationCode === memory.invited) return;
      memory.invited = invitationCode;
      change({ invitationCode });
    },
    reset(rest) {
      drafts.clear();
      Object.assign(memory, { proof: undefined, wasAttempted: false });
      patch({ ...START, ...rest });
    },
    refuse,
    refuseUnfit(steps, tree = []) {
      for (const step of steps) {
        const fieldErrors = checkRegistration($state.get().form, step, tree);
        for (const field of registrationFields(step)) {
          const error = fieldErrors[field];
          if (error) return refuse({ ok: false, reason: 'unfit', field, message: say(error) });
        }
      }
      return undefined;
    },
  };
}
