import { build, type InlineConfig, type Plugin, parseAst } from 'vite';

/** Leaves out whatever `import()` brings: it is no part of a first load. */
const withoutLater: Plugin = {
  name: 'clinicart-without-later',
  enforce: 'pre',
  resolveDynamicImport: () => ({ id: 'later', external: true }),
};

/** Whether a module only passes on what others export. Such a one has no code, but may have a name in other chunks. */
const isIndex = (code: string | null | undefined) =>
  parseAst(code ?? '', { lang: 'js' }).body.every(
    (statement) => 'source' in statement && statement.source,
  );

/**
 * Returns the modules that these entries need at once, by building them alone. A rule over paths would take along whatever
 * an `index.ts` on the way exports for others.
 */
export async function modulesOfFirstLoad(
  config: InlineConfig,
  entries: readonly string[],
): Promise<ReadonlySet<string>> {
  const modules = new Set<string>();
  const noted: Plugin = {
    name: 'clinicart-first-load',
    generateBundle(_, files) {
      for (const file of Object.values(files))
        if (file.type === 'chunk')
          for (const [id, { renderedLength }] of Object.entries(file.modules))
            if (renderedLength > 0 || isIndex(this.getModuleInfo(id)?.code)) modules.add(id);
    },
  };
  await build({
    ...config,
    plugins: [...(config.plugins ?? []), withoutLater, noted],
    build: {
      ...config.build,
      write: false,
      minify: false,
      rolldownOptions: { input: [...entries], preserveEntrySignatures: 'strict' },
    },
  });
  return modules;
}
