const SIGNALS = [
  'session',
  'language',
  'cart',
  'cart-count',
  'compare',
  'coupon',
  'history',
  'address',
  'account',
  'order',
  'orders',
  'placement',
  'payment',
  'points',
  'theme',
] as const;
/** Signals between the tabs of one shop. They carry no data. */
export type TabSignal = (typeof SIGNALS)[number];

/** Sends signals to other tabs and receives theirs. */
export interface TabChannel {
  post(signal: TabSignal): void;
  listen(hear: (signal: TabSignal) => void): () => void;
}

/** A channel without other tabs. */
const SILENT: TabChannel = { post: () => {}, listen: () => () => {} };

/** Returns a channel to the other tabs of this origin; a silent one where the browser has or allows none. */
export function environmentChannel(name: string): TabChannel {
  if (typeof document === 'undefined') return SILENT;
  let channel: BroadcastChannel;
  try {
    channel = new BroadcastChannel(name);
  } catch {
    return SILENT;
  }
  return {
    post(signal) {
      try {
        channel.postMessage(signal);
      } catch {
        // The page is closing.
      }
    },
    listen(hear) {
      const onMessage = (event: MessageEvent<unknown>) => {
        const signal = SIGNALS.find((each) => each === event.data);
        if (signal) hear(signal);
      };
      channel.addEventListener('message', onMessage);
      return () => channel.removeEventListener('message', onMessage);
    },
  };
}
