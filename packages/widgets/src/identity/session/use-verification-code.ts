import {
  type CodeFieldName,
  type CodeTarget,
  createVerificationCode,
} from '@clinicart/sdk/identity';
import { useEffect, useReducer, useState } from 'react';
import { useSay, useShop, useStore } from '../../engine/index.ts';

const SECOND_MS = 1000;

interface CodeWish extends CodeTarget {
  /** The code typed before, as before a reload. */
  readonly typed?: string;
}

/** Follows the verification code of a form for the contact that it has now. `CodeField` shows it. Spec: 1§4, 1§5 */
export function useCode({ typed, ...target }: CodeWish) {
  const shop = useShop();
  const say = useSay();
  const [code] = useState(() => createVerificationCode(shop, typed));
  useStore(code.$state);
  const view = code.view(target);
  const [, tick] = useReducer((count: number) => count + 1, 0);
  // The wait is computed from its deadline: the timer only renders it again.
  useEffect(() => (view.wait > 0 ? shop.clock.after(SECOND_MS, tick) : undefined));
  return {
    ...view,
    /** The captcha comes before the code, not only when the server asks. */
    isCaptchaFirst: target.captcha === 'first',
    messageFor(field: CodeFieldName): string | undefined {
      const error = view.errors[field];
      return typeof error === 'object' ? say(error) : error;
    },
    type: code.type,
    typeCaptcha: (entered: string) => code.typeCaptcha(entered, target),
    leave: (field: CodeFieldName) => code.leave(field, target),
    refuse: code.refuse,
    hideErrors: code.hideErrors,
    clear: code.clear,
    open: () => code.open(target),
    changePicture: () => code.changePicture(target),
    askInWords: code.askInWords,
    autoSendIn: () => code.autoSendIn(target),
    send: () => code.send(target),
  };
}

export type CodeState = ReturnType<typeof useCode>;
