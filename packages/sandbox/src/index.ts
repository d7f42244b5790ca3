export type { AccountView, InvitationView } from './console/accounts.ts';
export type { SandboxConsole } from './console/console.ts';
export type { CodeView, LetterView } from './console/letters.ts';
export type { Fault, FaultKind } from './http/faults.ts';
export type { LoggedRequest } from './http/request-log.ts';
export { served } from './http/routes.ts';
export { createSandbox, type Sandbox, type SandboxOptions } from './sandbox.ts';
export { SCENARIO_PASSWORD, type Scenario, scenarios } from './seed/scenarios.ts';
