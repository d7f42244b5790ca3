/** Calls `leave` with an exit code when the process gets a signal to end, also one that only npm gets. */
export function onEnd(leave) {
  for (const [signal, code] of Object.entries({ SIGINT: 130, SIGTERM: 143, SIGHUP: 129 }))
    process.on(signal, () => leave(code));
  // npm forwards signals to its shell only, and the shell exits without forwarding them.
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && leave(1), 500).unref();
}
