// Listens to every event of the elements in a page; an event missing from its element's table is a complaint.
import { EVENT_DOCS } from '../../packages/widgets/src/engine/elements/event-docs.ts';
import { REGISTRY } from '../../packages/widgets/src/registry.ts';

/** Events that come from the body, too: from the actions of a page, and from elements that have left it meanwhile. */
const FROM_BODY: readonly string[] = ['clinic-cart-add', 'clinic-navigate', 'clinic-order-placed'];

/** The elements that may fire each event. */
export const declaredEvents: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(EVENT_DOCS).map(([event, { ofPage }]) => [
    event,
    ofPage
      ? ['body']
      : [
          ...REGISTRY.filter(({ events }) => events.some(({ name }) => name === event)).map(
            ({ tag }) => tag,
          ),
          ...(FROM_BODY.includes(event) ? ['body'] : []),
        ],
  ]),
);

/** Runs in the page before its first script. */
export function complainOfOthers(declared: typeof declaredEvents): void {
  for (const [name, mayFire] of Object.entries(declared))
    addEventListener(
      name,
      (event) => {
        const [from] = event.composedPath();
        const tag = from instanceof Element ? from.localName : `${from}`;
        // Test elements are in no table.
        if (tag.startsWith('x-fixture') || mayFire.includes(tag)) return;
        console.error(`<${tag}> fires ${name}, which its table does not name.`);
      },
      true,
    );
}
