/** React's record of what it last saw in a field. An event with the same content is no change to React. */
interface Tracked {
  _valueTracker?: { setValue(content: string): void };
}

type Field = (HTMLInputElement | HTMLTextAreaElement) & Tracked;

const TEXTS =
  'input:not([type="file"], [type="hidden"], [type="checkbox"], [type="radio"]), textarea';

/**
 * Reports to React what the buyer typed or chose in the server's fields before they hydrated: React keeps it on
 * the screen but does not notice it. Leaving a field is replayed too, so that its error appears. Call it when `root`
 * has hydrated and before it renders again, which would erase the text.
 */
export function replayInput(root: ParentNode): void {
  for (const field of root.querySelectorAll<Field>(TEXTS)) replayText(field);
  for (const select of root.querySelectorAll('select')) {
    const sent = [...select.options].find((option) => option.defaultSelected);
    if (sent && !sent.selected) select.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

function replayText(field: Field): void {
  // A field without a tracker waits for its own code.
  if (field.value === field.defaultValue || !field._valueTracker) return;
  // The text itself is not touched: the buyer may be in the middle of a Chinese word.
  field._valueTracker.setValue(field.defaultValue);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  if (field.matches(':focus')) return;
  // React renders the text in a microtask that it has queued just now.
  queueMicrotask(() => field.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
}
