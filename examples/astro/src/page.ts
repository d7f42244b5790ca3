// The script of every page: starts the elements with the settings that the server rendered them with.
import { configure, start } from '@clinicart/widgets';
import { settingsFor } from './shop.ts';
import { languageOf } from './words.ts';

const { lang } = document.documentElement;
configure(settingsFor(languageOf(lang.slice(0, 2))));
start();

const said = document.querySelector<HTMLElement>('[role="status"]');
document.addEventListener('clinic-cart-add', ({ detail }) => {
  if (said) said.textContent = `${said.dataset.added} ${detail.quantity} × ${detail.name}`;
});
