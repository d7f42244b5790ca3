import {
  type Explanation,
  mostOf,
  quantityHint,
  readQuantity,
  refuseQuantity,
  type Specification,
  stepQuantity,
} from '@clinicart/sdk';
import { useState } from 'react';
import { useSay, useWords } from '../../engine/index.ts';
import { Stepper } from '../../ui/form/stepper.tsx';
import { sellingWords } from '../words.ts';

interface QuantityProps {
  specification: Specification;
  quantity: number;
  onChange(quantity: number): void;
  /** 0 where nothing may be chosen too; else the least is one step. */
  least: 0 | 'step';
  disabled?: boolean | undefined;
  /** Said in red beneath: why this one was refused. */
  refusal?: string | undefined;
  /** Says the multiple where there is nothing else to say. */
  saysStep?: boolean | undefined;
}

/** A quantity that keeps to the rules and says what it changed. Spec: 1§4, 1§5 Buying */
export function Quantity(props: QuantityProps) {
  const { specification, quantity, onChange, least, refusal } = props;
  const say = useSay();
  const text = useWords(sellingWords);
  // What was changed, while that still is the quantity.
  const [said, setSaid] = useState<{ why: Explanation; at: number }>();
  const most = mostOf(specification);

  const change = (next: number, why?: Explanation) => {
    setSaid(why && { why, at: next });
    onChange(next);
  };
  const block = (direction: 'up' | 'down') => {
    const why = refuseQuantity(quantity + specification.step, specification);
    if (direction === 'up' && why) setSaid({ why, at: quantity });
  };
  const warning = refusal ?? (said?.at === quantity ? say(said.why) : undefined);
  const hint = quantityHint(specification, props);

  return (
    <Stepper
      value={quantity}
      label={text.quantityOf({ article: specification.articleNumber || specification.name })}
      min={least === 0 ? 0 : specification.step}
      max={most}
      step={specification.step}
      disabled={props.disabled || most < specification.step}
      onStep={(direction) => {
        const next = stepQuantity(quantity, direction, specification, least);
        if (next === undefined) block(direction);
        else change(next);
      }}
      onCommit={(typed) => {
        // An emptied field, where nothing may be chosen, means nothing.
        if (least === 0 && Number(typed) === 0) return change(0);
        const read = readQuantity(typed, specification);
        change(read.quantity, read.changed);
      }}
      onBlocked={block}
      note={warning ?? (hint && say(hint))}
      noteTone={warning === undefined ? 'quiet' : 'danger'}
    />
  );
}
