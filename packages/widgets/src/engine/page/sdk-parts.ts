/** The only parts of the SDK that the engine uses besides `createShop` (in `runtime.ts`). */
export type { Shop } from '@clinicart/sdk';
