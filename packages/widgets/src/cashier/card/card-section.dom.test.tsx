import { cents, type Language } from '@clinicart/sdk';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { TestPlace } from '../../engine/element/test-place.tsx';
import { LanguageContext } from '../../ui/foundation/context.tsx';
import { part as CardSection } from './card-section.tsx';

const provider = vi.hoisted(() => {
  let arrive = () => {};
  const script = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  /** The options of the form, as they were created and updated. */
  const options: Record<string, unknown> = {};
  const handlers: Record<string, () => void> = {};
  const payment = {
    card: { current: undefined as unknown },
    error: undefined as { field: 'payment'; form: 'absent' } | undefined,
    cardCheck: undefined,
    select: vi.fn(),
  };
  return { script, arrive, options, handlers, payment };
});
vi.mock('@stripe/stripe-js/pure', () => ({
  async loadStripe() {
    await provider.script;
    const on = (name: string, handle: () => void) => {
      provider.handlers[name] = handle;
    };
    const payment = { on, mount() {}, destroy() {} };
    return {
      elements(options: object) {
        Object.assign(provider.options, options);
        return {
          create: () => payment,
          update: (next: object) => Object.assign(provider.options, next),
        };
      },
    };
  },
}));
vi.mock('../methods/payment-context.tsx', () => ({
  useOrderPayment: () => provider.payment,
}));

test('the form begins with the amount and the language that were chosen while it loaded, and pays once it is ready', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const element = document.createElement('div');
  document.body.append(element);
  const shop = {
    domain: () => ({ cardKey: async () => 'pk_test' }),
  };
  const box = document.createElement('div');
  element.attachShadow({ mode: 'open' }).append(box);
  const root = createRoot(box);
  const show = (amount: number, language: Language) =>
    act(async () =>
      root.render(
        <TestPlace shop={shop} element={element}>
          <LanguageContext value={language}>
            <CardSection amount={cents(amount)} />
          </LanguageContext>
        </TestPlace>,
      ),
    );
  await show(10_000, 'zh');
  await show(4_000, 'en');
  await act(async () => provider.arrive());
  await vi.waitFor(() => expect(provider.options).toMatchObject({ mode: 'payment' }));
  expect(provider.options).toMatchObject({ amount: 4_000, locale: 'en' });
  const { card, select } = provider.payment;
  expect(card.current).toBeUndefined();
  // A press of Pay before the form is there leaves a message, which ends with the form.
  provider.payment.error = { field: 'payment', form: 'absent' };
  await show(4_000, 'en');
  expect(select).not.toHaveBeenCalled();
  await act(async () => provider.handlers['ready']?.());
  expect(card.current).toBeDefined();
  expect(select).toHaveBeenCalledOnce();
  await act(async () => provider.handlers['loaderror']?.());
  expect(card.current).toBeUndefined();
});
