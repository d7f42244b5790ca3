/** The engine touches no more of the SDK than these and `createShop` (in `runtime.ts`). */
export type { Shop } from '@clinicart/sdk';
