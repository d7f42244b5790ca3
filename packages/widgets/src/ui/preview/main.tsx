/// <reference types="vite/client" />
import { type ReactNode, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { baseCss } from '../foundation/base-styles.ts';
import { Page } from './page.tsx';
import previewCss from './preview.css?inline';

const query = new URLSearchParams(location.search);
const components: Readonly<Record<string, string>> = import.meta.glob('../*/*.css', {
  query: '?inline',
  import: 'default',
  eager: true,
});

class Preview extends HTMLElement {
  connectedCallback() {
    const root = this.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [baseCss, ...Object.values(components), previewCss].map(sheetOf);
    this.setAttribute('theme', query.get('theme') ?? 'light');
    const width = query.get('width');
    if (width) this.style.width = `${width}px`;
    const page = (
      <StrictMode>
        <Page language={query.get('language') === 'en' ? 'en' : 'zh'} />
      </StrictMode>
    );
    if (query.has('hydrate')) void hydrate(root, page);
    else createRoot(root).render(page);
  }
}

/** Hydrates the server's HTML, as the host site does; React logs a difference as an error. */
async function hydrate(root: ShadowRoot, page: ReactNode) {
  const { renderToString } = await import('react-dom/server');
  const wrapper = document.createElement('div');
  wrapper.innerHTML = renderToString(page);
  root.append(wrapper);
  const first = wrapper.querySelector('.clinic-root');
  hydrateRoot(wrapper, page, { onRecoverableError: console.error });
  setTimeout(() => {
    if (first !== wrapper.querySelector('.clinic-root'))
      console.error('The server nodes were replaced.');
  }, 500);
}

function sheetOf(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}

document.body.style.margin = '0';
customElements.define('ui-preview', Preview);
