/** The one script of every page: sets the shop up and brings the elements to life. */
import { configure, pageShop, start } from '@clinicart/widgets';

const settings = document.querySelector<HTMLMetaElement>('meta[name="clinicart"]')?.dataset;
configure({ apiBase: settings?.api ?? '', storage: 'cookie' });

const asked = settings?.language;
if (asked === 'zh' || asked === 'en') {
  // An address that names its language: kept as if it had been chosen, and then out of the way.
  pageShop().language.use(asked);
  const url = new URL(location.href);
  url.searchParams.delete('lang');
  history.replaceState(history.state, '', url);
}

start();

document.addEventListener('click', (event) => {
  const way = event.target instanceof Element && event.target.closest<HTMLElement>('[data-way]');
  if (!way) return;
  if (way.dataset.way === 'reload') location.reload();
  else if (history.length > 1) history.back();
  else return;
  event.preventDefault();
});
