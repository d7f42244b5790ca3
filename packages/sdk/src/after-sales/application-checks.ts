import { type Explanation, explain } from '../base/values/explanation.ts';
import { checkPictureFile } from '../base/values/image-file.ts';
import { refuseLength } from '../base/wire/refused-text.ts';
import { cleanLines } from '../base/wire/typed-lines.ts';
import type { Order } from '../orders/types.ts';
import { MOST_PROOFS, MOST_RETURN_REMARK_CHARACTERS } from './contract.ts';
import {
  type ChosenQuantities,
  choosesGoods,
  goodsOfApplication,
  quantitiesOf,
  returnStores,
} from './return-goods.ts';
import { decideService, type ServiceReason } from './services.ts';
import type { ReturnApplication, ReturnKind, ReturnReason } from './types.ts';

/** The first step of an application: the service and the goods. */
export interface GoodsStep {
  /** Undefined before a choice. */
  readonly kind: ReturnKind | undefined;
  readonly quantities: ChosenQuantities;
}

/** The second step of an application: the reason and the words. */
export interface DetailsStep {
  /** Undefined before a choice. */
  readonly reason: ReturnReason | undefined;
  readonly remark: string;
}

/** Why the first step is not complete. */
export type GoodsReason =
  | ServiceReason
  | 'return-service-missing'
  | 'return-goods-missing'
  | 'return-quantity-outside';

/** Why the second step is not complete, by field. */
export interface DetailsProblems {
  readonly reason?: Explanation<'return-reason-missing'>;
  readonly remark?: Explanation<'text-too-long'>;
}

/** Why pictures cannot be sent. */
export type ProofReason = 'return-pictures-too-many' | 'file-too-large' | 'file-not-picture';

/**
 * Returns why the first step is not complete: no service, a service that the order does not allow, no goods, or more
 * units than were bought. Spec: 2§4, 2§5
 */
export function refuseGoods(
  order: Pick<Order, 'status' | 'stores'>,
  { kind, quantities }: GoodsStep,
): Explanation<GoodsReason> | undefined {
  if (kind === undefined) return explain('return-service-missing');
  const decision = decideService(order, kind);
  if (!decision.ok) return explain(decision.reason);
  const named = quantitiesOf(order, kind, quantities);
  if (Object.keys(named).length === 0) return explain('return-goods-missing');
  if (!choosesGoods(kind)) return undefined;
  for (const { key, most, good } of returnStores(order).flatMap(({ lines }) => lines)) {
    const quantity = named[key] ?? 0;
    const isWithin = Number.isInteger(quantity) && quantity <= most;
    if (!isWithin) return explain('return-quantity-outside', { most, name: good.name });
  }
  return undefined;
}

/** Returns why the second step is not complete, by field; undefined where it is. Spec: 2§4 Reason */
export function refuseDetails({ reason, remark }: DetailsStep): DetailsProblems | undefined {
  const tooLong = refuseLength(cleanLines(remark), MOST_RETURN_REMARK_CHARACTERS);
  if (reason !== undefined && !tooLong) return undefined;
  return {
    ...(reason === undefined && { reason: explain('return-reason-missing') }),
    ...(tooLong && { remark: tooLong }),
  };
}

/** Returns why these pictures cannot be sent; undefined where they can. Spec: 1§5, 1§9 */
export async function refuseProofs(
  pictures: readonly Blob[],
): Promise<Explanation<ProofReason> | undefined> {
  if (pictures.length > MOST_PROOFS)
    return explain('return-pictures-too-many', { most: MOST_PROOFS });
  for (const picture of pictures) {
    const refusal = await checkPictureFile(picture);
    if (refusal) return refusal;
  }
  return undefined;
}

/** Makes the application of two complete steps; undefined where one is not. */
export function applicationOf(
  order: Pick<Order, 'orderNo' | 'status' | 'stores'>,
  { kind, quantities }: GoodsStep,
  details: DetailsStep & { readonly pictures: readonly Blob[] },
): ReturnApplication | undefined {
  const { reason, remark, pictures } = details;
  if (kind === undefined || reason === undefined) return undefined;
  if (refuseGoods(order, { kind, quantities }) || refuseDetails(details)) return undefined;
  return {
    orderNo: order.orderNo,
    kind,
    reason,
    remark: cleanLines(remark),
    goods: goodsOfApplication(order, quantitiesOf(order, kind, quantities)),
    pictures,
  };
}

/**
 * Returns why an application does not fit its order as the server has it now; undefined where it does. A caller may
 * have made it by hand.
 */
export function refuseApplication(
  order: Pick<Order, 'status' | 'stores'>,
  { kind, goods }: Pick<ReturnApplication, 'kind' | 'goods'>,
): Explanation<GoodsReason> | undefined {
  const decision = decideService(order, kind);
  if (!decision.ok) return explain(decision.reason);
  if (goods.length === 0) return explain('return-goods-missing');
  const bought = returnStores(order).flatMap(({ lines }) => lines);
  const asked = new Map<string, number>();
  for (const { specificationId, quantity } of goods)
    asked.set(specificationId, (asked.get(specificationId) ?? 0) + quantity);
  for (const { specificationId, quantity } of goods) {
    const lines = bought.filter(({ good }) => good.specificationId === specificationId);
    const most = lines.reduce((units, line) => units + line.most, 0);
    const isWithin =
      Number.isInteger(quantity) && quantity >= 1 && (asked.get(specificationId) ?? 0) <= most;
    const name = lines[0]?.good.name ?? specificationId;
    if (!isWithin) return explain('return-quantity-outside', { most, name });
  }
  return undefined;
}
