import { isLoginNeeded, isShopError, type ShopError, sentenceOf } from '../../base/http/errors.ts';
import { standingOf } from '../../identity/account/rules.ts';
import { addRows, linesToAdd, piecesOf, remember } from '../../quick-order/add-in-batches.ts';
import type { RowOutcome } from '../../quick-order/row.ts';
import { specifications } from '../contract.ts';
import { type BuyingLine, decideLines, renewLines } from './buying-lines.ts';
import { type AddingContext, type BuyingResult, patch, without } from './buying-state.ts';

type Ids = readonly string[] | undefined;

function wanted({ $state }: AddingContext, ids: Ids): readonly BuyingLine[] {
  const { lines } = $state.get();
  if (!ids) return [...lines.values()];
  return ids.map((id) => lines.get(id)).filter((line) => line !== undefined);
}

/** Adds the lines that may be added; see `BuyingList.add`. */
export async function addLines(
  context: AddingContext,
  ids: Ids,
): Promise<BuyingResult | undefined> {
  const { parts, $state } = context;
  const lines = wanted(context, ids);
  const pricesVisible = lines.every(
    ({ specification }) => specification.offer.price.kind !== 'hidden',
  );
  const decision = decideLines(lines, standingOf(parts.session.$session.get(), pricesVisible));
  if (decision.stranger === 'log-in-first') return afterLogin(context, ids);
  const refused = [...decision.refusals].map(([id, why]) => [id, parts.language.say(why)] as const);
  const sent = new Set(decision.additions.map(({ specificationId }) => specificationId));
  const going = lines.filter(({ specification }) => sent.has(specification.id));
  const touched = lines.map(({ specification }) => specification.id);
  const { problems } = $state.get();
  patch(context, { problems: new Map([...without(problems, touched), ...refused]), adding: sent });
  const sending = await sendLines(context, going).finally(() =>
    patch(context, { adding: new Set() }),
  );
  const result = settle(context, going, sending);
  if (!sending.needsLogin) return { ...result, left: result.left + refused.length };
  const rest = await afterLogin(context, ids);
  return rest && { ...rest, added: [...result.added, ...rest.added] };
}

/** Opens the login dialog, and adds by the prices and stock of the member. Spec: 1§6 */
const afterLogin = (context: AddingContext, ids: Ids): Promise<BuyingResult | undefined> =>
  context.parts.session.afterLogin(() => addForMember(context, ids), context);

/** Reads the lines again for the member who has logged in, then adds them. Spec: 1§6 */
export async function addForMember(
  context: AddingContext,
  ids: Ids,
): Promise<BuyingResult | undefined> {
  const { parts, $state, inLane } = context;
  const products = [...new Set(wanted(context, ids).map(({ product }) => product.id))];
  const read = (id: string) => inLane(() => parts.api.call(specifications, { id }));
  try {
    for (const { specifications: fresh } of await Promise.all(products.map(read)))
      patch(context, { lines: renewLines($state.get().lines, fresh) });
  } catch (error) {
    const { length: left } = wanted(context, ids);
    return { added: [], left, trouble: sentenceOf(error) };
  }
  return addLines(context, ids);
}

/** The outcome of sending lines. */
interface Sending {
  readonly outcomes: ReadonlyMap<string, RowOutcome>;
  readonly trouble?: string | undefined;
  /** The session ended meanwhile; the rest waits for a login. */
  readonly needsLogin: boolean;
}

const endedBy = (error: ShopError | undefined): Omit<Sending, 'outcomes'> => ({
  trouble: error?.message,
  needsLogin: isLoginNeeded(error),
});

/** Sends lines, and says what arrived. Never rejects with a ShopError. */
async function sendLines(
  { parts: { cart }, unsure }: AddingContext,
  going: readonly BuyingLine[],
): Promise<Sending> {
  if (going.length === 0) return { outcomes: new Map(), needsLogin: false };
  const read = async () => piecesOf(await cart.contents.get(null));
  try {
    const { outcomes, stopped } = await addRows(linesToAdd(going, unsure), {
      add: cart.add,
      read,
    });
    remember(outcomes, unsure);
    return { outcomes, ...endedBy(stopped) };
  } catch (error) {
    if (!isShopError(error)) throw error;
    return { outcomes: new Map(), ...endedBy(error) };
  }
}

/** Removes the lines that arrived, and gives the others their reason. */
function settle(
  context: AddingContext,
  going: readonly BuyingLine[],
  { outcomes, trouble, needsLogin }: Sending,
): BuyingResult {
  const { $state } = context;
  const added: BuyingLine[] = [];
  const said = new Map<string, string>();
  for (const line of going) {
    const { id } = line.specification;
    const outcome = outcomes.get(id);
    if (outcome?.state === 'added') {
      added.push(line);
    } else if (!needsLogin) {
      said.set(id, outcome?.message ?? trouble ?? '');
    }
  }
  const done = added.map(({ specification }) => specification.id);
  const { lines, problems } = $state.get();
  patch(context, {
    lines: without(lines, done),
    problems: new Map([...without(problems, done), ...said]),
  });
  const left = going.length - added.length;
  return { added, left, ...(trouble === undefined ? {} : { trouble }) };
}
