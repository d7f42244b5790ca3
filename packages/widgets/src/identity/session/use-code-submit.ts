import { useSubmitOnce } from '../../ui/form/use-form.ts';
import { messageOfShopError } from '../account/use-shop-form.ts';
import type { CodeState } from './use-verification-code.ts';

/** Submits a complete code, one call at a time; a refusal shows under its field. */
export function useCodeSubmit(code: CodeState, send: (code: string) => Promise<void>) {
  const { isSubmitting, submitOnce } = useSubmitOnce();
  return {
    isSubmitting,
    async submit(): Promise<void> {
      if (code.fieldError) return;
      await submitOnce(async () => {
        try {
          await send(code.text);
        } catch (error) {
          const message = messageOfShopError(error);
          if (message === undefined) throw error;
          code.refuse(message);
        }
      });
    },
  };
}
