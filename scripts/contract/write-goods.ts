import { cart, catalogue, order } from '../../packages/sdk/src/contract.ts';
import type { Asker } from './contract-client.ts';

/** Products that are looked through for something to buy. */
const MOST_PRODUCTS = 8;

interface Goods {
  readonly specificationId: string;
  readonly step: number;
  readonly stock: number;
  readonly isCollected: boolean;
}

const WRITTEN = [
  cart.addToCart,
  cart.changeQuantity,
  cart.removeLines,
  catalogue.collect,
  order.createTempOrder,
  order.changeAddress,
];

/** Puts something into the cart and takes it out, collects it and lets go, and begins an order of it. */
export async function writeGoods(asker: Asker): Promise<readonly string[]> {
  const before = await asker.read(cart.getCart, null);
  const lines = [
    ...(before?.groups ?? []).flatMap((group) => group.lines),
    ...(before?.invalid ?? []),
  ];
  const inCart = new Set(lines.map(({ specificationId }) => specificationId));
  const goods = before && (await findGoods(asker, inCart));
  if (!goods) {
    const why = before ? 'no product in stock was found' : 'the cart could not be read';
    for (const row of WRITTEN) asker.skip(row, why);
    return [];
  }
  return [
    ...(await writeCart(asker, goods)),
    ...(await writeCollection(asker, goods)),
    ...(await writeDraft(asker, goods)),
  ];
}

/** Finds something in stock that the cart does not hold, so that taking it out again leaves the cart as it was. */
async function findGoods(asker: Asker, inCart: ReadonlySet<string>): Promise<Goods | undefined> {
  for (const id of asker.known.some('product', MOST_PRODUCTS)) {
    const answer = await asker.read(catalogue.specifications, { id });
    const found = answer?.specifications.find(
      ({ stock, step, offer, ...each }) =>
        stock >= step && offer.price.kind === 'amount' && !inCart.has(each.id),
    );
    if (found) return { ...found, specificationId: found.id };
  }
  return undefined;
}

async function lineOf(asker: Asker, { specificationId }: Goods) {
  const now = await asker.read(cart.getCart, null);
  const lines = now?.groups.flatMap((group) => group.lines) ?? [];
  const line = lines.find((each) => each.specificationId === specificationId);
  return { isKnown: now !== undefined, line };
}

async function writeCart(asker: Asker, goods: Goods): Promise<string[]> {
  const { specificationId, step, stock } = goods;
  await asker.ask(cart.addToCart, [{ specificationId, quantity: step }]);
  // Whatever was answered, the cart says whether there is something to take out.
  const { isKnown, line } = await lineOf(asker, goods);
  if (!line) {
    for (const row of [cart.changeQuantity, cart.removeLines])
      asker.skip(row, 'the cart does not show what was added');
    return isKnown ? [] : ['perhaps a line in the cart'];
  }
  const quantity = stock >= step * 2 ? step * 2 : step;
  await asker.ask(cart.changeQuantity, { specificationId, quantity });
  await asker.ask(cart.removeLines, { lineIds: [line.id] });
  const after = await lineOf(asker, goods);
  return after.isKnown && !after.line ? [] : ['a line in the cart'];
}

async function writeCollection(asker: Asker, goods: Goods): Promise<string[]> {
  const { specificationId, isCollected } = goods;
  await asker.ask(catalogue.collect, { specificationId, collected: !isCollected });
  const restored = await asker.ask(catalogue.collect, { specificationId, collected: isCollected });
  return restored ? [] : [`perhaps a product ${isCollected ? 'gone from' : 'in'} the collection`];
}

/** Begins an order and never places it: the contract has no call that lets go of one, and the next takes its place. */
async function writeDraft(asker: Asker, { specificationId, step }: Goods): Promise<string[]> {
  const goods = [{ specificationId, quantity: step }];
  const begun = await asker.ask(order.createTempOrder, { goods, isFromCart: false });
  const shown = begun && (await asker.read(order.confirmation, null));
  const addressId =
    shown?.addressId ??
    (shown?.addresses.find((each) => each.isDefault) ?? shown?.addresses[0])?.id;
  if (addressId === undefined)
    asker.skip(order.changeAddress, 'no order with an address is under way');
  else await asker.ask(order.changeAddress, addressId);
  return begun ? ['the order under way, which is not placed; the next one takes its place'] : [];
}
