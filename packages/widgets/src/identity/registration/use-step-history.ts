import { REGISTRATION_STEPS, type RegistrationStep } from '@clinicart/sdk/identity';
import { useEffect } from 'react';
import { useWidget } from '../../engine/index.ts';
import { changeAddress } from '../../ui/page/address-bar.ts';

/** Stored in `history.state` beside the page's own data; steps have no address. */
const KEY = 'clinicRegistration';

function placeIn(state: unknown): number {
  if (typeof state !== 'object' || state === null) return 0;
  const step: unknown = Reflect.get(state, KEY);
  const steps: readonly unknown[] = REGISTRATION_STEPS;
  return Math.max(0, steps.indexOf(step));
}

/** Moves through the steps with the browser's back and forward buttons. Returns how to go back. Spec: 1§2 Register */
export function useStepHistory(
  step: RegistrationStep,
  go: (step: RegistrationStep) => RegistrationStep,
  isActive: boolean,
): () => void {
  const { element } = useWidget();
  const view = element?.ownerDocument.defaultView;

  useEffect(() => {
    if (!view || !isActive) return undefined;
    const follow = () => {
      const wanted = placeIn(view.history.state);
      const shown = REGISTRATION_STEPS.indexOf(go(REGISTRATION_STEPS[wanted] ?? 'contact'));
      // The step is gone, as after a reload, which discards passwords.
      if (shown < wanted) view.history.go(shown - wanted);
    };
    view.addEventListener('popstate', follow);
    return () => view.removeEventListener('popstate', follow);
  }, [view, go, isActive]);

  useEffect(() => {
    if (!view || !isActive) return;
    const { history } = view;
    const at = placeIn(history.state);
    const shown = REGISTRATION_STEPS.indexOf(step);
    if (shown < at) history.go(shown - at);
    for (const next of REGISTRATION_STEPS.slice(at + 1, shown + 1))
      changeAddress('push', view.location.href, {
        view,
        state: { ...history.state, [KEY]: next },
      });
  }, [view, step, isActive]);

  return () => view?.history.back();
}
