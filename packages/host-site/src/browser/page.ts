/** The first script of every page. Small: it starts the elements, whose code and the shop's come when the page uses them. */
import { configure, start, whenWanted } from '@clinicart/widgets/start';

// Before anything else: the code of a session that a partner's page hands over must not remain in the address.
const [, fragment = '', handed] =
  /^(.*)\?((?:handover|member|partner)=.*)$/.exec(location.hash) ?? [];
if (handed) {
  const url = new URL(location.href);
  url.hash = fragment.replace(/^#$/, '');
  try {
    history.replaceState(history.state, '', url);
  } catch {
    // A page with an opaque origin refuses this. The code works once, for one minute.
  }
}

const settings = document.querySelector<HTMLMetaElement>('meta[name="clinicart"]')?.dataset;
const { service, captchaKey, certificationCodes, language, files } = settings ?? {};
const asked = language === 'zh' || language === 'en' ? language : undefined;
/** A page that the server has sent whole to a visitor needs no code until it is used, or rests. */
const rests = files !== undefined && !handed && !asked;
configure({
  apiBase: settings?.api ?? '',
  storage: 'cookie',
  ...(asked && { addressLanguage: asked }),
  ...(service && { serviceBase: service }),
  ...(captchaKey && { captchaKey }),
  ...(certificationCodes && { certificationCodes: JSON.parse(certificationCodes) }),
  ...(rests && { load: 'interaction' }),
});

let isWanted = false;
/** Requests the code of the page: its elements start when they find the shop in use. */
function wantShop(): Promise<unknown> {
  if (!isWanted)
    for (const href of files?.split(' ') ?? []) {
      const link = document.createElement('link');
      document.head.append(Object.assign(link, { rel: 'modulepreload', href }));
    }
  isWanted = true;
  // Without it, the page lacks only what is around its elements.
  return import('./shop-page.ts').catch(() => {});
}

if (handed)
  void import('./arrival.ts')
    .then(({ takeArrival }) => takeArrival(handed))
    .catch(() => {})
    .finally(() => start());
else start();
whenWanted(wantShop);

/** A picture that does not come holds the page up for no longer. */
const LONGEST_LOAD_MS = 4000;

/** Runs when the page rests after its `load` event. */
function atRest(run: () => void): void {
  const wait = () => ('requestIdleCallback' in window ? requestIdleCallback(run) : setTimeout(run));
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
if (rests) {
  atRest(wantShop);
  setTimeout(wantShop, LONGEST_LOAD_MS);
}
// The development server's files have no hash in their names.
if (import.meta.env.PROD)
  atRest(() => void import('./app.ts').then(({ startWorker }) => startWorker()));

addEventListener('beforeinstallprompt', (event) => {
  // A desk has the entry of its browser; a phone's would lie over the page.
  if (!matchMedia('(width < 960px)').matches) return;
  event.preventDefault();
  void import('./install.ts').then(({ showInstall }) => showInstall(event));
});

document.addEventListener('click', (event) => {
  const way = event.target instanceof Element && event.target.closest<HTMLElement>('[data-way]');
  if (!way) return;
  if (way.dataset.way === 'reload') location.reload();
  else if (history.length > 1) history.back();
  else return;
  event.preventDefault();
});
