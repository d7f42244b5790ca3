/** The scripts of elements on a partner's page, by the manifest of a build. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REGISTRY } from '../../packages/widgets/src/registry.ts';

/** The elements that most partner pages have. */
export const FIRST: readonly string[] = ['clinic-product-card', 'clinic-cart-button'];
/** From the first look at a product to the paid order; each on top of those before it. */
export const ROAD: readonly string[] = [
  ...['clinic-header', 'clinic-catalogue', 'clinic-product', 'clinic-cart', 'clinic-login'],
  ...['clinic-checkout', 'clinic-cashier', 'clinic-pay-result'],
];

type Manifest = Readonly<
  Record<string, { readonly file: string; readonly imports?: readonly string[] }>
>;

/** Returns the files that show these elements: their own, and all that those import at once. By path below the build's folder. */
export function filesAtOnce(tags: readonly string[], build: string): ReadonlySet<string> {
  const manifest: Manifest = JSON.parse(readFileSync(join(build, 'manifest.json'), 'utf8'));
  const files = new Set<string>();
  const open = tags.flatMap((tag) => {
    const file = REGISTRY.find((entry) => entry.tag === tag)?.file;
    return file === undefined ? [] : [`src/${file}`];
  });
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) continue;
    files.add(chunk.file);
    open.push(...(chunk.imports ?? []));
  }
  return files;
}
