/**
 * Keeps a field at the value that its component gives it, as React does. Preact writes a value only when it renders, so a
 * refused character would stay in a field whose component answers it with no change.
 */
import { options, type VNode } from 'preact';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface FieldProps {
  readonly value?: unknown;
  readonly checked?: boolean | null;
}

/** Name of the DOM node of a node of Preact, as all its releases are built. */
type Rendered = VNode<FieldProps> & { readonly __e?: Field | null };

const FIELD = /^(?:input|textarea|select)$/;

/** Properties with which each field was rendered last. */
const given = new WeakMap<EventTarget, FieldProps>();

const { diffed, event: prepared } = options;

options.diffed = (node: Rendered) => {
  if (typeof node.type === 'string' && FIELD.test(node.type) && node.__e)
    given.set(node.__e, node.props);
  diffed?.(node);
};

options.event = (event) => {
  const { target, type } = event;
  const isEdit = type === 'input' || type === 'change';
  // Preact renders what the handlers change in a microtask that they queue; this runs after it.
  if (isEdit && isField(target)) queueMicrotask(() => queueMicrotask(() => restore(target)));
  return prepared ? prepared(event) : event;
};

const isField = (target: EventTarget | null): target is Field =>
  target !== null && given.has(target);

function restore(field: Field): void {
  const { value, checked } = given.get(field) ?? {};
  if (value != null && field.value !== String(value)) field.value = String(value);
  if (checked == null || !(field instanceof HTMLInputElement)) return;
  if (field.checked === checked) return;
  field.checked = checked;
  // The browser has unchecked the others of its group.
  const root = field.getRootNode() as Document | ShadowRoot;
  for (const other of root.querySelectorAll<HTMLInputElement>('input[type="radio"]'))
    if (given.get(other)?.checked) other.checked = true;
}
