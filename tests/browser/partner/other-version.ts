// Other versions of the shop, for pages that load two: the present code with another number, and a stand-in that keeps to
// the names of docs/embed.md, “Versions”, and nothing else, as a version before it would.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { version } from './pinned-script.ts';

const built = join(import.meta.dirname, '../../../packages/widgets/dist/page');

/** Serves the present code as another version until the test ends. Returns the address of its script. */
export async function servedAs(number: string): Promise<string> {
  const server = createServer((request, answer) => {
    const path = (request.url ?? '').replace(`/embed/${number}/`, '').replace(/\?.*/, '');
    // Minifiers choose the quotes.
    const code = ['"', '`'].reduce(
      (text, quote) => text.replaceAll(quote + version + quote, quote + number + quote),
      readFileSync(join(built, path), 'utf8'),
    );
    answer.writeHead(200, {
      'content-type': 'text/javascript',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
    answer.end(code);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return `http://localhost:${port}/embed/${number}/clinicart.js`;
}

/** A version before: it has its own cart button, and knows the names that versions share. */
export const versionBefore = `<script type="module">
  globalThis[Symbol.for('clinicart.runtime.v1')] ??= { config: {}, started: true };
  const channel = new BroadcastChannel('clinicart');
  customElements.define('clinic-cart-button', class extends HTMLElement {
    connectedCallback() {
      this.show();
      channel.addEventListener('message', () => this.show());
    }
    show() {
      const isMember = Boolean(sessionStorage.getItem('token'));
      const count = isMember ? sessionStorage.getItem('cartAmount') ?? '0' : '';
      this.textContent = isMember ? 'before: ' + count : 'before: visitor';
    }
  });
  globalThis.addOneLine = () => {
    sessionStorage.setItem('cartAmount', String(Number(sessionStorage.getItem('cartAmount')) + 1));
    channel.postMessage('cart-count');
  };
</script>`;
