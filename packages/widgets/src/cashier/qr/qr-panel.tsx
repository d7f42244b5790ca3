import { isOfRecord, type PaymentRecord } from '@clinicart/sdk';
import { createContext, useContext, useEffect, useState } from 'react';
import { useRoutes, useWords } from '../../engine/index.ts';
import { Button } from '../../ui/button/button.tsx';
import { AlertIcon } from '../../ui/media/icons.tsx';
import { Empty } from '../../ui/state/empty.tsx';
import type { PayDeskProps } from '../methods/payment-panel.tsx';
import { usePayment } from '../methods/use-payment.ts';
import { OrderSummary } from '../order-summary.tsx';
import { qrPayWords } from '../result/result-words.ts';
import { Follow } from '../waiting/follow.tsx';
import { WaitingPanel } from '../waiting/waiting-panel.tsx';

/** The code that the address names. */
export const GivenCode = createContext('');

/**
 * A code to be scanned. Only the one of a payment that was begun in this browser is drawn, since whoever wrote the
 * address may have put in a code that pays somebody else; sum, name and icon are those of the order. Spec: 2§2.3, 2§9
 */
export function CodeDesk(props: PayDeskProps) {
  const { order } = props;
  const routes = useRoutes();
  const code = useContext(GivenCode);
  const payment = usePayment(order, props);
  const record = useRecord(payment.begun, code);
  const toCashier = () => routes.go('pay', { id: order.orderNo });
  return (
    <div className="clinic-cashier-body">
      <div className="clinic-cashier-main">
        <Follow orderNo={order.orderNo} onPaid={props.onPaid} onClosed={props.onClosed} />
        {record ? (
          <WaitingPanel
            {...{ order, record }}
            isCodePage
            payment={{
              ...payment,
              letGo() {
                payment.letGo();
                toCashier();
              },
            }}
          />
        ) : (
          <Unknown orderNo={order.orderNo} />
        )}
      </div>
      <OrderSummary order={order} />
    </div>
  );
}

/** The record that the code is of; it stays while another tab has learned the end and this one has not. */
function useRecord(begun: PaymentRecord | undefined, code: string): PaymentRecord | undefined {
  const fitting = begun && isOfRecord(code, begun) ? begun : undefined;
  const [last, setLast] = useState(fitting);
  useEffect(() => {
    if (fitting) setLast(fitting);
  }, [fitting]);
  return fitting ?? (begun ? undefined : last);
}

function Unknown({ orderNo }: { orderNo: string }) {
  const text = useWords(qrPayWords);
  const routes = useRoutes();
  return (
    <div className="clinic-panel">
      <Empty
        icon={<AlertIcon size={20} />}
        tone="danger"
        role="alert"
        title={text.unknown}
        action={
          <Button kind="primary" size="l" {...routes.link('pay', { id: orderNo })}>
            {text.cashier}
          </Button>
        }
      >
        {text.unknownWhy}
      </Empty>
    </div>
  );
}
