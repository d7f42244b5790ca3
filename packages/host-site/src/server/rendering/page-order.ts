/** The attributes of an element, and of the one inside it. */
interface Element {
  readonly attributes?: Readonly<Record<string, unknown>> | undefined;
  readonly inside?: Element | undefined;
}

/** Returns the order of a page: of its element, or of the one in the account frame. Orders of points count. Spec: 1§1 */
export function orderOf(element: Element | undefined): string | undefined {
  const { 'order-id': id, 'order-no': pointsOrder } = element?.attributes ?? {};
  const order = id ?? pointsOrder;
  return order === undefined ? element?.inside && orderOf(element.inside) : String(order);
}
