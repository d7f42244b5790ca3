/** Writes the attributes of React that Preact knows by another name or not at all. */
import { options, type VNode } from 'preact';

interface Attributes {
  spellCheck?: boolean;
  spellcheck?: boolean;
  suppressHydrationWarning?: boolean;
}

const { vnode: created } = options;

options.vnode = (node: VNode<Attributes>) => {
  if (typeof node.type === 'string') {
    const { props } = node;
    // As an attribute, false would be left out, and the browser would send codes to its spelling service.
    if (props.spellCheck !== undefined) props.spellcheck = props.spellCheck;
    delete props.spellCheck;
    delete props.suppressHydrationWarning;
  }
  created?.(node);
};
