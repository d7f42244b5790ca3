import { configure } from '@clinicart/widgets';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { addressOf, current } from './page.ts';
import './harbourline.css';

// The settings of the shop, in one place. The addresses come from `.env`.
configure({
  apiBase: import.meta.env.VITE_API,
  site: import.meta.env.VITE_SITE,
  storage: 'session',
  language: current().language,
  // Links to a product lead to this site, in its language; other links lead to the shop's site.
  routes: { product: ({ id }) => addressOf({ language: current().language, productId: `${id}` }) },
});

const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
