/** A position in a menu with two columns. */
export interface MenuPosition {
  readonly column: 'parents' | 'children';
  readonly at: number;
}

const cycle = (at: number, count: number) => (at + count) % count;

/**
 * Returns the position that an arrow key moves to; undefined for other keys and empty columns. Up and down wrap around,
 * right enters the children, left returns to the parent.
 */
export function arrowMove(
  key: string,
  from: MenuPosition,
  counts: { readonly parents: number; readonly children: number; readonly active: number },
): MenuPosition | undefined {
  const count = counts[from.column];
  const within = (at: number): MenuPosition | undefined =>
    count > 0 ? { column: from.column, at: cycle(at, count) } : undefined;
  if (key === 'ArrowDown') return within(from.at + 1);
  if (key === 'ArrowUp') return within(from.at - 1);
  if (key === 'Home') return within(0);
  if (key === 'End') return within(count - 1);
  if (key === 'ArrowRight') {
    if (from.column === 'children') return within(from.at + 1);
    return counts.children > 0 ? { column: 'children', at: 0 } : undefined;
  }
  if (key === 'ArrowLeft' && from.column === 'children') {
    return { column: 'parents', at: Math.max(0, counts.active) };
  }
  return undefined;
}
