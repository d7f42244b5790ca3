// happy-dom has no idle callbacks. The timer in their place could run after the document of a file is gone.
const remaining = { didTimeout: false, timeRemaining: () => 50 };
if (!('requestIdleCallback' in globalThis))
  Object.assign(globalThis, {
    requestIdleCallback: (run: IdleRequestCallback) => setImmediate(() => run(remaining)),
    cancelIdleCallback: (idle: NodeJS.Immediate) => clearImmediate(idle),
  });
