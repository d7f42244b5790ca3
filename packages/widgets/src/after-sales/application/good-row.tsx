import { formatMoney } from '@clinicart/sdk';
import { choosesGoods, type ReturnLine } from '@clinicart/sdk/after-sales';
import { wholeNumber } from '@clinicart/sdk/values';
import { useState } from 'react';
import { useSay, useShop, useWords } from '../../engine/index.ts';
import { factsOf } from '../../orders/order-good.tsx';
import { measureText } from '../../ui/data/measure-text.ts';
import { ServerText } from '../../ui/data/server-text.tsx';
import { Checkbox, choiceStyles } from '../../ui/form/choice.tsx';
import { Stepper, stepperStyles } from '../../ui/form/stepper.tsx';
import { VisuallyHidden } from '../../ui/foundation/visually-hidden.tsx';
import { Picture, pictureStyles } from '../../ui/media/picture.tsx';
import { afterSalesWords } from '../after-sales-words.ts';
import { applicationWords } from './application-words.ts';
import goodRowCss from './good-row.css?inline';
import type { Application } from './use-application.ts';

export const goodRowStyles = [choiceStyles, stepperStyles, pictureStyles, goodRowCss];

interface GoodRowProps {
  line: ReturnLine;
  application: Application;
}

/** A line of the order: whether it is returned, and how much of it. */
export function GoodRow({ line, application }: GoodRowProps) {
  const shop = useShop();
  const text = useWords(applicationWords);
  const words = useWords(afterSalesWords);
  const { key, good, most } = line;
  const { kind, named, refund, setQuantity } = application;
  const quantity = named[key] ?? 0;
  const isFixed = !choosesGoods(kind) || kind === undefined;
  const amount = refund.lines.get(key);
  const isChosen = quantity > 0;
  const name = good.name || factsOf(good);
  return (
    <li
      className="clinic-return-good"
      data-chosen={isChosen || undefined}
      data-off={most === 0 || undefined}
    >
      <span className="clinic-return-tick">
        <Checkbox
          label={text.choose({ name })}
          labelHidden
          checked={isChosen}
          disabled={most === 0 || isFixed}
          onChange={(event) => setQuantity(key, event.target.checked ? most : 0)}
        />
      </span>
      <Picture src={shop.picture(good.picture, 'card')} alt="" veiled={most === 0} />
      <div className="clinic-return-name">
        <ServerText as="p">{name}</ServerText>
        <p>{measureText(factsOf(good))}</p>
      </div>
      <p className="clinic-return-price">
        <VisuallyHidden>{words.price} </VisuallyHidden>
        {good.price === undefined ? '–' : formatMoney(good.price)}
      </p>
      <p className="clinic-return-bought">
        <VisuallyHidden>{text.bought} </VisuallyHidden>
        <span aria-hidden="true" className="clinic-return-times">
          {'× '}
        </span>
        {words.units(good)}
      </p>
      <div className="clinic-return-quantity">
        {isChosen && !isFixed ? (
          <Quantity line={line} name={name} quantity={quantity} onChange={setQuantity} />
        ) : (
          <span>{isChosen ? words.units({ quantity, unit: good.unit }) : text.notChosen}</span>
        )}
      </div>
      <p className="clinic-return-refund">
        <VisuallyHidden>{words.refund} </VisuallyHidden>
        {amount === undefined ? (isChosen ? words.unknownAmount : '–') : formatMoney(amount)}
      </p>
    </li>
  );
}

interface QuantityProps {
  line: ReturnLine;
  name: string;
  quantity: number;
  onChange(key: string, quantity: number): void;
}

/** Units from 1 up to those that were bought; a number outside is corrected, and the field says so. */
function Quantity({ line: { key, most }, name, quantity, onChange }: QuantityProps) {
  const say = useSay();
  const text = useWords(applicationWords);
  const [isOutside, setOutside] = useState(false);
  const set = (next: number) => {
    const within = Math.min(Math.max(next, 1), most);
    setOutside(within !== next);
    onChange(key, within);
  };
  const commit = (typed: string) => {
    const read = wholeNumber(typed);
    if (read === undefined) setOutside(true);
    else set(read);
  };
  return (
    <Stepper
      value={quantity}
      label={text.quantityOf({ name })}
      min={1}
      max={most}
      onStep={(direction) => set(quantity + (direction === 'up' ? 1 : -1))}
      onBlocked={() => setOutside(true)}
      onCommit={commit}
      note={isOutside && say({ reason: 'return-quantity-range', facts: { most } })}
      noteTone="danger"
    />
  );
}
