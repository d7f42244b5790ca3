/**
 * Keeps a field that leaves the page silent, as React does. Browsers take the focus from a node that they remove and fire
 * its events on the way, so a form that closes would be told that the buyer had finished typing.
 */
import { options, type VNode } from 'preact';

/** Name of the DOM node of a node of Preact, as all its releases are built. */
type Rendered = VNode<Handlers> & { readonly __e?: EventTarget | null };
type Handler = (event: FocusEvent) => unknown;
interface Handlers {
  onfocusout?: Handler;
}

const departing = new WeakSet<EventTarget>();
const guarded = new WeakSet<Handler>();

function guardedBy(handler: Handler): Handler {
  if (guarded.has(handler)) return handler;
  const guard: Handler = (event) =>
    event.target && departing.has(event.target) ? undefined : handler(event);
  guarded.add(guard);
  return guard;
}

const { vnode: created, unmount: unmounted } = options;

// Preact's compatibility layer has renamed `onBlur` by now.
options.vnode = (node: Rendered) => {
  const { type, props } = node;
  if (typeof type === 'string' && props.onfocusout) props.onfocusout = guardedBy(props.onfocusout);
  created?.(node);
};

options.unmount = (node: Rendered) => {
  if (typeof node.type === 'string' && node.__e) departing.add(node.__e);
  unmounted?.(node);
};
