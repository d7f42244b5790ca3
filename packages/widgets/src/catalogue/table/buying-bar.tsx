import { formatMoney } from '@clinicart/sdk';
import { buyingListDomain, packWords, summariseLines } from '@clinicart/sdk/catalogue';
import { compareDomain, productsParameter } from '@clinicart/sdk/compare';
import { useLanguage, useRoutes, useShop, useStore, useWords } from '../../engine/index.ts';
import { Button } from '../../ui/button/button.tsx';
import { TrashIcon } from '../../ui/media/icons.tsx';
import { bottomBar } from '../../ui/page/bottom-inset.ts';
import { tableWords } from './table-words.ts';

/** The sum of the chosen rows and the button that adds them all, or the products to compare; sticks to the foot of the window. */
export function BuyingBar({ onAdd }: { onAdd(): void }) {
  const text = useWords(tableWords);
  const shop = useShop();
  const routes = useRoutes();
  const words = packWords[useLanguage()];
  const list = shop.domain(buyingListDomain);
  const { lines, adding } = useStore(list.$state);
  const compare = shop.domain(compareDomain);
  const compared = useStore(compare.$products);
  const toCompare = compared.length > 1 && (
    <Button
      className="clinic-buying-compare"
      size="l"
      {...routes.link('compare', { products: productsParameter(compared) })}
    >
      {text.compareAll({ count: compared.length })}
    </Button>
  );
  if (lines.size === 0)
    return toCompare ? (
      <section
        ref={bottomBar}
        className="clinic-buying-bar"
        aria-label={text.comparison}
        data-compares=""
      >
        <p className="clinic-buying-sum" role="status">
          {text.compared({ count: compared.length })}
        </p>
        <Button
          className="clinic-buying-clear"
          kind="link"
          icon={<TrashIcon size={16} />}
          onClick={compare.clear}
        >
          <span>{text.clearCompared}</span>
        </Button>
        <span className="clinic-buying-ways">{toCompare}</span>
      </section>
    ) : null;
  const { kinds, pieces, total, unit } = summariseLines(lines.values());
  const amount = words.sum({ count: pieces, unit });
  return (
    <section ref={bottomBar} className="clinic-buying-bar" aria-label={text.summary}>
      <p className="clinic-buying-sum" role="status">
        <span>{text.sum({ kinds, amount })}</span>
        {total !== undefined && <b>{formatMoney(total)}</b>}
      </p>
      <Button
        className="clinic-buying-clear"
        kind="link"
        icon={<TrashIcon size={16} />}
        onClick={list.clear}
      >
        <span>{text.clear}</span>
      </Button>
      <span className="clinic-buying-ways">
        {toCompare}
        <Button
          kind="primary"
          size="l"
          busy={adding.size > 0}
          busyLabel={text.adding}
          onClick={() => onAdd()}
        >
          <span className="clinic-buying-wide">{text.addAll({ count: kinds })}</span>
          <span className="clinic-buying-narrow">{text.addShort}</span>
        </Button>
      </span>
    </section>
  );
}
