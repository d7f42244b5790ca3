// Answers with the processor time of the process that imports it, in microseconds: CPU_PORT=<port> node --import
// ./cpu-server.mjs <script>
import { createServer } from 'node:http';

const server = createServer((_, response) => {
  const { user, system } = process.cpuUsage();
  response.end(String(user + system));
});
server.listen(Number(process.env.CPU_PORT), '127.0.0.1');
server.unref();
