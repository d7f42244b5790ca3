import { formatMoney, type Product } from '@clinicart/sdk';
import { defaultDelivery } from '@clinicart/sdk/checkout';
import { bilingual, useWords } from '../../engine/index.ts';

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

/**
 * The default delivery of the store that sends the product, in the words of the server, and the amount above which it
 * is free. Says nothing of a date that no server names. Spec: 2§3 Express option, 2§5
 */
function ProductDelivery({ delivery: store }: { delivery: Product['delivery'] }) {
  const text = useWords(deliveryWords);
  const way = store && defaultDelivery(store.deliveries);
  const freeAbove = way && way.freight > 0 ? way.freeAbove : undefined;
  return (
    <dl className="clinic-product-line clinic-product-delivery">
      <dt>{text.label}</dt>
      <dd>
        {way ? (
          <span>
            {text.by({
              name: way.name,
              charge: way.freight > 0 ? formatMoney(way.freight) : text.none,
            })}
            {freeAbove !== undefined && (
              <small>
                {text.freeOver({
                  store: store.name || text.ownStore,
                  amount: formatMoney(freeAbove),
                })}
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
