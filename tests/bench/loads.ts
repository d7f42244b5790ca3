// Page loads in a fresh profile, on the network of a phone or on that of this machine.
import type { Browser, Cookie, Page } from 'playwright';

/** Round trip in milliseconds, and bits per second. */
export const SLOW_4G = { latency: 150, bitsDown: 1_600_000, bitsUp: 750_000, cpu: 4 } as const;

/** Opens a tab, throttled on request, and closes it with all its storage. */
export async function inFreshTab<T>(
  browser: Browser,
  {
    slow,
    stored = {},
    cookies = [],
  }: {
    slow: boolean;
    stored?: Readonly<Record<string, string>>;
    cookies?: readonly Cookie[];
  },
  use: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    await context.addCookies([...cookies]);
    const page = await context.newPage();
    await page.addInitScript((kept) => {
      for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value);
    }, stored);
    if (slow) {
      const session = await context.newCDPSession(page);
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: SLOW_4G.latency,
        downloadThroughput: SLOW_4G.bitsDown / 8,
        uploadThroughput: SLOW_4G.bitsUp / 8,
      });
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_4G.cpu });
    }
    return await use(page);
  } finally {
    await context.close();
  }
}
