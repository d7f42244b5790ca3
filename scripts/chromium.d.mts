export function quietFlags(off?: readonly string[]): string[];
export const QUIET_FLAGS: string[];
export function presentChromium(): string | undefined;
export function findChromium(): string;
export function ensureChineseFont(): boolean;
export function findHeadlessShell(): string | undefined;
export function ensureHeadlessShell(): void;
