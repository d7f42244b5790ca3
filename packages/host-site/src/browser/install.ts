/** The entry of the phone menu that installs the site. Loaded when the browser offers to install it. */
import { pageShop } from '@clinicart/widgets';

/** The browser’s offer to install the site, good for one use. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

const isOffer = (event: Event): event is InstallOffer => 'prompt' in event;

const installWords = {
  zh: {
    install: '安裝應用程式',
    hide: '不再顯示',
    hideIt: '不再顯示「安裝應用程式」',
    hidden: '已收起。仍可在瀏覽器的選單安裝。',
  },
  en: {
    install: 'Install the app',
    hide: 'Hide',
    hideIt: 'Hide “Install the app”',
    hidden: 'Hidden. Your browser’s menu can still install it.',
  },
};

/** Set in a browser whose owner has hidden the entry; says nothing about a person. */
const HIDDEN_KEY = 'installHidden';

const isHidden = (): boolean => {
  try {
    return localStorage.getItem(HIDDEN_KEY) !== null;
  } catch {
    return false;
  }
};

function hide(): void {
  try {
    localStorage.setItem(HIDDEN_KEY, '1');
  } catch {
    // Without storage it stays away from this page.
  }
}

/** Whether this page runs as the installed app. */
const isInstalled = (): boolean =>
  matchMedia('(display-mode: standalone), (display-mode: fullscreen), (display-mode: minimal-ui)')
    .matches;

function button(): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  return made;
}

/** Adds the entry that installs the site to the phone menu, unless it was hidden before. */
export function showInstall(offer: Event): void {
  if (!isOffer(offer) || isHidden() || isInstalled()) return;
  const { $language } = pageShop().language;
  const entry = document.createElement('div');
  entry.slot = 'menu';
  entry.className = 'install';
  const install = button();
  const away = button();
  const stop = $language.subscribe((language) => {
    const words = installWords[language];
    install.textContent = words.install;
    away.textContent = words.hide;
    away.setAttribute('aria-label', words.hideIt);
  });
  const remove = () => {
    stop();
    entry.remove();
  };
  install.addEventListener('click', () => {
    remove();
    void offer.prompt();
  });
  away.addEventListener('click', () => {
    stop();
    hide();
    entry.textContent = installWords[$language.get()].hidden;
    // The button that had the focus is gone.
    entry.tabIndex = -1;
    entry.focus();
  });
  addEventListener('appinstalled', remove, { once: true });
  entry.append(install, away);
  document.querySelector('clinic-header')?.append(entry);
}
