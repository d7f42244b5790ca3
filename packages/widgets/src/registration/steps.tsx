import { REGISTRATION_STEPS, type RegistrationStep } from '@clinicart/sdk';
import { useWords } from '../engine/index.ts';
import { CheckIcon } from '../ui/icons.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { registerWords } from './register-words.ts';

/** Where somebody is: done steps ticked, the present one ringed. Spec: 1§2 Register */
export function Steps({ step }: { step: RegistrationStep }) {
  const text = useWords(registerWords);
  const at = REGISTRATION_STEPS.indexOf(step);
  return (
    <ol className="clinic-register-steps" aria-label={text.steps}>
      {REGISTRATION_STEPS.map((each, place) => (
        <li
          key={each}
          data-done={place < at || undefined}
          aria-current={place === at ? 'step' : undefined}
        >
          <span className="clinic-register-dot">
            {place < at ? <CheckIcon size={14} /> : place + 1}
          </span>
          <span>
            {text.step[each]}
            {place < at && <VisuallyHidden>{`, ${text.stepDone}`}</VisuallyHidden>}
          </span>
        </li>
      ))}
    </ol>
  );
}
