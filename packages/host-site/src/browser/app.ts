/** The site as an app: its service worker, and the entry of the phone menu that installs it. Loaded when the page rests. */
import { pageShop } from '@clinicart/widgets';

/** The browser’s offer to install the site, good for one use. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

const isOffer = (event: Event): event is InstallOffer => 'prompt' in event;

const installLabels = { zh: '安裝應用程式', en: 'Install the app' };

async function tell(message: unknown): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  registration?.active?.postMessage(message);
}

/** Lets the worker forget the pages seen when the account ends or another one begins. */
function forgetWithAccount(): void {
  const { $session } = pageShop().session;
  let last = $session.get();
  $session.listen((next) => {
    const isOther =
      last.status === 'member' &&
      (next.status === 'visitor' || (last.userName !== '' && next.userName !== last.userName));
    last = next;
    if (isOther) void tell('forget');
  });
}

/** Registers the worker and hands it the page that came before it. */
export async function startWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  forgetWithAccount();
  const isFirst = !navigator.serviceWorker.controller;
  try {
    await navigator.serviceWorker.register('/sw.js');
  } catch {
    // A browser that stores nothing refuses; the shop works without.
    return;
  }
  if (!isFirst) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ href: location.href, language: pageShop().language.$language.get() });
}

/** Adds the entry that installs the site to the phone menu. */
export function showInstall(offer: Event): void {
  if (!isOffer(offer)) return;
  const entry = document.createElement('button');
  entry.type = 'button';
  entry.slot = 'menu';
  entry.className = 'install';
  pageShop().language.$language.subscribe((language) => {
    entry.textContent = installLabels[language];
  });
  entry.addEventListener('click', () => {
    entry.remove();
    void offer.prompt();
  });
  addEventListener('appinstalled', () => entry.remove(), { once: true });
  document.querySelector('clinic-header')?.append(entry);
}
