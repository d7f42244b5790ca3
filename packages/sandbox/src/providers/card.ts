import { capture, type Payment, paymentByToken } from '../cashier/payments.ts';
import type { Call } from '../http/call.ts';
import type { Bilingual } from '../seed/data/types.ts';

type Shop = Pick<Call, 'db' | 'now'>;

interface Decline {
  readonly code: string;
  readonly declineCode?: string;
  readonly words: Bilingual;
}

const declined = (declineCode: string, zh: string, en: string): Decline => ({
  code: 'card_declined',
  declineCode,
  words: { zh, en },
});

/** Behaviour of the test cards, by the numbers of the real provider's test mode. */
const CARDS: Readonly<Record<string, 'pays' | 'asks' | 'loses' | Decline>> = {
  '4242424242424242': 'pays',
  '5555555555554444': 'pays',
  '4000002760003184': 'asks',
  '4000000000000077': 'loses',
  '4000000000000002': declined('generic_decline', '你的卡被拒絕。', 'Your card was declined.'),
  '4000000000009995': declined(
    'insufficient_funds',
    '你的卡餘額不足。',
    'Your card has insufficient funds.',
  ),
};

const UNKNOWN_CARD = declined(
  'test_mode_live_card',
  '你的卡被拒絕：這是測試模式，請用測試卡。',
  'Your card was declined: this is test mode, and this is no test card.',
);
const NOT_PROVED: Bilingual = {
  zh: '未能驗證你的付款方式，請選擇其他付款方式再試。',
  en: 'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
};

const isLosing = (number: unknown) =>
  Object.hasOwn(CARDS, String(number)) && CARDS[String(number)] === 'loses';

const SECRET = /^pi_([\da-f]{32}_secret_[\da-f]{32})$/;

function paymentOf({ db }: Shop, clientSecret: unknown): Payment | undefined {
  const token = typeof clientSecret === 'string' ? SECRET.exec(clientSecret)?.[1] : undefined;
  const payment = token === undefined ? undefined : paymentByToken(db, token);
  return payment?.pay_type === '52' ? payment : undefined;
}

/** The payment in the shape of the real provider. */
function intentOf(payment: Payment, status = statusOf(payment)) {
  return {
    id: `pi_${payment.provider_token.split('_')[0]}`,
    object: 'payment_intent',
    amount: payment.from_provider,
    currency: 'hkd',
    status,
    client_secret: `pi_${payment.provider_token}`,
    created: Math.floor(payment.begun_at / 1000),
    livemode: false,
    payment_method_types: ['card'],
    capture_method: 'automatic',
    confirmation_method: 'automatic',
    last_payment_error: null,
    next_action: null,
  };
}

const statusOf = ({ taken_at: takenAt, status }: Payment): string =>
  takenAt !== null ? 'succeeded' : status === 'open' ? 'requires_payment_method' : 'canceled';

type Answer = { readonly paymentIntent: unknown } | { readonly error: unknown };

const invalid = (code: string, message: string, payment?: Payment): Answer => ({
  error: {
    type: 'invalid_request_error',
    code,
    message,
    ...(payment && { payment_intent: intentOf(payment) }),
  },
});

const NO_INTENT = invalid('resource_missing', 'No such payment_intent.');

const wordsIn = (words: Bilingual, locale: unknown): string =>
  String(locale).toLowerCase().startsWith('zh') ? words.zh : words.en;

/** Returns an open payment, or the error. */
function confirmable(shop: Shop, clientSecret: unknown): Payment | Answer {
  const payment = paymentOf(shop, clientSecret);
  if (!payment) return NO_INTENT;
  if (statusOf(payment) === 'requires_payment_method') return payment;
  return invalid(
    'payment_intent_unexpected_state',
    `This PaymentIntent has a status of ${statusOf(payment)} and cannot be confirmed.`,
    payment,
  );
}

const isAnswer = (value: Payment | Answer): value is Answer =>
  'error' in value || 'paymentIntent' in value;

function captured(shop: Shop, payment: Payment): Answer {
  capture(shop, payment);
  const after = paymentByToken(shop.db, payment.provider_token) ?? payment;
  return { paymentIntent: intentOf(after) };
}

type Body = Readonly<Record<string, unknown>>;

/** Returns the payment intent. */
export function cardIntent(shop: Shop, { clientSecret }: Body): Answer {
  const payment = paymentOf(shop, clientSecret);
  return payment ? { paymentIntent: intentOf(payment) } : NO_INTENT;
}

/** Confirms a payment by card; 'lost' if its answer must be dropped. A declined payment may be retried. */
export function confirmCard(shop: Shop, body: Body): Answer | 'lost' {
  const { amount, number, locale } = body;
  const payment = confirmable(shop, body['clientSecret']);
  // Browsers retry a dropped request; the second answer is dropped too.
  if (isAnswer(payment)) return payment !== NO_INTENT && isLosing(number) ? 'lost' : payment;
  if (typeof amount === 'number' && amount !== payment.from_provider)
    return invalid(
      'payment_intent_mismatch',
      `The amount of the elements (${amount}) is not that of the PaymentIntent (${payment.from_provider}).`,
      payment,
    );
  const known = Object.hasOwn(CARDS, String(number)) ? CARDS[String(number)] : undefined;
  const card = known ?? UNKNOWN_CARD;
  if (card === 'pays') return captured(shop, payment);
  if (card === 'asks') return { paymentIntent: intentOf(payment, 'requires_action') };
  if (card === 'loses') {
    captured(shop, payment);
    return 'lost';
  }
  return {
    error: {
      type: 'card_error',
      code: card.code,
      decline_code: card.declineCode,
      message: wordsIn(card.words, locale),
      payment_intent: intentOf(payment),
    },
  };
}

/** Handles the result of the bank's authentication (3-D Secure). */
export function authenticateCard(shop: Shop, body: Body): Answer {
  const payment = confirmable(shop, body['clientSecret']);
  if (isAnswer(payment)) return payment;
  if (body['isProved'] === true) return captured(shop, payment);
  const message = wordsIn(NOT_PROVED, body['locale']);
  return invalid('payment_intent_authentication_failure', message, payment);
}
