function channels(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Mixes `#rrggbb` towards white (amount above 0) or black (below 0). */
export function shade(hex: string, amount: number): string {
  const goal = amount > 0 ? 255 : 0;
  const part = Math.abs(amount);
  const mixed = channels(hex).map((c) => Math.round(c + (goal - c) * part));
  return `#${mixed.map((c) => c.toString(16).padStart(2, '0')).join('')}`;
}

/** True where white text would be hard to read. */
export function isLight(hex: string): boolean {
  const [r, g, b] = channels(hex);
  return (r * 0.299 + g * 0.587 + b * 0.114) / 255 > 0.66;
}
