/** The end of the process: it finishes the answers that it has begun. */
import type { Server, ServerResponse } from 'node:http';

interface ShutdownOptions {
  readonly server: Server;
  /** Time between the signal and the end of listening, in which balancers learn that the process is not ready. */
  readonly delayMs: number;
  /** Time for answers under way after that. */
  readonly graceMs: number;
  /** Runs at once: the process is no longer ready. */
  readonly onStop: () => void;
  /** Ends the process. `cutOff` counts the answers that had not ended. */
  readonly exit: (cutOff: number) => void;
}

export interface Shutdown {
  /** Notes an answer. Once the process stops, it tells the client to close the connection. */
  track(response: ServerResponse): void;
  /** Stops after the delay; called again, or with `atOnce`, without it. */
  stop(atOnce?: boolean): void;
}

export function createShutdown(options: ShutdownOptions): Shutdown {
  const { server, delayMs, graceMs, onStop, exit } = options;
  const open = new Set<ServerResponse>();
  let isStopping = false;
  let isClosed = false;

  function close() {
    if (isClosed) return;
    isClosed = true;
    // Right after Node has accepted what waits: the system resets connections that are still in the queue of a closed port.
    setImmediate(() => {
      server.close(() => exit(0));
      server.closeIdleConnections();
    });
    setTimeout(() => exit(open.size), graceMs).unref();
  }

  return {
    track(response) {
      open.add(response);
      if (isStopping) response.setHeader('Connection', 'close');
      response.once('close', () => {
        open.delete(response);
        // An answer that had promised to keep the connection: the connection is idle in the next turn.
        if (isClosed) setImmediate(() => server.closeIdleConnections());
      });
    },
    stop(atOnce = false) {
      const isAgain = isStopping;
      isStopping = true;
      if (!isAgain) {
        onStop();
        for (const response of open)
          if (!response.headersSent) response.setHeader('Connection', 'close');
      }
      if (atOnce || isAgain || delayMs === 0) close();
      else setTimeout(close, delayMs);
    },
  };
}
