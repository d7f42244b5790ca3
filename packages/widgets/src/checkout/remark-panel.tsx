import { MOST_REMARK_CHARACTERS } from '@clinicart/sdk';
import { useId } from 'react';
import { useWords } from '../engine/index.ts';
import { TextArea } from '../ui/form/text-area.tsx';
import type { CheckoutView } from './checkout-view.ts';
import { screenWords } from './screen-words.ts';

/** Words to whoever packs and delivers. Spec: 2§2.2 */
export function RemarkPanel({ view }: { view: CheckoutView }) {
  const words = useWords(screenWords);
  const id = useId();
  const { remark } = view.choices;
  return (
    <section className="clinic-panel clinic-checkout-panel">
      <h2>
        <label htmlFor={id}>{words.remark}</label>
      </h2>
      <TextArea
        id={id}
        name="remark"
        rows={3}
        maxLength={MOST_REMARK_CHARACTERS}
        placeholder={words.remarkHint}
        aria-describedby={`${id}-count`}
        value={remark}
        onChange={(event) => view.choose({ remark: event.target.value })}
      />
      <p id={`${id}-count`} className="clinic-checkout-count">
        {words.remarkCount({ used: remark.length, most: MOST_REMARK_CHARACTERS })}
      </p>
    </section>
  );
}
