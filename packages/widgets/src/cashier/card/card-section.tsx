import type { Cents } from '@clinicart/sdk';
import { cashierDomain } from '@clinicart/sdk/cashier';
import { useEffect, useRef, useState } from 'react';
import { LightDom } from '../../engine/element/light-dom.tsx';
import { useLanguage, useSay, useShop, useWidget, useWords } from '../../engine/index.ts';
import { AlertIcon } from '../../ui/media/first-icons.tsx';
import { ShieldCheckIcon } from '../../ui/media/icons.tsx';
import { FailureNotice, Notice } from '../../ui/state/notice.tsx';
import { useOrderPayment } from '../methods/payment-context.tsx';
import { appearanceOf, followAppearance } from './appearance.ts';
import { type CardForm, openCardForm } from './card-form.ts';
import { CardSkeleton } from './card-states.tsx';
import { cardWords } from './card-words.ts';

export interface CardSectionProps {
  /** The amount that the card would pay. */
  amount: Cents;
}

/** A form that has not loaded by then counts as failed. */
const LOAD_TIMEOUT_MS = 20_000;

type FormState = 'loading' | 'ready' | 'failed';

/** Mounts the provider's form in the light DOM, and removes it with the section. A payment can use it once it is ready. */
function useCardForm(amount: Cents) {
  const shop = useShop();
  const { card, error, select } = useOrderPayment();
  const { element } = useWidget();
  const language = useLanguage();
  const container = useRef<HTMLDivElement>(null);
  const form = useRef<CardForm>(undefined);
  const [state, setState] = useState<FormState>('loading');
  const [tries, setTries] = useState(0);
  const latest = useRef({ amount, language });
  latest.current = { amount, language };

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try opens the form anew.
  useEffect(() => {
    let opened: CardForm | undefined;
    let isWanted = true;
    const show = (next: FormState) => {
      if (isWanted) setState(next);
    };
    const open = async () => {
      const key = await shop.domain(cashierDomain).cardKey();
      if (!isWanted || !container.current || !element) return;
      opened = await openCardForm({
        key,
        container: container.current,
        start: () => ({ ...latest.current, appearance: appearanceOf(element) }),
        onReady: () => show('ready'),
        onFailed: () => show('failed'),
      });
      if (isWanted) form.current = opened;
      else opened.remove();
    };
    setState('loading');
    // The script, the key or the network may have failed.
    open().catch(() => show('failed'));
    const cancelTimeout = shop.clock.after(LOAD_TIMEOUT_MS, () =>
      setState((now) => (now === 'loading' ? 'failed' : now)),
    );
    return () => {
      isWanted = false;
      cancelTimeout();
      form.current = undefined;
      opened?.remove();
    };
  }, [shop, element, tries]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a payment that missed the form hears when it is there.
  useEffect(() => {
    if (state !== 'ready') return undefined;
    card.current = form.current;
    if (error?.form === 'absent') select({});
    return () => {
      card.current = undefined;
    };
  }, [card, state]);
  useEffect(() => form.current?.setAmount(amount), [amount]);
  useEffect(() => form.current?.setLanguage(language), [language]);
  useEffect(
    () =>
      element && followAppearance(element, (appearance) => form.current?.setAppearance(appearance)),
    [element],
  );
  return { container, state, retry: () => setTries((before) => before + 1) };
}

/** The card form, the reason of a declined card, and the state of an unconfirmed charge. Spec: 2§2.3, 2§4 */
function CardSection({ amount }: CardSectionProps) {
  const text = useWords(cardWords);
  const say = useSay();
  const { error, cardCheck } = useOrderPayment();
  const { container, state, retry } = useCardForm(amount);
  const cardError = error?.field === 'card' ? error : undefined;
  const why = cardError && (cardError.form ? text.incomplete : (cardError.why ?? text.declined));
  return (
    <div className="clinic-cashier-card">
      {state === 'failed' && <FailureNotice onRetry={retry}>{text.failed}</FailureNotice>}
      {state === 'loading' && <CardSkeleton />}
      <div hidden={state === 'failed'} data-loading={state === 'loading' || undefined}>
        <LightDom name="card">
          <div ref={container} className="clinic-cashier-card-place" />
        </LightDom>
      </div>
      {why !== undefined && (
        <p className="clinic-cashier-card-refusal" role="alert">
          <AlertIcon size={14} />
          <span>{typeof why === 'string' ? why : say(why)}</span>
        </p>
      )}
      {cardCheck && (
        <Notice tone={cardCheck === 'taken' ? 'info' : 'warning'} role="status">
          {cardCheck === 'taken' ? text.confirming : say({ reason: 'payment-unknown', facts: {} })}
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
