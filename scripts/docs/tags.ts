import { existsSync } from 'node:fs';

const printed = new URL('../../packages/widgets/src/reference.ts', import.meta.url);

/** The element reference and the custom-elements manifest, from the widgets' table. */
export async function tagPages(): Promise<{ reference: string; manifest: string } | undefined> {
  if (!existsSync(printed)) return undefined;
  const module: { printReference?: () => string; printManifest?: () => unknown } = await import(
    printed.href
  );
  if (!module.printReference || !module.printManifest) return undefined;
  const manifest = module.printManifest();
  return {
    reference: ended(module.printReference()),
    manifest: ended(typeof manifest === 'string' ? manifest : JSON.stringify(manifest, null, 2)),
  };
}

const ended = (text: string) => `${text.trimEnd()}\n`;
