import { createShop, type Language } from '@clinicart/sdk';
import { expect, test } from 'vitest';
import { renderWidget } from '../server.tsx';

async function shown(response: Response, defaultLanguage: Language = 'en'): Promise<string> {
  const shop = createShop({
    apiBase: 'http://shop.test',
    server: true,
    defaultLanguage,
    fetch: async () => response.clone(),
  });
  return (await renderWidget('clinic-compare', {}, shop)).html;
}

const answer = (navis: readonly object[]) =>
  Response.json({ resultID: 1200, message: '', data: { navis } });

test('shows the title and what the server answers, in both languages', async () => {
  const response = answer([{ path: '/a', name: 'First entry' }]);
  const english = await shown(response);
  expect(english).toContain('<h1>Compare</h1>');
  expect(english).toContain('<li>First entry</li>');
  expect(await shown(response, 'zh')).toContain('<h1>新元件</h1>');
});

test('says that there is nothing when the answer is empty', async () => {
  expect(await shown(answer([]))).toContain('Nothing here yet');
});

test('shows that it loads where the server had no answer', async () => {
  expect(await shown(new Response('', { status: 503 }))).toContain('Loading the list');
});
