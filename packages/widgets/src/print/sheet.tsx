import { type Cents, formatMoney } from '@clinicart/sdk';
import { type ReactNode, useEffect, useRef } from 'react';
import { useShop, useStore, useWidget } from '../engine/index.ts';
import { digitTime } from '../orders/order-time.ts';
import { ServerText } from '../ui/data/server-text.tsx';
import { BrandLogo, brandLogoStyles } from '../ui/media/brand-logo.tsx';
import { Barcode, barcodeStyles } from './barcode.tsx';
import { Label, labelStyles } from './label.tsx';
import { type Both, SHEET } from './sheet-words.ts';

export const sheetStyles = [brandLogoStyles, barcodeStyles, labelStyles];

interface SheetProps {
  title: Both;
  /** The number of the order; printed as a barcode too. */
  number?: string | undefined;
  children: ReactNode;
}

/** A document on A4 in both languages; only print shows it, and nothing else of its element. */
export function Sheet({ title, number, children }: SheetProps) {
  return (
    <article className="clinic-print-sheet" aria-hidden="true">
      <header className="clinic-print-head">
        <div>
          <BrandLogo size={32} />
          <strong lang="en">Clinicart</strong>
          <Label of={SHEET.shop} />
        </div>
        <div className="clinic-print-number">
          <p>
            <Label of={title} />
          </p>
          {number && <strong>{number}</strong>}
          {number && <Barcode of={number} />}
        </div>
      </header>
      {children}
    </article>
  );
}

/** The parties and facts below the head, side by side. */
export function Parties({ children }: { children: ReactNode }) {
  return <div className="clinic-print-parties">{children}</div>;
}

export function Party({ title, children }: { title: Both; children: ReactNode }) {
  return (
    <section>
      <h2>
        <Label of={title} />
      </h2>
      {children}
    </section>
  );
}

/** The clinic that buys, with what a screen adds about it. */
export function Buyer({ children }: { children?: ReactNode }) {
  const { account } = useShop();
  const { value: buyer } = useStore(account.menu.watch(null));
  return (
    <Party title={SHEET.buyer}>
      {buyer?.clinicName && (
        <ServerText as="p" className="clinic-print-clinic">
          {buyer.clinicName}
        </ServerText>
      )}
      {children}
    </Party>
  );
}

export function Fact({ label, children }: { label: Both; children: ReactNode }) {
  return (
    <div>
      <dt>
        <Label of={label} />
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

/** An amount without the currency, which the foot names once. */
export const figures = (amount: Cents | undefined) =>
  amount === undefined ? '' : formatMoney(amount).replace('HK$', '');

interface SheetEndProps {
  /** Sentences beside the amounts. */
  notes?: ReactNode;
  /** Amounts by label; omit where prices are hidden. */
  amounts?: readonly (readonly [label: Both, amount: Cents])[] | undefined;
  total?: readonly [label: Both, amount: Cents] | undefined;
  /** Below the total. */
  totalNote?: ReactNode;
  /** Lines to sign. */
  signatures?: readonly Both[];
}

/** Notes, amounts and the lines to sign; they stay together. */
export function SheetEnd({ notes, amounts = [], total, totalNote, signatures }: SheetEndProps) {
  return (
    <footer className="clinic-print-end">
      <div className="clinic-print-sums">
        <div>
          {notes}
          {total && (
            <p>
              <Label of={SHEET.currency} />
            </p>
          )}
        </div>
        {total && (
          <dl>
            {amounts.map(([label, amount]) => (
              <Fact key={label[1]} label={label}>
                {figures(amount)}
              </Fact>
            ))}
            <div className="clinic-print-total">
              <dt>
                <Label of={total[0]} />
              </dt>
              <dd>{formatMoney(total[1])}</dd>
            </div>
            {totalNote}
          </dl>
        )}
      </div>
      {signatures && (
        <div className="clinic-print-signatures">
          {signatures.map((both) => (
            <p key={both[1]}>
              <Label of={both} />
            </p>
          ))}
        </div>
      )}
      <PrintedAt />
    </footer>
  );
}

/** The time of printing, written when the browser begins to print. */
function PrintedAt() {
  const { clock } = useShop();
  const { element } = useWidget();
  const time = useRef<HTMLTimeElement>(null);
  useEffect(() => {
    const write = () => {
      if (time.current) time.current.textContent = digitTime(clock.now());
    };
    write();
    const view = element?.ownerDocument.defaultView;
    view?.addEventListener('beforeprint', write);
    return () => view?.removeEventListener('beforeprint', write);
  }, [clock, element]);
  return (
    <p className="clinic-print-made">
      <span>
        <Label of={SHEET.computer} />
      </span>
      <span>
        <time ref={time} /> <Label of={SHEET.printed} />
      </span>
    </p>
  );
}
