/** The engine touches no more of the SDK than these and `createShop` (in `runtime.ts`). */
export type { Language, Shop } from '@clinicart/sdk';
