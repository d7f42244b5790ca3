import { cents, formatMoney, type Product } from '@clinicart/sdk';
import { deliveryOutlook } from '@clinicart/sdk/checkout';
import { bilingual, useWords } from '../../engine/index.ts';
import { Words } from '../../ui/data/server-text.tsx';

const deliveryWords = bilingual({
  zh: {
    label: '送貨',
    by: (t: { name: string; charge: string }) => `${t.name}，${t.charge}`,
    none: '不收運費',
    freeOver: (t: { store: string; amount: string }) =>
      `${t.store}的產品總額超過 ${t.amount} 免運費。`,
    ownStore: '本店',
    atConfirmation: '送貨方式及運費於確認訂單時顯示。',
  },
  en: {
    label: 'Delivery',
    by: (t) => `${t.name}: ${t.charge}`,
    none: 'no charge',
    freeOver: (t) => `Free when products from ${t.store} come to over ${t.amount}.`,
    ownStore: 'this store',
    atConfirmation: 'You see the delivery methods and charges when you confirm the order.',
  },
});

/** A product alone is not free: its charge is the one that the store asks for. */
const NO_GOODS = cents(0);

/**
 * The default delivery of the store that sends the product, in the words of the server, and the amount above which it
 * is free. Says nothing of a date that no server names. Spec: 2§3 Express option, 2§5
 */
function ProductDelivery({ delivery: store }: { delivery: Product['delivery'] }) {
  const text = useWords(deliveryWords);
  const outlook = store && deliveryOutlook(store, NO_GOODS);
  return (
    <dl className="clinic-product-line clinic-product-delivery">
      <dt>{text.label}</dt>
      <dd>
        {outlook ? (
          <span>
            <Words>
              {text.by({
                name: outlook.delivery.name,
                charge: outlook.charge > 0 ? formatMoney(outlook.charge) : text.none,
              })}
            </Words>
            {outlook.freeAbove !== undefined && (
              <small>
                <Words>
                  {text.freeOver({
                    store: outlook.store || text.ownStore,
                    amount: formatMoney(outlook.freeAbove),
                  })}
                </Words>
              </small>
            )}
          </span>
        ) : (
          text.atConfirmation
        )}
      </dd>
    </dl>
  );
}

export { ProductDelivery as part };
