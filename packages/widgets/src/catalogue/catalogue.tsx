import type { WidgetModule } from '../engine/index.ts';

/** Placeholder until the screen is built: the element exists and shows nothing. */
export const widget: WidgetModule<'clinic-catalogue'> = { component: () => null, styles: [] };
