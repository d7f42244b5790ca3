export type { AccountView, CodeView, SandboxConsole } from './console/console.ts';
export type { Fault, FaultKind } from './faults.ts';
export type { LoggedRequest } from './request-log.ts';
export { served } from './routes.ts';
export { createSandbox, type Sandbox, type SandboxOptions } from './sandbox.ts';
export { SCENARIO_PASSWORD, type Scenario, scenarios } from './scenarios.ts';
