/** The code of an element. The loader of a page has its own answer, which build.ts writes: it knows only the first elements. */
import type { WidgetModule } from '../element/widget-module.ts';
import { ELEMENTS, type ElementSpec, type Tag } from './elements.ts';
import { MODULES } from './modules.ts';

/** An element's code and its row of the table, of whichever tag. */
export interface ElementModule {
  readonly widget: WidgetModule<Tag>;
  readonly row: ElementSpec;
}

const isTag = (tag: string): tag is Tag => Object.hasOwn(ELEMENTS, tag);

/** Fetches the code of an element. Resolves with undefined for a tag that the library does not have. */
export async function moduleOf(tag: string): Promise<ElementModule | undefined> {
  if (!isTag(tag)) return undefined;
  // The table gives each tag the module of that tag.
  const { widget } = (await MODULES[tag]()) as Pick<ElementModule, 'widget'>;
  return { widget, row: ELEMENTS[tag] };
}
