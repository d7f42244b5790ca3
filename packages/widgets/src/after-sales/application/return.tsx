import { afterSalesDomain } from '@clinicart/sdk/after-sales';
import { type Order, ordersDomain } from '@clinicart/sdk/orders';
import { type ReactNode, useEffect, useState } from 'react';
import {
  useRoutes,
  useSay,
  useShop,
  useStore,
  useWidget,
  useWords,
  type WidgetModule,
  type WidgetProps,
} from '../../engine/index.ts';
import { MembersOnly, membersOnlyStyles } from '../../identity/account/members-only.tsx';
import { OrderFailure, orderFailureStyles } from '../../orders/order-failure.tsx';
import { Button, buttonStyles } from '../../ui/button/button.tsx';
import panelCss from '../../ui/data/panel.css?inline';
import { ReturnIcon } from '../../ui/media/icons.tsx';
import { Empty, type EmptyProps, emptyStyles } from '../../ui/state/empty.tsx';
import { Loading } from '../../ui/state/skeleton.tsx';
import { SkeletonPanels, skeletonPanelStyles } from '../skeleton-panels.tsx';
import { ApplicationForm, applicationFormStyles } from './application-form.tsx';
import { applicationWords } from './application-words.ts';
import returnCss from './return.css?inline';
import { leaveSecondStep } from './use-step-entry.ts';

/** The application for after-sales: `/user/serviceList/{orderNo}/{type}`. Spec: 2§2.1, 2§2.7 */
function Return({ orderId = '', type = '' }: WidgetProps<'clinic-return'>) {
  const shop = useShop();
  const text = useWords(applicationWords);
  // Registers the messages of both domains.
  shop.domain(ordersDomain);
  shop.domain(afterSalesDomain);
  if (!orderId) return <NoOrder />;
  return (
    <MembersOnly title={text.title}>
      <MemberReturn key={orderId} orderNo={orderId} type={type} />
    </MembersOnly>
  );
}

function MemberReturn({ orderNo, type }: { orderNo: string; type: string }) {
  const orders = useShop().domain(ordersDomain);
  const read = useStore(orders.order.watch(orderNo));
  // Keeps the order, and what was typed, while the session is over or the order is read again.
  const [last, setLast] = useState<Order>();
  const [made, setMade] = useState<string>();
  // An application that is being sent shows on the order before its own answer arrives.
  const [isSending, setSending] = useState(false);
  useEffect(() => {
    if (read.value && !isSending) setLast(read.value);
  }, [read.value, isSending]);
  const order = isSending ? last : (read.value ?? last);
  if (made !== undefined) return <Made returnNo={made} />;
  if (order) return <Decided order={order} type={type} onMade={setMade} onSending={setSending} />;
  if (read.error && read.error.kind !== 'login-required')
    return (
      <Alone>
        <OrderFailure
          orderNo={orderNo}
          error={read.error}
          onRetry={() => orders.order.reload(orderNo)}
        />
      </Alone>
    );
  return (
    <Loading>
      <div className="clinic-return">
        <SkeletonPanels />
      </div>
    </Loading>
  );
}

interface DecidedProps {
  order: Order;
  type: string;
  onMade(returnNo: string): void;
  onSending(isSending: boolean): void;
}

/** The form, or why the order cannot be applied for. Spec: 2§4 Order actions */
function Decided({ order, type, onMade, onSending }: DecidedProps) {
  const say = useSay();
  const text = useWords(applicationWords);
  const routes = useRoutes();
  const { 'apply-after-sales': decision } = useShop().domain(ordersDomain).actions(order);
  if (decision.ok)
    return <ApplicationForm order={order} type={type} onMade={onMade} onSending={onSending} />;
  const { returnNo } = order;
  const toOrder = (
    <Button {...routes.link('order', { id: order.orderNo })}>{text.viewOrder}</Button>
  );
  if (returnNo !== undefined)
    return (
      <Alone>
        <Message
          title={text.existsTitle}
          action={
            <>
              {toOrder}
              <Button kind="primary" {...routes.link('afterSale', { id: returnNo })}>
                {text.view}
              </Button>
            </>
          }
        >
          {say(decision)}
        </Message>
      </Alone>
    );
  return (
    <Alone>
      <Message title={text.refusedTitle} action={toOrder}>
        {say(decision)}
      </Message>
    </Alone>
  );
}

/** The application is made: its page replaces this one, so that Back does not return to the form. */
function Made({ returnNo }: { returnNo: string }) {
  const text = useWords(applicationWords);
  const routes = useRoutes();
  const { element } = useWidget();
  useEffect(() => {
    const view = element?.ownerDocument.defaultView;
    if (!view) return undefined;
    return leaveSecondStep(view, () => routes.replace('afterSale', { id: returnNo }));
  }, [element, routes, returnNo]);
  return (
    <Alone>
      <Message
        role="status"
        tone="primary"
        title={text.madeTitle}
        action={
          <Button kind="primary" {...routes.link('afterSale', { id: returnNo })}>
            {text.view}
          </Button>
        }
      >
        {text.madeWhy}
      </Message>
    </Alone>
  );
}

function NoOrder() {
  const text = useWords(applicationWords);
  const routes = useRoutes();
  return (
    <Alone>
      <Message
        title={text.noOrder}
        action={<Button {...routes.link('orders')}>{text.orders}</Button>}
      >
        {text.noOrderWhy}
      </Message>
    </Alone>
  );
}

function Message(props: Omit<EmptyProps, 'icon'>) {
  return <Empty {...props} icon={<ReturnIcon size={20} />} />;
}

function Alone({ children }: { children: ReactNode }) {
  const text = useWords(applicationWords);
  return (
    <div className="clinic-panel">
      <h1 className="clinic-visually-hidden">{text.title}</h1>
      {children}
    </div>
  );
}

export const widget: WidgetModule<'clinic-return'> = {
  component: Return,
  styles: [
    membersOnlyStyles,
    buttonStyles,
    emptyStyles,
    orderFailureStyles,
    panelCss,
    applicationFormStyles,
    skeletonPanelStyles,
    returnCss,
  ],
};
