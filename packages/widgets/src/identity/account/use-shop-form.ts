import { type Explanation, isShopError } from '@clinicart/sdk';
import { useSay, useShop } from '../../engine/index.ts';
import { type FormOptions, useForm } from '../../ui/form/use-form.ts';
import { isAskedToLogIn } from './awaits-login.ts';

/** A message of the SDK, or a sentence of the server in the language of the page. */
export type FormMessage = Explanation | string;

type ShopFormOptions<Values extends object, Field extends string> = Omit<
  FormOptions<Values, Field, FormMessage>,
  'failureOf'
>;

/** Returns the message of a failed call; undefined for any other error. */
export const messageOfShopError = (error: unknown): string | undefined =>
  isShopError(error) ? error.message : undefined;

/** `useForm` with rules and stores of the SDK: translates their messages into the language of the page. */
export function useShopForm<Values extends object, Field extends string>(
  options: ShopFormOptions<Values, Field>,
) {
  const translate = useTranslate();
  const shop = useShop();
  const failureOf = (error: unknown) =>
    isAskedToLogIn(shop, error) ? '' : messageOfShopError(error);
  const form = useForm<Values, Field, FormMessage>({ ...options, failureOf });
  return {
    ...form,
    failure: translate(form.failure),
    /** The message to show under a field. */
    messageFor: (field: Field) => translate(form.errorOf(field)),
  };
}

/** Returns a function that translates messages for rendering. */
export function useTranslate(): (message: FormMessage | undefined) => string | undefined {
  const say = useSay();
  return (message) => (typeof message === 'object' ? say(message) : message);
}

export type ShopForm<Values extends object, Field extends string> = ReturnType<
  typeof useShopForm<Values, Field>
>;
