/** Whether a button is in the layout: a dialog in a hidden one would lock the page and not appear. */
export const isShown = (element: HTMLElement) =>
  (element.shadowRoot?.firstElementChild ?? element).getClientRects().length > 0;
