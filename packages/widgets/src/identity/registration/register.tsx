import { REGISTRATION_STEPS } from '@clinicart/sdk/identity';
import { useEffect, useRef } from 'react';
import { LightDom } from '../../engine/element/light-dom.tsx';
import {
  useRoutes,
  useShop,
  useStore,
  useWidget,
  useWords,
  type WidgetModule,
  type WidgetProps,
} from '../../engine/index.ts';
import { Steps, stepsStyles } from '../../ui/data/steps.tsx';
import { focusField } from '../../ui/form/use-form.ts';
import { lightCss } from '../../ui/foundation/light-css.ts';
import { noticeStyles } from '../../ui/state/notice.tsx';
import { Loading, Skeleton, skeletonStyles } from '../../ui/state/skeleton.tsx';
import { AlreadyMember, alreadyMemberStyles } from './already-member.tsx';
import registerCss from './register.css?inline';
import { registerWords } from './register-words.ts';
import {
  RegistrationClinicStep,
  registrationClinicStepStyles,
} from './registration-clinic-step.tsx';
import {
  RegistrationContactStep,
  registrationContactStepStyles,
} from './registration-contact-step.tsx';
import {
  RegistrationPasswordStep,
  registrationPasswordStepStyles,
} from './registration-password-step.tsx';
import { type RegisterState, useRegister } from './use-register.ts';

const FORMS = {
  contact: RegistrationContactStep,
  password: RegistrationPasswordStep,
  clinic: RegistrationClinicStep,
};

/** Registers a clinic in three steps. Spec: 1§2 Register, 1§4 */
function Register({ invitationCode }: WidgetProps<'clinic-register'>) {
  const shop = useShop();
  const text = useWords(registerWords);
  const routes = useRoutes();
  const session = useStore(shop.session.$session);
  const isVisitor = session.status === 'visitor';
  const register = useRegister(invitationCode, isVisitor);
  const heading = useErrorFocus(register);
  const { done, step } = register;
  useEffect(() => {
    if (done) routes.go('home');
  }, [done, routes]);

  if (!isVisitor) return <AlreadyMember name={session.userName} done={done} />;
  return (
    <section className="clinic-register">
      <Steps
        label={text.steps}
        steps={REGISTRATION_STEPS.map((each) => text.step[each])}
        at={REGISTRATION_STEPS.indexOf(step)}
      />
      <div className="clinic-panel" data-step={step}>
        <header>
          <h1 ref={heading} tabIndex={-1}>
            {text.title[step]}
          </h1>
          <p>{text.why[step]}</p>
        </header>
        <LightDom waiting={<StepPlaceholder />}>
          {register.isResumed ? <CurrentStep register={register} /> : <StepPlaceholder />}
        </LightDom>
      </div>
    </section>
  );
}

function CurrentStep({ register }: { register: RegisterState }) {
  const Step = FORMS[register.step];
  return <Step register={register} />;
}

/** Focuses the field with an error, or the heading of a new step. Leaves the focus alone after the page has loaded. */
function useErrorFocus({ isResumed, refusal, step }: RegisterState) {
  const { element } = useWidget();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef<string>(undefined);
  useEffect(() => {
    if (!isResumed) return;
    const hasChanged = shown.current !== undefined && shown.current !== step;
    shown.current = step;
    const field = refusal?.field;
    if (field) focusField(element, field);
    else if (hasChanged) heading.current?.focus();
  }, [element, isResumed, refusal, step]);
  return heading;
}

/** Placeholder as high as the first step. */
function StepPlaceholder() {
  const text = useWords(registerWords);
  return (
    <Loading label={text.loading}>
      <div className="clinic-register-waiting">
        <Skeleton shape="button" />
        <Skeleton shape="button" />
        <Skeleton shape="button" />
        <Skeleton shape="button" />
        <Skeleton lines={2} />
      </div>
    </Loading>
  );
}

export const widget: WidgetModule<'clinic-register'> = {
  component: Register,
  styles: [stepsStyles, skeletonStyles, noticeStyles, alreadyMemberStyles, registerCss],
  lightStyles: [
    lightCss(
      'clinic-register',
      skeletonStyles,
      registrationClinicStepStyles,
      registrationContactStepStyles,
      registrationPasswordStepStyles,
    ),
  ],
};
