import { expect } from 'playwright/test';

/** Waits for what a person would see. Two cores with three browsers may take longer than Playwright's 5 s. */
export const see = expect.configure({ timeout: 20_000 });
