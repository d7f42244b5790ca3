import {
  type ApplyOutcome,
  afterSalesDomain,
  applicationOf,
  refuseGoods,
} from '@clinicart/sdk/after-sales';
import { useState } from 'react';
import { useSay, useShop } from '../../engine/index.ts';
import { awaitsLogin } from '../../identity/account/awaits-login.ts';
import type { Application } from './use-application.ts';
import type { Proofs } from './use-proofs.ts';

export interface Submit {
  /** From 0 to 1 while the application is sent. */
  readonly progress: number | undefined;
  /** The last outcome; undefined before one, and while the next is sent. */
  readonly outcome: ApplyOutcome | undefined;
  send(proofs: Pick<Proofs, 'checkedFiles'>): Promise<void>;
}

/** Sends a complete application, once. Spec: 2§2.7 */
export function useSubmit({ order, kind, named, reason, remark }: Application): Submit {
  const say = useSay();
  const shop = useShop();
  const afterSales = shop.domain(afterSalesDomain);
  const [progress, setProgress] = useState<number>();
  const [outcome, setOutcome] = useState<ApplyOutcome>();
  return {
    progress,
    outcome,
    async send(proofs) {
      setOutcome(undefined);
      setProgress(0);
      const pictures = await proofs.checkedFiles();
      if (!pictures) return setProgress(undefined);
      const details = { reason, remark, pictures };
      const application = applicationOf(order, { kind, quantities: named }, details);
      if (!application) {
        // A restored draft may name goods that the order no longer has.
        const why = refuseGoods(order, { kind, quantities: named });
        setProgress(undefined);
        setOutcome({
          ok: false,
          reason: 'refused',
          message: say(why ?? { reason: 'return-goods-missing', facts: {} }),
        });
        return;
      }
      const result = await afterSales.apply(application, {
        onProgress: (sent, total) => setProgress(total > 0 ? sent / total : 0),
      });
      setProgress(undefined);
      const isRefused = !result.ok && result.reason === 'refused';
      if (!(isRefused && awaitsLogin(shop))) setOutcome(result);
    },
  };
}
