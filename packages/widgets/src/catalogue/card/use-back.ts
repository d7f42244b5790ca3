import type { MouseEvent } from 'react';
import { type LinkProps, useRoutes, useWidget } from '../../engine/index.ts';

/** A link to the home page that goes back instead if the buyer came from another page of this site. Spec: 1§2 (back button) */
export function useBack(): LinkProps {
  const routes = useRoutes();
  const { element } = useWidget();
  const home = routes.link('home');
  const onClick = (event: MouseEvent) => {
    const view = element?.ownerDocument.defaultView;
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    // A new tab has a referrer, but no history to go back to.
    const cameFromHere =
      view && view.history.length > 1 && view.document.referrer.startsWith(`${view.origin}/`);
    if (!cameFromHere || !isPlain || event.defaultPrevented) return home.onClick(event);
    event.preventDefault();
    view.history.back();
  };
  return { href: home.href, onClick };
}
