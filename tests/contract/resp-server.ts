/** A server in this process that speaks as much of the protocol of Redis (RESP 2) as the read cache needs. */
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** Texts have one character for each byte here. */
const bulk = (text: string | undefined) =>
  text === undefined ? '$-1\r\n' : `$${text.length}\r\n${text}\r\n`;

/** Takes the commands that are whole from the beginning of a text. */
function commandsIn(text: string): { readonly commands: string[][]; readonly rest: string } {
  const commands: string[][] = [];
  let rest = text;
  for (;;) {
    const count = /^\*(\d+)\r\n/.exec(rest);
    if (!count) return { commands, rest };
    const words: string[] = [];
    let at = count[0].length;
    for (let word = 0; word < Number(count[1]); word++) {
      const size = /^\$(\d+)\r\n/.exec(rest.slice(at));
      if (!size) return { commands, rest };
      at += size[0].length;
      const end = at + Number(size[1]);
      if (rest.length < end + 2) return { commands, rest };
      words.push(rest.slice(at, end));
      at = end + 2;
    }
    commands.push(words);
    rest = rest.slice(at);
  }
}

export async function startRespServer() {
  const values = new Map<string, string>();
  const sockets = new Set<Socket>();
  function answer([name = '', key = '', value = '', ...more]: readonly string[]): string {
    switch (name.toUpperCase()) {
      case 'GET':
        return bulk(values.get(key));
      case 'SET':
        if (more.includes('NX') && values.has(key)) return bulk(undefined);
        values.set(key, value);
        return '+OK\r\n';
      case 'EVAL': {
        // The script, the number of keys, the lock, its owner.
        const [lock = '', owner] = more;
        return values.get(lock) === owner && values.delete(lock) ? ':1\r\n' : ':0\r\n';
      }
      default:
        return '+OK\r\n';
    }
  }
  const server = createServer((socket) => {
    sockets.add(socket);
    let text = '';
    socket.setEncoding('latin1').on('data', (part) => {
      const { commands, rest } = commandsIn(text + part);
      text = rest;
      for (const command of commands) socket.write(answer(command), 'latin1');
    });
    socket.on('error', () => {});
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
