import { useInsertionEffect } from 'react';
import { useWidget } from './context.ts';
import { adoptLight } from './style-sheets.ts';

/** Adds the light-DOM style sheet of a part that loads on demand: the `lightCss` of this widget's tag. */
export function useLightSheet(css: string): void {
  const { element } = useWidget();
  useInsertionEffect(() => {
    const root = element?.getRootNode();
    return root instanceof Document || root instanceof ShadowRoot
      ? adoptLight(root, [css])
      : undefined;
  }, [css, element]);
}
