import { useRoutes, useWords } from '../../engine/index.ts';
import { Button, buttonStyles } from '../../ui/button/button.tsx';
import panelCss from '../../ui/data/panel.css?inline';
import { GiftIcon } from '../../ui/media/icons.tsx';
import { Empty, emptyStyles } from '../../ui/state/empty.tsx';
import { exchangeWords } from '../exchange-words.ts';
import { pointsWords } from '../points-words.ts';

export const unknownExchangeStyles = [buttonStyles, panelCss, emptyStyles];

/** Replaces an exchange order that the account does not have, with links to those that it has. */
export function UnknownExchange({ orderNo }: { orderNo: string }) {
  const text = useWords(exchangeWords);
  const words = useWords(pointsWords);
  const routes = useRoutes();
  return (
    <div className="clinic-panel">
      <Empty
        icon={<GiftIcon size={20} />}
        title={orderNo ? text.unknown : text.noNumber}
        action={
          <>
            <Button kind="neutral" {...routes.link('pointsMall')}>
              {words.toMall}
            </Button>
            <Button kind="secondary" {...routes.link('exchangeRecord')}>
              {words.exchanges}
            </Button>
          </>
        }
      >
        {text.unknownWhy}
      </Empty>
    </div>
  );
}
