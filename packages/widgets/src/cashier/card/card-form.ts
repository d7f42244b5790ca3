/**
 * The card form of the provider. What a card holds is typed into frames of the provider's own and never passes through
 * this shop. The form is made before any payment is begun, which then takes only a confirmation.
 */
import type { Cents, Language } from '@clinicart/sdk';
import type { Appearance, StripeElementLocale, StripeError } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';

/** What came of confirming a card payment. */
export type CardOutcome =
  /** Taken, or on its way: the shop's server has the last word. */
  | { readonly kind: 'done' }
  /** Not taken, with the provider's sentence in the buyer's language where it has one. */
  | { readonly kind: 'declined'; readonly message: string | undefined }
  /** The connection broke while it was under way: the server is asked. */
  | { readonly kind: 'unknown' };

/** A card form that stands in a page. */
export interface CardForm {
  /** Checks what was typed and marks what is missing; true when it may be sent. Before anything is begun. */
  check(): Promise<boolean>;
  /** Pays with the secret of a payment that was begun; another proof (3-D Secure) is asked for over the page. */
  confirm(clientSecret: string, returnTo: string): Promise<CardOutcome>;
  /** How much will be asked for; the form says it to wallets and banks. */
  charge(amount: Cents): void;
  speak(language: Language): void;
  remove(): void;
}

interface CardFormOptions {
  /** The public key. */
  readonly key: string;
  /** In the light DOM: the provider's frames refuse a shadow root. */
  readonly place: HTMLElement;
  readonly amount: Cents;
  readonly language: Language;
  readonly appearance: Appearance;
  /** It can be typed into. */
  onReady(): void;
  onFailed(): void;
  /** Whether everything has been typed. */
  onChange(isComplete: boolean): void;
}

const LOCALES: Readonly<Record<Language, StripeElementLocale>> = { zh: 'zh-HK', en: 'en' };
/** Beyond these the payment is not taken, and the buyer may try again. */
const TAKEN: readonly string[] = ['succeeded', 'processing', 'requires_capture'];
/** The provider was not reached, or broke: whether it has taken the payment is not known. */
const UNSURE: readonly StripeError['type'][] = ['api_connection_error', 'api_error'];

function outcomeOf(error: StripeError): CardOutcome {
  // Confirmed before, by a press whose answer was lost or in another tab.
  if (error.payment_intent && TAKEN.includes(error.payment_intent.status)) return { kind: 'done' };
  if (UNSURE.includes(error.type)) return { kind: 'unknown' };
  return { kind: 'declined', message: error.message };
}

/** Puts the form into its place. Rejects when the provider's script does not come. */
export async function openCardForm(options: CardFormOptions): Promise<CardForm> {
  const stripe = await loadStripe(options.key);
  if (!stripe) throw new Error('The card form needs a browser.');
  const elements = stripe.elements({
    mode: 'payment',
    amount: options.amount,
    currency: 'hkd',
    allowedPaymentMethodTypes: ['card'],
    locale: LOCALES[options.language],
    appearance: options.appearance,
  });
  const payment = elements.create('payment', {
    layout: 'tabs',
    wallets: { applePay: 'never', googlePay: 'never' },
  });
  payment.on('ready', options.onReady);
  payment.on('loaderror', options.onFailed);
  payment.on('change', ({ complete }) => options.onChange(complete));
  payment.mount(options.place);
  return {
    check: async () => !(await elements.submit()).error,
    async confirm(clientSecret, returnTo) {
      const { error, paymentIntent } = await stripe.confirmPayment({
        elements,
        clientSecret,
        confirmParams: { return_url: returnTo },
        redirect: 'if_required',
      });
      if (error) return outcomeOf(error);
      return TAKEN.includes(paymentIntent.status)
        ? { kind: 'done' }
        : { kind: 'declined', message: paymentIntent.last_payment_error?.message };
    },
    charge: (amount) => void elements.update({ amount }),
    speak: (language) => void elements.update({ locale: LOCALES[language] }),
    remove: () => payment.destroy(),
  };
}
