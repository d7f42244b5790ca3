/** The service worker of the site. Loaded when the page rests. */
import { pageShop } from '@clinicart/widgets';
import { scriptPolicy } from './script-policy.ts';

const WORKER = '/sw.js';

async function tell(message: unknown): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  registration?.active?.postMessage(message);
}

/** The login whose pages the worker has stored, as a key that does not reveal it. */
const OWNER_KEY = 'offlineOwner';

/** Lets the worker forget the pages seen when the account ends or another one begins, in this page or since the last. */
function forgetWithAccount(): void {
  const { session } = pageShop();
  const follow = () => {
    const owner = session.owner();
    try {
      const last = localStorage.getItem(OWNER_KEY) ?? '';
      if (owner === last) return;
      if (owner === '') localStorage.removeItem(OWNER_KEY);
      else localStorage.setItem(OWNER_KEY, owner);
      // The pages that a visitor has seen are kept for the member who then logs in.
      if (last !== '') void tell('forget');
    } catch {
      // A browser that refuses storage has no worker either.
    }
  };
  follow();
  session.$session.listen(follow);
}

/** Registers the worker and hands it the page that came before it. */
export async function startWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  forgetWithAccount();
  const isFirst = !navigator.serviceWorker.controller;
  try {
    const trusted = scriptPolicy('clinicart-worker', (address) => address === WORKER);
    await navigator.serviceWorker.register(trusted(WORKER));
  } catch {
    // A browser that stores nothing refuses; the shop works without.
    return;
  }
  if (!isFirst) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ href: location.href, language: pageShop().language.$language.get() });
}
