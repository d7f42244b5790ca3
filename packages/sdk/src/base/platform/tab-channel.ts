const SIGNALS = [
  'session',
  'language',
  'cart',
  'cart-count',
  'coupon',
  'history',
  'address',
  'account',
  'order',
  'placement',
  'payment',
] as const;
/** What passes between the tabs of one shop: that something changed, never what. */
export type TabSignal = (typeof SIGNALS)[number];

/** Tells other tabs, and hears them. */
export interface TabChannel {
  post(signal: TabSignal): void;
  listen(hear: (signal: TabSignal) => void): () => void;
}

/** Of a page that is alone, or may not know of others. */
const SILENT: TabChannel = { post: () => {}, listen: () => () => {} };

/** A channel to the other tabs of this origin, or a silent one where there is none or the browser allows none. */
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
        // Closed with its page: nobody is left who would tell.
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
