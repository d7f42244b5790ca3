// Serves this folder as a partner would: on another origin, with a strict content-security policy.
//   SHOP=http://localhost:4321 API=http://localhost:8787 EMBED_PORT=4400 node examples/embed/server.mjs
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname } from 'node:path';

const port = Number(process.env.EMBED_PORT ?? 4400);
const places = {
  SHOP: (process.env.SHOP ?? 'http://localhost:4321').replace(/\/$/, ''),
  API: (process.env.API ?? 'http://localhost:8787').replace(/\/$/, ''),
  // Needed only if the API does not serve its captcha key.
  CAPTCHA_KEY: process.env.CAPTCHA_KEY ?? '',
  PRODUCT: process.env.PRODUCT ?? '10008',
  CARD: process.env.CARD ?? '10006',
  ENQUIRE: process.env.ENQUIRE ?? '10030',
};
const types = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
};
const files = new Set(['index.html', 'harbourline.css', 'hostile.css', 'page.js']);
const policy = [
  "default-src 'none'",
  `script-src 'self' ${new URL(places.SHOP).origin}`,
  `connect-src ${new URL(places.API).origin}`,
  `img-src 'self' data: ${new URL(places.API).origin}`,
  `media-src ${new URL(places.API).origin}`,
  "style-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const server = createServer(async (request, response) => {
  const name = new URL(request.url ?? '/', 'http://partner').pathname.slice(1) || 'index.html';
  if (!files.has(name)) return response.writeHead(404).end('Not found');
  const text = await readFile(new URL(name, import.meta.url), 'utf8');
  response.writeHead(200, {
    'content-type': types[extname(name)],
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
  response.end(
    name === 'index.html' ? text.replace(/\{\{(\w+)\}\}/g, (_, key) => places[key] ?? '') : text,
  );
});

server.on('error', (error) => {
  console.error(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is taken; set EMBED_PORT to another.`
      : error.message,
  );
  process.exit(1);
});
server.listen(port, () => console.log(`Partner page: http://localhost:${server.address().port}`));
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => server.close(() => process.exit(0)));
