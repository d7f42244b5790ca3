/** The code of an element. The loader of a page has its own answer, which build.ts writes: it knows only the first elements. */
import type { WidgetModule } from '../element/widget-module.ts';
import type { ElementSpec, Tag } from './elements.ts';
import { MODULES } from './modules.ts';

/** An element's code and its row of the table, of whichever tag. */
export interface ElementModule {
  readonly widget: WidgetModule<Tag>;
  readonly row: ElementSpec;
}

const isTag = (tag: string): tag is Tag => Object.hasOwn(MODULES, tag);

/** Fetches the code of an element. Resolves with undefined for a tag that the library does not have. */
export async function moduleOf(tag: string): Promise<ElementModule | undefined> {
  if (!isTag(tag)) return undefined;
  // The table gives each tag the module of that tag. The rows come with the engine, which this file does not contain.
  const [{ widget }, { ELEMENTS }] = await Promise.all([
    MODULES[tag]() as Promise<Pick<ElementModule, 'widget'>>,
    import('./elements.ts'),
  ]);
  return { widget, row: ELEMENTS[tag] };
}
