/** The code of an element. The loader of a page has its own answer, which build.ts writes: it knows only the first elements. */
import type { WidgetModule } from '../element/widget-module.ts';
import type { Tag } from './elements.ts';
import { MODULES } from './modules.ts';

/** An element's code, of whichever tag. */
export interface ElementModule {
  readonly widget: WidgetModule<Tag>;
}

/** Fetches the code of an element. Resolves with undefined for a tag that the library does not have. */
export async function moduleOf(tag: string): Promise<ElementModule | undefined> {
  const modules: Readonly<Record<string, () => Promise<object>>> = MODULES;
  // The table gives each tag the module of that tag.
  return Object.hasOwn(modules, tag) ? ((await modules[tag]?.()) as ElementModule) : undefined;
}
