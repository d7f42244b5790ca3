/**
 * Leaves the events of nodes that have left the page unheard, as React does. Browsers take the focus from a field that they
 * remove and fire its events on the way, and a dialog that closes and leaves fires `close` afterwards: without this, a form
 * that closes would be told that the buyer had finished typing.
 */
import { options, type VNode } from 'preact';

type Handler = (event: Event) => unknown;

/** Name of the DOM node of a node of Preact, as all its releases are built. */
type Rendered = VNode<Record<string, unknown>> & { readonly __e?: EventTarget | null };

const departed = new WeakSet<EventTarget>();
const guards = new WeakSet<Handler>();

function guardOf(handler: Handler): Handler {
  if (guards.has(handler)) return handler;
  const guard: Handler = (event) =>
    event.target && departed.has(event.target) ? undefined : handler(event);
  guards.add(guard);
  return guard;
}

const { vnode: created, diffed, unmount: unmounted } = options;

options.vnode = (node: Rendered) => {
  const { type, props } = node;
  if (typeof type === 'string')
    for (const [name, value] of Object.entries(props))
      if (name.startsWith('on') && typeof value === 'function')
        props[name] = guardOf(value as Handler);
  created?.(node);
};

// A suspended tree leaves the page and returns.
options.diffed = (node: Rendered) => {
  if (typeof node.type === 'string' && node.__e) departed.delete(node.__e);
  diffed?.(node);
};

options.unmount = (node: Rendered) => {
  if (typeof node.type === 'string' && node.__e) departed.add(node.__e);
  unmounted?.(node);
};
