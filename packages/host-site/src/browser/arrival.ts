import { arrivalOf, handoverDomain } from '@clinicart/sdk/identity';
import { pageShop } from '@clinicart/widgets';

/** The elements wait this long for a session that is handed over, so that a buyer sees no page of a visitor first. */
const PATIENCE_MS = 3000;

type Shop = ReturnType<typeof pageShop>;

async function settle({ domain, session, notice }: Shop, handed: string): Promise<void> {
  const arrived = await domain(handoverDomain).arrive(arrivalOf(handed), document.referrer);
  if (arrived === 'other-account')
    notice.leave({ reason: 'other-account', facts: { here: '', there: '', from: '' } });
  if (arrived === 'log-in-once-more')
    void session.requestLogin({ notice: { reason: 'log-in-once-more', facts: {} } });
}

/** Takes what a partner's page has handed over. Resolves when the elements may start. */
export function takeArrival(handed: string): Promise<void> {
  const shop = pageShop();
  const patience = new Promise<void>((resolve) => {
    shop.clock.after(PATIENCE_MS, resolve);
  });
  return Promise.race([settle(shop, handed), patience]);
}
