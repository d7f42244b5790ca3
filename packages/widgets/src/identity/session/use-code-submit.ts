import { useShop } from '../../engine/index.ts';
import { useSubmitOnce } from '../../ui/form/use-form.ts';
import { isAskedToLogIn } from '../account/awaits-login.ts';
import { messageOfShopError } from '../account/use-shop-form.ts';
import type { CodeState } from './use-verification-code.ts';

/** Submits a complete code, one call at a time; a refusal shows under its field, unless it asks for a login. */
export function useCodeSubmit(code: CodeState, send: (code: string) => Promise<void>) {
  const shop = useShop();
  const { isSubmitting, submitOnce } = useSubmitOnce();
  return {
    isSubmitting,
    async submit(): Promise<void> {
      if (code.fieldError) return;
      await submitOnce(async () => {
        try {
          await send(code.text);
        } catch (error) {
          if (isAskedToLogIn(shop, error)) return;
          const message = messageOfShopError(error);
          if (message === undefined) throw error;
          code.refuse(message);
        }
      });
    },
  };
}
