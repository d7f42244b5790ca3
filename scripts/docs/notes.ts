import type { AnyEndpoint } from '../../packages/sdk/src/contract.ts';

/** Returns the sentences of a row; a row without any has empty ones. */
export function notesOf({ notes }: AnyEndpoint) {
  return { summary: notes?.summary ?? '', spec: notes?.spec ?? '', assumed: notes?.assumed ?? [] };
}
