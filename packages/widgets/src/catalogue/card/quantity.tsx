import type { Explanation } from '@clinicart/sdk';
import {
  maxQuantity,
  quantityHint,
  readQuantity,
  refuseQuantity,
  stepQuantity,
} from '@clinicart/sdk/cart';
import type { Specification } from '@clinicart/sdk/catalogue';
import { useState } from 'react';
import { useSay, useWords } from '../../engine/index.ts';
import { Stepper, stepperStyles } from '../../ui/form/stepper.tsx';
import { sellingWords } from '../words.ts';

export const quantityStyles = stepperStyles;

interface QuantityProps {
  specification: Specification;
  quantity: number;
  onChange(quantity: number): void;
  /** 0 if the quantity may be empty; otherwise at least one step. */
  least: 0 | 'step';
  disabled?: boolean | undefined;
  /** Why this quantity was refused; shown in red. */
  refusal?: string | undefined;
  /** Shows the multiple if there is no other note. */
  saysStep?: boolean | undefined;
  /** The name of the field; the quantity of the article by default. */
  label?: string | undefined;
  /** In a table that the arrow keys walk: only corrections and refusals are shown below. */
  isCell?: boolean | undefined;
}

/** A refusal is an error; a quantity that the rules have set already is a warning. */
function toneOf(refusal: string | undefined, warning: string | undefined) {
  if (refusal !== undefined) return 'danger';
  return warning === undefined ? 'quiet' : 'warning';
}

/** A stepper that corrects quantities by the rules and says what it changed. Spec: 1§4, 1§5 Buying */
export function Quantity(props: QuantityProps) {
  const { specification, quantity, onChange, least, refusal } = props;
  const say = useSay();
  const text = useWords(sellingWords);
  // The last correction; shown until the quantity changes.
  const [correction, setCorrection] = useState<{ why: Explanation; at: number }>();
  const most = maxQuantity(specification);

  const change = (next: number, why?: Explanation) => {
    setCorrection(why && { why, at: next });
    onChange(next);
  };
  const block = (direction: 'up' | 'down') => {
    const why = refuseQuantity(quantity + specification.step, specification);
    if (direction === 'up' && why) setCorrection({ why, at: quantity });
  };
  const warning = refusal ?? (correction?.at === quantity ? say(correction.why) : undefined);
  const hint = props.isCell ? undefined : quantityHint(specification, props);

  return (
    <Stepper
      value={quantity}
      label={
        props.label ??
        text.quantityOf({ article: specification.articleNumber || specification.name })
      }
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
        // An empty field means 0 where 0 is allowed.
        if (least === 0 && Number(typed) === 0) return change(0);
        const read = readQuantity(typed, specification);
        change(read.quantity, read.changed);
      }}
      onBlocked={block}
      note={warning ?? (hint && say(hint))}
      stepKeys={props.isCell ? 'sign' : 'arrow'}
      noteTone={toneOf(refusal, warning)}
    />
  );
}
