export const QUIET_FLAGS: string[];
export function presentChromium(): string | undefined;
export function findChromium(): string;
export function ensureChineseFont(): boolean;
