import { expect } from 'playwright/test';

/** Waits for visible results. Two cores with three browsers may take longer than Playwright's 5 s. */
export const see = expect.configure({ timeout: 20_000 });
