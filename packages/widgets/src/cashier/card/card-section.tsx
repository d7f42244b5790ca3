import { type Cents, cashierDomain } from '@clinicart/sdk';
import { useEffect, useRef, useState } from 'react';
import { LightDom, useLanguage, useSay, useShop, useWidget, useWords } from '../../engine/index.ts';
import { AlertIcon, ShieldCheckIcon } from '../../ui/media/icons.tsx';
import { FailureNotice } from '../../ui/state/error-state.tsx';
import { Notice } from '../../ui/state/notice.tsx';
import type { Payment } from '../methods/use-payment.ts';
import { appearanceOf } from './appearance.ts';
import { type CardForm, openCardForm } from './card-form.ts';
import { CardWaiting } from './card-states.tsx';
import { cardWords } from './card-words.ts';

/** Props of the card section. */
export interface CardSectionProps {
  orderNo: string;
  /** What the card would pay. */
  amount: Cents;
  payment: Payment;
}

/** A form that has not come by then will not come. */
const PATIENCE_MS = 20_000;

type FormState = 'loading' | 'ready' | 'failed';

/** Opens the provider's form in a place of the light DOM, and takes it away again with the section. */
function useCardForm({ amount, payment: { card } }: CardSectionProps) {
  const shop = useShop();
  const { element } = useWidget();
  const language = useLanguage();
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<FormState>('loading');
  const [round, setRound] = useState(0);
  const opening = useRef({ amount, language });
  opening.current = { amount, language };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round tries again.
  useEffect(() => {
    let form: CardForm | undefined;
    let isWanted = true;
    const tell = (next: FormState) => {
      if (isWanted) setState(next);
    };
    const open = async () => {
      const key = await shop.domain(cashierDomain).cardKey();
      if (!isWanted || !place.current || !element) return;
      form = await openCardForm({
        ...{ key, place: place.current, appearance: appearanceOf(element) },
        ...opening.current,
        onReady: () => tell('ready'),
        onFailed: () => tell('failed'),
        onChange: () => {},
      });
      if (isWanted) card.current = form;
      else form.remove();
    };
    setState('loading');
    // Whatever kept it: the script, the key, the network.
    open().catch(() => tell('failed'));
    const giveUp = shop.clock.after(PATIENCE_MS, () =>
      setState((now) => (now === 'loading' ? 'failed' : now)),
    );
    return () => {
      isWanted = false;
      giveUp();
      card.current = undefined;
      form?.remove();
    };
  }, [shop, element, card, round]);
  useEffect(() => card.current?.charge(amount), [card, amount]);
  useEffect(() => card.current?.speak(language), [card, language]);
  return { place, state, again: () => setRound((before) => before + 1) };
}

/** The card form, why a card was not taken, and what the server is being asked about. Spec: 2§2.3, 2§4 */
function CardSection(props: CardSectionProps) {
  const text = useWords(cardWords);
  const say = useSay();
  const { complaint, cardAsked, begun } = props.payment;
  const { place, state, again } = useCardForm(props);
  const [wasBegun] = useState(begun?.method === 'card');
  const refusal = complaint?.about === 'card' ? complaint : undefined;
  const why = refusal && (refusal.form ? text[refusal.form] : (refusal.why ?? text.declined));
  return (
    <div className="clinic-cashier-card">
      {wasBegun && begun?.method === 'card' && !cardAsked && (
        <Notice tone="info">{text.earlier}</Notice>
      )}
      {state === 'failed' && <FailureNotice onRetry={again}>{text.failed}</FailureNotice>}
      {state === 'loading' && <CardWaiting />}
      <div hidden={state === 'failed'} data-loading={state === 'loading' || undefined}>
        <LightDom name="card">
          <div ref={place} className="clinic-cashier-card-place" />
        </LightDom>
      </div>
      {why !== undefined && (
        <p className="clinic-cashier-card-refusal" role="alert">
          <AlertIcon size={14} />
          <span>{typeof why === 'string' ? why : say(why)}</span>
        </p>
      )}
      {cardAsked && (
        <Notice tone={cardAsked === 'taken' ? 'info' : 'warning'} role="status">
          {cardAsked === 'taken' ? text.confirming : say({ reason: 'payment-unknown', facts: {} })}
        </Notice>
      )}
      <p className="clinic-cashier-card-safe">
        <ShieldCheckIcon size={14} />
        {text.safe}
      </p>
    </div>
  );
}

export { CardSection as part };
