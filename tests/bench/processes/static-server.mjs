// Serves a folder unchanged: node static-server.mjs <port> <folder>. Sends the `.br` beside a file in its place;
// `headers.json` holds headers by path. The browser caches nothing.
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const [, , port, folder] = process.argv;
const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};
const headersFile = join(folder, 'headers.json');
const extra = existsSync(headersFile) ? JSON.parse(readFileSync(headersFile, 'utf8')) : {};
const kept = new Map();

function read(path) {
  const file = join(folder, normalize(path));
  if (!kept.has(file)) kept.set(file, existsSync(file) ? readFileSync(file) : undefined);
  return kept.get(file);
}

createServer((request, response) => {
  const path = decodeURIComponent(new URL(request.url, 'http://localhost').pathname);
  const name = path.endsWith('/') ? `${path}index.html` : path;
  const packed = read(`${name}.br`);
  const body = packed ?? read(name);
  if (body === undefined) return response.writeHead(404).end();
  response.writeHead(200, {
    'content-type': types[extname(name)] ?? 'application/octet-stream',
    'cache-control': 'no-store',
    ...(packed ? { 'content-encoding': 'br' } : {}),
    ...extra[path],
    'content-length': body.length,
  });
  response.end(body);
}).listen(Number(port), '127.0.0.1');
