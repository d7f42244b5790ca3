/**
 * The payment provider's card form. Card data is typed into the provider's own frames and never passes through this
 * shop. The form is created before a payment starts, which then needs only a confirmation.
 */
import type { Cents, Language } from '@clinicart/sdk';
import type { Appearance, StripeElementLocale, StripeError } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';

/** Result of confirming a card payment. */
export type CardOutcome =
  /** Charged or processing: the shop's server decides. */
  | { readonly kind: 'done' }
  /** Not charged; with the provider's message in the buyer's language, if any. */
  | { readonly kind: 'declined'; readonly message: string | undefined }
  /** The connection broke during the confirmation: ask the server. */
  | { readonly kind: 'unknown' };

/** A mounted card form. */
export interface CardForm {
  /** Validates the fields and marks missing ones; true when the form can be sent. Call it before a payment starts. */
  check(): Promise<boolean>;
  /** Confirms a started payment by its client secret; 3-D Secure opens over the page. */
  confirm(clientSecret: string, returnTo: string): Promise<CardOutcome>;
  /** Sets the amount that wallets and banks receive. */
  setAmount(amount: Cents): void;
  setLanguage(language: Language): void;
  setAppearance(appearance: Appearance): void;
  remove(): void;
}

/** How the form begins. */
interface CardStart {
  readonly amount: Cents;
  readonly language: Language;
  readonly appearance: Appearance;
}

interface CardFormOptions {
  /** The public key. */
  readonly key: string;
  /** In the light DOM: the provider's frames refuse a shadow root. */
  readonly container: HTMLElement;
  /** Called once the provider's script has loaded: the buyer may change them until then. */
  start(): CardStart;
  onReady(): void;
  onFailed(): void;
}

const LOCALES: Readonly<Record<Language, StripeElementLocale>> = { zh: 'zh-HK', en: 'en' };
/** Statuses of a charged payment; after any other, the buyer may try again. */
const TAKEN: readonly string[] = ['succeeded', 'processing', 'requires_capture'];
/** Errors after which the payment may have been charged. */
const UNCERTAIN: readonly StripeError['type'][] = ['api_connection_error', 'api_error'];

function outcomeOf(error: StripeError): CardOutcome {
  // Confirmed earlier: by a click whose answer was lost, or in another tab.
  if (error.payment_intent && TAKEN.includes(error.payment_intent.status)) return { kind: 'done' };
  if (UNCERTAIN.includes(error.type)) return { kind: 'unknown' };
  return { kind: 'declined', message: error.message };
}

/** Mounts the form in its container. Rejects if the provider's script does not load. */
export async function openCardForm(options: CardFormOptions): Promise<CardForm> {
  const stripe = await loadStripe(options.key);
  if (!stripe) throw new Error('The card form needs a browser.');
  const { amount, language, appearance } = options.start();
  const elements = stripe.elements({
    mode: 'payment',
    amount,
    currency: 'hkd',
    allowedPaymentMethodTypes: ['card'],
    locale: LOCALES[language],
    appearance,
  });
  const payment = elements.create('payment', {
    layout: 'tabs',
    wallets: { applePay: 'never', googlePay: 'never' },
  });
  payment.on('ready', options.onReady);
  payment.on('loaderror', options.onFailed);
  payment.mount(options.container);
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
    setAmount: (amount) => void elements.update({ amount }),
    setLanguage: (language) => void elements.update({ locale: LOCALES[language] }),
    setAppearance: (appearance) => void elements.update({ appearance }),
    remove: () => payment.destroy(),
  };
}
