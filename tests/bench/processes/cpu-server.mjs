// Answers with the processor time of the process that imports it, in microseconds, and at /heap with the bytes of its
// JavaScript after a collection: CPU_PORT=<port> node --import ./cpu-server.mjs <script>
import { createServer } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

let collect;
function heapBytes() {
  if (!collect) {
    setFlagsFromString('--expose-gc');
    collect = runInNewContext('gc');
  }
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

const server = createServer(({ url }, response) => {
  const { user, system } = process.cpuUsage();
  response.end(String(url === '/heap' ? heapBytes() : user + system));
});
server.listen(Number(process.env.CPU_PORT), '127.0.0.1');
server.unref();
