// Answers every request with one JSON text, at once: node answer-server.mjs <port> <file>
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [, , port, file] = process.argv;
const answer = readFileSync(file);
const headers = { 'content-type': 'application/json', 'content-length': answer.length };
createServer((request, response) => {
  request.resume().on('end', () => response.writeHead(200, headers).end(answer));
}).listen(Number(port), '127.0.0.1');
