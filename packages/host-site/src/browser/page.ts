/** The one script of every page: sets the shop up and brings the elements to life. */
import { LANGUAGE_TAGS } from '@clinicart/sdk';
import { configure, pageShop, start } from '@clinicart/widgets';

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
  // An address that names its language: kept as if it had been chosen, and then out of the way.
  pageShop().language.use(asked);
  const url = new URL(location.href);
  url.searchParams.delete('lang');
  try {
    history.replaceState(history.state, '', url);
  } catch {
    // Refused where a page has no origin: the language stays in the address.
  }
}

start();

/** Takes the words around the widgets (title, apologies) from the same page in the language just chosen. */
async function translatePage(tag: string): Promise<void> {
  document.documentElement.lang = tag;
  const answer = await fetch(location.href, {
    cache: 'no-store',
    headers: { Accept: 'text/html' },
  });
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  if (page.documentElement.lang !== document.documentElement.lang) return;
  document.title = page.title;
  const heading = page.querySelector('clinic-header')?.getAttribute('heading');
  if (heading) document.querySelector('clinic-header')?.setAttribute('heading', heading);
  const said = page.querySelectorAll('[data-said]');
  for (const [index, element] of document.querySelectorAll('[data-said]').entries()) {
    element.textContent = said[index]?.textContent ?? element.textContent;
  }
}

pageShop().language.$language.listen((language) => {
  // The widgets have their words already; without these the page is only less tidy.
  translatePage(LANGUAGE_TAGS[language]).catch(() => {});
});

document.addEventListener('clinic-title-change', ({ detail }) => {
  // The name of the shop stays, in whichever language it is written.
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
