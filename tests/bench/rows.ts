/** Every row of the bench, in the order of its table. */
import type { Row } from './row.ts';
import { cardLoad } from './rows/card-load.ts';
import { coldScript } from './rows/cold-script.ts';
import { memory } from './rows/memory.ts';
import { mounts } from './rows/mounts.ts';
import { pageSize } from './rows/page-size.ts';
import { sdkCall } from './rows/sdk-call.ts';
import { sdkSize } from './rows/sdk-size.ts';

export const rows: readonly Row[] = [
  pageSize,
  sdkSize,
  cardLoad,
  mounts,
  sdkCall,
  coldScript,
  memory,
];
