import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import * as sheets from '../styles.ts';
import { Page } from './page.tsx';
import previewCss from './preview.css?inline';

const query = new URLSearchParams(location.search);
const { baseCss, lightCss, pageTokensCss, tokensCss, ...components } = sheets;

class Preview extends HTMLElement {
  connectedCallback() {
    const root = this.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [baseCss, ...Object.values(components), previewCss].map(sheetOf);
    this.setAttribute('theme', query.get('theme') ?? 'light');
    const width = query.get('width');
    if (width) this.style.width = `${width}px`;
    createRoot(root).render(
      <StrictMode>
        <Page language={query.get('language') === 'en' ? 'en' : 'zh'} />
      </StrictMode>,
    );
  }
}

function sheetOf(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}

document.body.style.margin = '0';
customElements.define('ui-preview', Preview);
