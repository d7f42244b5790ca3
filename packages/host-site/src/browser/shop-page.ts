/** Connects the page around the elements to the shop: colours, language, title. */
import { LANGUAGE_TAGS } from '@clinicart/sdk/language';
import { pageShop } from '@clinicart/widgets';
import { followTheme } from './follow-theme.ts';

const { language } = pageShop();
const asked = document.querySelector<HTMLMetaElement>('meta[name="clinicart"]')?.dataset.language;
if (asked === 'zh' || asked === 'en') {
  // Stores the language that the address names, as if the visitor had chosen it, and then removes it from the address.
  language.use(asked);
  const url = new URL(location.href);
  url.searchParams.delete('lang');
  try {
    history.replaceState(history.state, '', url);
  } catch {
    // A page with an opaque origin refuses this: the language stays in the address.
  }
}

followTheme();

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

language.$language.listen((chosen) => {
  // The widgets have translated themselves, so a failure here does no harm.
  translatePage(LANGUAGE_TAGS[chosen]).catch(() => {});
});

document.addEventListener('clinic-title-change', ({ detail }) => {
  // Keeps the name of the shop, in any language.
  document.title = `${detail.title} · ${document.title.split(' · ').at(-1)}`;
});
