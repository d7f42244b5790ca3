/** One message at the foot of the screen. */
export interface Toast {
  tone: 'success' | 'info' | 'error';
  text: string;
  action?:
    | { label: string; href?: string | undefined; onSelect?: (() => void) | undefined }
    | undefined;
}

/**
 * One at a time: a new message takes the place of whatever was only news, and waits behind errors, which stay
 * until they are dismissed. The first of the list is shown.
 */
export function enqueueToast(queue: readonly Toast[], toast: Toast): Toast[] {
  const errors = queue.filter((one) => one.tone === 'error');
  const repeated = errors.some((one) => one.text === toast.text && toast.tone === 'error');
  return repeated ? errors : [...errors, toast];
}
