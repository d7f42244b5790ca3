/** Base names that several modules have. */
const AMBIGUOUS = /^(?:actions|contract|history|order|product|swap-picker)$/;

/** The chunk of a module, as the bundler describes it. */
export interface NamedChunk {
  readonly name: string;
  readonly facadeModuleId: string | null;
}

/**
 * Returns the name of a chunk's file. No two have the same: a browser takes the earlier file of a name as a dictionary
 * for the next one.
 */
export function chunkName({ name, facadeModuleId }: NamedChunk): string {
  const path = /packages\/\w+\/src\/(.+)\.tsx?$/.exec(facadeModuleId ?? '')?.[1];
  if (path === undefined || !AMBIGUOUS.test(name)) return name;
  const steps = path.split('/');
  return steps.filter((step, at) => step !== steps[at + 1]).join('-');
}
