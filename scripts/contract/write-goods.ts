import { cart, catalogue, order } from '../../packages/sdk/src/contract.ts';
import type { ContractClient } from './contract-client.ts';

/** Number of products to search for one in stock. */
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

/** Adds a product to the cart and removes it, saves it and removes it from the saved items, and creates a draft order of it. */
export async function writeGoods(client: ContractClient): Promise<readonly string[]> {
  const before = await client.read(cart.getCart, null);
  const lines = [
    ...(before?.groups ?? []).flatMap((group) => group.lines),
    ...(before?.invalid ?? []),
  ];
  const inCart = new Set(lines.map(({ specificationId }) => specificationId));
  const goods = before && (await findGoods(client, inCart));
  if (!goods) {
    const why = before ? 'no product in stock was found' : 'the cart could not be read';
    for (const row of WRITTEN) client.skip(row, why);
    return [];
  }
  return [
    ...(await writeCart(client, goods)),
    ...(await writeCollection(client, goods)),
    ...(await writeDraft(client, goods)),
  ];
}

/** Finds a product in stock that is not in the cart, so that removing it restores the cart. */
async function findGoods(
  client: ContractClient,
  inCart: ReadonlySet<string>,
): Promise<Goods | undefined> {
  for (const id of client.known.some('product', MOST_PRODUCTS)) {
    const answer = await client.read(catalogue.specifications, { id });
    const found = answer?.specifications.find(
      ({ stock, step, offer, ...each }) =>
        stock >= step && offer.price.kind === 'amount' && !inCart.has(each.id),
    );
    if (found) return { ...found, specificationId: found.id };
  }
  return undefined;
}

async function lineOf(client: ContractClient, { specificationId }: Goods) {
  const now = await client.read(cart.getCart, null);
  const lines = now?.groups.flatMap((group) => group.lines) ?? [];
  const line = lines.find((each) => each.specificationId === specificationId);
  return { isKnown: now !== undefined, line };
}

async function writeCart(client: ContractClient, goods: Goods): Promise<string[]> {
  const { specificationId, step, stock } = goods;
  await client.ask(cart.addToCart, { additions: [{ specificationId, quantity: step }] });
  // The answer may be lost; the cart shows whether there is something to remove.
  const { isKnown, line } = await lineOf(client, goods);
  if (!line) {
    for (const row of [cart.changeQuantity, cart.removeLines])
      client.skip(row, 'the cart does not show what was added');
    return isKnown ? [] : ['perhaps a line in the cart'];
  }
  const quantity = stock >= step * 2 ? step * 2 : step;
  await client.ask(cart.changeQuantity, { specificationId, quantity });
  await client.ask(cart.removeLines, { lineIds: [line.id] });
  const after = await lineOf(client, goods);
  return after.isKnown && !after.line ? [] : ['a line in the cart'];
}

async function writeCollection(client: ContractClient, goods: Goods): Promise<string[]> {
  const { specificationId, isCollected } = goods;
  await client.ask(catalogue.collect, { specificationId, collected: !isCollected });
  const restored = await client.ask(catalogue.collect, { specificationId, collected: isCollected });
  return restored ? [] : [`perhaps a product ${isCollected ? 'gone from' : 'in'} the collection`];
}

/** Creates a draft order and never places it: the contract has no call to discard it, and the next one replaces it. */
async function writeDraft(
  client: ContractClient,
  { specificationId, step }: Goods,
): Promise<string[]> {
  const goods = [{ specificationId, quantity: step }];
  const begun = await client.ask(order.createTempOrder, { goods, isFromCart: false });
  const shown = begun && (await client.read(order.confirmation, null));
  const addressId =
    shown?.addressId ??
    (shown?.addresses.find((each) => each.isDefault) ?? shown?.addresses[0])?.id;
  if (addressId === undefined)
    client.skip(order.changeAddress, 'no order with an address is under way');
  else await client.ask(order.changeAddress, addressId);
  return begun ? ['the order under way, which is not placed; the next one takes its place'] : [];
}
