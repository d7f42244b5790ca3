import { plainLines } from '../base/values/plain-text.ts';
import type { ReturnApplication, ReturnOrder } from './types.ts';

/**
 * Returns whether an application on the server may be the one that was sent: the same service, goods, units and words,
 * as far as the answer names them. The reason comes in words of the server, so it is not compared. Spec: 2§3, 2§4
 */
export function isSameApplication(
  sent: Pick<ReturnApplication, 'kind' | 'goods' | 'remark'>,
  { kind, goods, remark }: Pick<ReturnOrder, 'kind' | 'goods' | 'remark'>,
): boolean {
  if (kind !== 'unknown' && kind !== sent.kind) return false;
  if (remark !== '' && remark !== plainLines(sent.remark)) return false;
  if (goods.some(({ specificationId }) => specificationId === '')) return true;
  // A specification that was bought twice has two lines.
  const units = new Map<string, number>();
  for (const { specificationId, quantity } of goods)
    units.set(specificationId, (units.get(specificationId) ?? 0) + quantity);
  return (
    units.size === 0 ||
    (units.size === sent.goods.length &&
      sent.goods.every((each) => units.get(each.specificationId) === each.quantity))
  );
}
