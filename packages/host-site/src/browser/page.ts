/** The only script of every page: configures the shop and starts the elements. */
import { LANGUAGE_TAGS } from '@clinicart/sdk/language';
import { configure, pageShop, start } from '@clinicart/widgets';
import { followTheme } from './follow-theme.ts';

// Before anything else: the code of a session that a partner's page hands over must not remain in the address.
const [, fragment = '', handed] =
  /^(.*)\?((?:handover|member|partner)=.*)$/.exec(location.hash) ?? [];
if (handed) {
  const { pathname, search } = location;
  try {
    history.replaceState(history.state, '', pathname + search + fragment.replace(/^#$/, ''));
  } catch {
    // A page with an opaque origin refuses this. The code works once, for one minute.
  }
}

const settings = document.querySelector<HTMLMetaElement>('meta[name="clinicart"]')?.dataset;
const { service, captchaKey } = settings ?? {};
configure({
  apiBase: settings?.api ?? '',
  storage: 'cookie',
  ...(service && { serviceBase: service }),
  ...(captchaKey && { captchaKey }),
});

const asked = settings?.language;
if (asked === 'zh' || asked === 'en') {
  // Stores the language that the address names, as if the visitor had chosen it, and then removes it from the address.
  pageShop().language.use(asked);
  const url = new URL(location.href);
  url.searchParams.delete('lang');
  try {
    history.replaceState(history.state, '', url);
  } catch {
    // A page with an opaque origin refuses this: the language stays in the address.
  }
}

followTheme();
if (!handed) start();
else
  void import('./arrival.ts')
    .then(({ takeArrival }) => takeArrival(pageShop(), handed))
    .catch(() => {})
    .finally(() => start());

/** Runs when the page has loaded and rests. */
function atRest(run: () => void): void {
  const wait = () => ('requestIdleCallback' in window ? requestIdleCallback(run) : setTimeout(run));
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
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

/** Reads the address of the page again. The request parses it: Trusted Types forbid parsing a text, and nothing of it runs. */
function samePage(): Promise<Document | null> {
  const request = new XMLHttpRequest();
  request.open('GET', location.href);
  request.responseType = 'document';
  request.setRequestHeader('Accept', 'text/html');
  request.setRequestHeader('Cache-Control', 'no-cache');
  return new Promise((resolve, reject) => {
    request.onload = () => resolve(request.responseXML);
    request.onerror = reject;
    request.send();
  });
}

/** Updates the page's own texts (title, error texts) from the same page in the chosen language. */
async function translatePage(tag: string): Promise<void> {
  document.documentElement.lang = tag;
  const page = await samePage();
  if (page?.documentElement.lang !== document.documentElement.lang) return;
  document.title = page.title;
  const heading = page.querySelector('clinic-header')?.getAttribute('heading');
  if (heading) document.querySelector('clinic-header')?.setAttribute('heading', heading);
  const said = page.querySelectorAll('[data-said]');
  for (const [index, element] of document.querySelectorAll('[data-said]').entries()) {
    element.textContent = said[index]?.textContent ?? element.textContent;
  }
}

pageShop().language.$language.listen((language) => {
  // The widgets have translated themselves, so a failure here does no harm.
  translatePage(LANGUAGE_TAGS[language]).catch(() => {});
});

document.addEventListener('clinic-title-change', ({ detail }) => {
  // Keeps the name of the shop, in any language.
  document.title = `${detail.title} · ${document.title.split(' · ').at(-1)}`;
});

document.addEventListener('click', (event) => {
  const way = event.target instanceof Element && event.target.closest<HTMLElement>('[data-way]');
  if (!way) return;
  if (way.dataset.way === 'reload') location.reload();
  else if (history.length > 1) history.back();
  else return;
  event.preventDefault();
});
