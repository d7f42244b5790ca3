import {
  checkRegistration,
  type Province,
  type RegistrationField,
  type RegistrationForm,
  type RegistrationOutcome,
  type RegistrationStep,
  registrationDomain,
  registrationFields,
} from '@clinicart/sdk';
import { useCallback, useEffect, useState } from 'react';
import { useShop, useStore } from '../../engine/index.ts';
import { useStepHistory } from './use-step-history.ts';

/** The registration of this page, and which of its fields have been left. */
export function useRegister(invitationCode: string | undefined, isVisitor: boolean) {
  const shop = useShop();
  const store = shop.domain(registrationDomain);
  const state = useStore(store.$state);
  const [isResumed, setResumed] = useState(false);
  const [left, setLeft] = useState<ReadonlySet<RegistrationField>>(new Set());

  // A server knows nothing of what this tab kept, and the first render is the server's.
  useEffect(() => {
    store.resume(invitationCode);
    setResumed(true);
  }, [store, invitationCode]);

  const go = useCallback(
    (wanted: RegistrationStep) => {
      if (wanted !== store.$state.get().step) store.go(wanted);
      return store.$state.get().step;
    },
    [store],
  );
  const back = useStepHistory(state.step, go, isResumed && isVisitor);

  const { refusal, licenceComplaint } = state;
  /** All of a step may be said about once somebody wants to leave it. */
  const leaveStep = (step: RegistrationStep) =>
    setLeft((before) => new Set([...before, ...registrationFields(step)]));

  return {
    ...state,
    store,
    isResumed,
    /** The sentence under a field: of the server, or what is wrong once it may be said. */
    messageFor(field: RegistrationField, tree?: readonly Province[]): string | undefined {
      if (refusal?.field === field) return refusal.message;
      if (field === 'licence' && licenceComplaint) return shop.language.say(licenceComplaint);
      if (!left.has(field)) return undefined;
      const complaint = checkRegistration(state.form, state.step, tree)[field];
      return complaint && shop.language.say(complaint);
    },
    isLeft: (field: RegistrationField) => left.has(field),
    leave: (field: RegistrationField) => setLeft((before) => new Set([...before, field])),
    change: (part: Partial<Omit<RegistrationForm, 'licence'>>) => store.change(part),
    back,
    verify(): Promise<RegistrationOutcome> {
      leaveStep('contact');
      return store.verify();
    },
    certify() {
      leaveStep('password');
      store.certify();
    },
    registerOnly(): Promise<RegistrationOutcome> {
      leaveStep('password');
      return store.registerOnly();
    },
    register(): Promise<RegistrationOutcome> {
      leaveStep('clinic');
      return store.register();
    },
  };
}

export type RegisterState = ReturnType<typeof useRegister>;
