import { formatMoney } from '@clinicart/sdk';
import {
  isReturnClosed,
  kindWording,
  type ReturnOrder,
  type ReturnStatus,
  returnStatusName,
} from '@clinicart/sdk/after-sales';
import { useLanguage, useRoutes, useSay, useWords } from '../../engine/index.ts';
import { OrderGood, orderGoodStyles } from '../../orders/order-good.tsx';
import { rowTime } from '../../orders/order-time.ts';
import { Button, buttonStyles } from '../../ui/button/button.tsx';
import { CopyButton, copyButtonStyles } from '../../ui/button/copy-button.tsx';
import panelCss from '../../ui/data/panel.css?inline';
import { VisuallyHidden } from '../../ui/foundation/visually-hidden.tsx';
import { afterSalesWords } from '../after-sales-words.ts';
import { useWorded } from '../return-steps.tsx';
import { listWords } from './list-words.ts';
import returnCardCss from './return-card.css?inline';

export const returnCardStyles = [
  buttonStyles,
  copyButtonStyles,
  panelCss,
  orderGoodStyles,
  returnCardCss,
];

/** Goods that are shown of an application. Spec: 2§9 */
const FIRST_GOODS = 3;

/** Colour of a status, which its words say too. */
const TONES: Readonly<Record<ReturnStatus, 'info' | 'warning' | 'primary' | 'quiet' | 'danger'>> = {
  'under-review': 'info',
  'to-send-back': 'warning',
  'sent-back': 'info',
  refunding: 'primary',
  completed: 'quiet',
  cancelled: 'quiet',
  rejected: 'danger',
  unknown: 'quiet',
};

/** An application of the list: number, status, goods and refund. Spec: 2§3 After-sales order */
export function ReturnCard({ answer }: { answer: ReturnOrder }) {
  const say = useSay();
  const text = useWords(listWords);
  const routes = useRoutes();
  const language = useLanguage();
  const { returnNo, orderNo, appliedAt, status, goods } = answer;
  const more = goods.length - FIRST_GOODS;
  return (
    <article className="clinic-panel clinic-return-card" aria-label={returnNo}>
      <header>
        {appliedAt !== undefined && <span>{rowTime(appliedAt, language)}</span>}
        <span className="clinic-return-card-number">
          {returnNo}
          <CopyButton text={returnNo} label={text.copyNo({ returnNo })} />
        </span>
        {orderNo && <a {...routes.link('order', { id: orderNo })}>{text.order({ orderNo })}</a>}
        <strong data-tone={TONES[status]}>{say(returnStatusName(answer))}</strong>
      </header>
      <ul>
        {goods.slice(0, FIRST_GOODS).map((good, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same specification may be returned twice, at two prices.
          <OrderGood key={index} good={good} />
        ))}
      </ul>
      {more > 0 && <p className="clinic-return-card-more">{text.more({ count: more })}</p>}
      <CardFoot answer={answer} />
    </article>
  );
}

function CardFoot({ answer }: { answer: ReturnOrder }) {
  const text = useWords(listWords);
  const words = useWords(afterSalesWords);
  const routes = useRoutes();
  const worded = useWorded();
  const { returnNo, refund, status } = answer;
  const isToFill = status === 'to-send-back';
  return (
    <footer>
      <p>{worded(kindWording(answer))}</p>
      <p>
        {isReturnClosed(answer) ? text.appliedFor : text.refund}{' '}
        <strong>{refund === undefined ? words.unknownAmount : formatMoney(refund)}</strong>
      </p>
      <Button
        kind={isToFill ? 'secondary' : 'neutral'}
        {...routes.link('afterSale', { id: returnNo })}
      >
        {isToFill ? text.fillIn : text.view}
        <VisuallyHidden> {returnNo}</VisuallyHidden>
      </Button>
    </footer>
  );
}
