import {
  checkRegistration,
  type Province,
  type RegistrationField,
  type RegistrationForm,
  type RegistrationOutcome,
  type RegistrationStep,
  registrationDomain,
  registrationFields,
} from '@clinicart/sdk/identity';
import { useCallback, useEffect, useState } from 'react';
import { useShop, useStore } from '../../engine/index.ts';
import { useTouched } from '../../ui/form/use-form.ts';
import { useTranslate } from '../account/use-shop-form.ts';
import { useStepHistory } from './use-step-history.ts';

/** The registration of this tab. The SDK's store holds its values. Spec: 1§4 */
export function useRegister(invitationCode: string | undefined, isVisitor: boolean) {
  const shop = useShop();
  const store = shop.domain(registrationDomain);
  const state = useStore(store.$state);
  const [isResumed, setResumed] = useState(false);
  const { isTouched, touch, clear } = useTouched<RegistrationField>();
  const translate = useTranslate();

  // Only the browser has a draft, and the first render must match the server's.
  useEffect(() => {
    store.resume(invitationCode);
    setResumed(true);
  }, [store, invitationCode]);

  // A logout empties the form: it has no errors to show, and the invitation of the address counts again.
  useEffect(() =>
    shop.session.$forgotten.listen(() => {
      clear();
      store.resume(invitationCode);
    }),
  );

  const go = useCallback(
    (wanted: RegistrationStep) => {
      if (wanted !== store.$state.get().step) store.go(wanted);
      return store.$state.get().step;
    },
    [store],
  );
  const back = useStepHistory(state.step, go, isResumed && isVisitor);

  const { refusal, licenceComplaint } = state;
  const touchStep = (step: RegistrationStep) => touch(...registrationFields(step));

  return {
    ...state,
    store,
    isResumed,
    /** Returns the message under a field: the server's, or that of the first rule a touched field breaks. */
    messageFor(field: RegistrationField, regions?: readonly Province[]): string | undefined {
      if (refusal?.field === field) return refusal.message;
      if (field === 'licence' && licenceComplaint) return translate(licenceComplaint);
      if (!isTouched(field)) return undefined;
      return translate(checkRegistration(state.form, state.step, regions)[field]);
    },
    isTouched,
    touch,
    change: (part: Partial<Omit<RegistrationForm, 'licence'>>) => store.change(part),
    back,
    verify(): Promise<RegistrationOutcome> {
      touchStep('contact');
      return store.verify();
    },
    certify() {
      touchStep('password');
      store.certify();
    },
    registerOnly(): Promise<RegistrationOutcome> {
      touchStep('password');
      return store.registerOnly();
    },
    register(): Promise<RegistrationOutcome> {
      touchStep('clinic');
      return store.register();
    },
  };
}

export type RegisterState = ReturnType<typeof useRegister>;
