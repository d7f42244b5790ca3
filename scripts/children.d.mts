import type { ChildProcess } from 'node:child_process';

export function startChild(
  command: string,
  args: readonly string[],
  options?: {
    env?: Readonly<Record<string, string>>;
    line?: (text: string, stream: 'out' | 'error') => void;
    cwd?: string;
  },
): ChildProcess;
export function stopChild(child: ChildProcess): Promise<void>;
export function stopAll(): Promise<unknown>;
export function isFree(port: number): Promise<boolean>;
export function freePort(): Promise<number>;
export function untilAnswers(
  url: string,
  child?: ChildProcess,
  options?: { withinMs?: number },
): Promise<void>;
