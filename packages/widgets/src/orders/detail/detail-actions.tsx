import { type Order, ordersDomain } from '@clinicart/sdk/orders';
import { useShop, useWords } from '../../engine/index.ts';
import { Button, buttonStyles } from '../../ui/button/button.tsx';
import { ChatIcon } from '../../ui/media/first-icons.tsx';
import { PrinterIcon, ReturnIcon } from '../../ui/media/icons.tsx';
import { bottomBar } from '../../ui/page/bottom-inset.ts';
import { ActionButton, actionButtonStyles } from '../action-button.tsx';
import { MoreActions, moreActionsStyles } from '../more-actions.tsx';
import { type ActionItem, useOrderActionItems } from '../order-action-items.ts';
import { orderWords } from '../order-words.ts';
import type { Printing } from '../print/use-printing.ts';
import { useAskLink } from '../use-ask-link.ts';
import type { OrderDesk } from '../use-order-desk.ts';
import detailActionsCss from './detail-actions.css?inline';
import { detailWords } from './detail-words.ts';

export const detailActionsStyles = [
  buttonStyles,
  actionButtonStyles,
  moreActionsStyles,
  detailActionsCss,
];

interface DetailActionsProps {
  order: Order;
  desk: OrderDesk;
  printing: Printing;
  /** In the head on a desk, in a bar at the foot of the screen on a phone. */
  place: 'head' | 'bar';
}

/** The actions of the order; the main one is the only solid one. Spec: 2§4 Order actions */
export function DetailActions({ order, desk, printing, place }: DetailActionsProps) {
  const shop = useShop();
  const text = useWords(detailWords);
  const words = useWords(orderWords).actions;
  const ask = useAskLink(order.orderNo);
  const items = useOrderActionItems(order, shop.domain(ordersDomain).actions(order), desk);
  const { main, inAfterSales } = items;
  // The waybills below open the parcels, and this is the page of the details.
  const quiet = items.quiet.filter(({ key }) => key !== 'track');
  const links = items.links.filter(({ key }) => key !== 'details');
  const print: ActionItem = {
    key: 'print',
    label: words.print,
    kind: 'neutral',
    run: printing.print,
  };
  const isBar = place === 'bar';
  const isNextStep = main?.key === 'pay' || main?.key === 'receipt';
  const first = main && { ...main, kind: isNextStep ? ('primary' as const) : main.kind };
  const [firstQuiet, ...others] = quiet;
  // A short word, so that a row of a phone holds it. At most two buttons are beside the main one.
  const beside =
    firstQuiet?.key === 'cancel' ? { ...firstQuiet, label: words.cancelShort } : firstQuiet;
  const askItem: ActionItem = {
    key: 'ask',
    label: words.ask,
    kind: 'neutral',
    link: { href: ask.href, onClick: () => {} },
  };
  const folded = [
    ...(beside ? [askItem] : []),
    ...others,
    ...links,
    ...(inAfterSales ? [inAfterSales] : []),
    print,
  ];
  return (
    <div className="clinic-order-actions" data-place={place} ref={isBar ? bottomBar : undefined}>
      {!isBar && inAfterSales?.link && (
        <a className="clinic-order-after-sales" {...inAfterSales.link}>
          <ReturnIcon size={14} />
          {inAfterSales.label}
        </a>
      )}
      {isBar ? (
        <MoreActions items={folded} />
      ) : (
        <Button
          icon={<PrinterIcon />}
          busy={printing.isReading}
          busyLabel={words.print}
          onClick={print.run}
        >
          {words.print}
        </Button>
      )}
      {!(isBar && beside) && (
        <Button
          icon={isBar ? undefined : <ChatIcon />}
          href={ask.href}
          target="_blank"
          rel="noreferrer"
        >
          {isBar ? text.ask : words.ask}
        </Button>
      )}
      {(isBar ? (beside ? [beside] : []) : [...links, ...quiet]).map((item) => (
        <ActionButton
          key={item.key}
          item={item.kind === 'link' ? { ...item, kind: 'neutral' } : item}
        />
      ))}
      {first && <ActionButton item={first} />}
    </div>
  );
}
