// Faults between a screen and the shop server. Spec: 1§8

/** Each is met by every call of a screen. */
export const FAULTS = {
  'cut before': 'the connection breaks before the server works',
  'cut after': 'the connection breaks after the server has worked',
  '500': 'the server fails',
  '502': 'a proxy finds no server',
  'time-out': 'the server works, and its answer never comes',
  late: 'the answer comes after the time limit',
  unfit: 'the data of the answer does not fit the contract',
  empty: 'the body is empty',
  html: 'an HTML page comes with 200',
  twice: 'the answer comes twice in one body',
  '429': 'the server asks to wait for a second',
} as const;

export type FaultName = keyof typeof FAULTS;

// An object puts names that are numbers first, so the order of trials is that of this list.
export const FAULT_NAMES: readonly FaultName[] = Object.keys(FAULTS).filter(
  (name): name is FaultName => name in FAULTS,
);

/** A fault on one call, until it is removed. */
export interface PlantedFault {
  readonly name: FaultName;
  /** Path of the call. */
  readonly path: string;
  /** Path of a call whose answer is lost too. */
  readonly lost?: string | undefined;
  /** An answer's data that the call's row refuses, as JSON; absent for a row that reads nothing. */
  readonly unfit?: string | undefined;
}
