import { build, type InlineConfig, type Plugin } from 'vite';
import { type Part, partOf } from '../sdk/chunk-plan.ts';

/** Builds without writing, and returns the chunks as parts of a plan. Those with a name of `fixed` remain as they are. */
export async function partsOf(
  config: InlineConfig,
  fixed: readonly string[],
): Promise<readonly Part[]> {
  const parts: Part[] = [];
  const noted: Plugin = {
    name: 'clinicart-parts',
    generateBundle(_, files) {
      for (const file of Object.values(files))
        if (file.type === 'chunk') {
          const isEntry = file.isEntry || file.isDynamicEntry;
          parts.push(partOf(file, isEntry || fixed.includes(file.name)));
        }
    },
  };
  await build({
    ...config,
    plugins: [...(config.plugins ?? []), noted],
    build: { ...config.build, write: false },
  });
  return parts;
}
