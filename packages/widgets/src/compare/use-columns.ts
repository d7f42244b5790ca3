import type { Loadable, Product, ShopError } from '@clinicart/sdk';
import { isProductGone, type SpecificationList } from '@clinicart/sdk/catalogue';
import { type ComparedProduct, specificationToCompare } from '@clinicart/sdk/compare';
import { computed } from 'nanostores';
import { useMemo, useState } from 'react';
import { useShop, useStore } from '../engine/index.ts';

/** A column of the comparison: a product, or the reason why there is none. */
export type Column = { readonly id: string } & (
  | { readonly state: 'loading' }
  | { readonly state: 'gone' }
  | { readonly state: 'failed'; readonly error: ShopError }
  | (ComparedProduct & { readonly state: 'ready'; readonly pricesVisible: boolean })
);

export type ReadyColumn = Extract<Column, { state: 'ready' }>;
export const isReady = (column: Column): column is ReadyColumn => column.state === 'ready';

type Read = Loadable<Product>;
type Offered = Loadable<SpecificationList>;

function columnOf(id: string, read: Read, offered: Offered, chosenId: string | undefined): Column {
  const error = read.error ?? offered.error;
  if (error) return isProductGone(error) ? { id, state: 'gone' } : { id, state: 'failed', error };
  if (!read.value || !offered.value) return { id, state: 'loading' };
  const { specifications, view } = offered.value;
  return {
    id,
    state: 'ready',
    product: read.value,
    specifications,
    pricesVisible: view.pricesVisible,
    chosen: specificationToCompare(specifications, chosenId ?? id),
  };
}

/** Reads each product with its specifications, and remembers the specification that is chosen of it. */
export function useColumns(ids: readonly string[]) {
  const { catalogue } = useShop();
  const [choices, setChoices] = useState<ReadonlyMap<string, string>>(new Map());
  const key = ids.join();
  const $reads = useMemo(
    () =>
      computed(
        key
          .split(',')
          .map((id) =>
            computed(
              [catalogue.product.watch({ id }), catalogue.specifications.watch({ id })],
              (read, offered) => ({ id, read, offered }),
            ),
          ),
        (...reads) => reads,
      ),
    [key, catalogue],
  );
  const reads = useStore($reads);
  const columns = reads.map(({ id, read, offered }) =>
    columnOf(id, read, offered, choices.get(id)),
  );
  return {
    columns,
    choose: (id: string, specificationId: string) =>
      setChoices((before) => new Map(before).set(id, specificationId)),
    retry(id: string) {
      catalogue.product.reload({ id });
      catalogue.specifications.reload({ id });
    },
  };
}
