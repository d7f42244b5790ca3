import { MOST_COMPARED } from '@clinicart/sdk/compare';
import type { RefObject } from 'react';
import { useWords } from '../engine/index.ts';
import { Button, buttonStyles } from '../ui/button/button.tsx';
import { Checkbox, choiceStyles } from '../ui/form/choice.tsx';
import { PrinterIcon } from '../ui/media/icons.tsx';
import compareCss from './compare.css?inline';
import { compareWords } from './compare-words.ts';

export const compareHeadStyles = [buttonStyles, choiceStyles, compareCss];

interface CompareHeadProps {
  heading: RefObject<HTMLHeadingElement | null>;
  count: number;
  /** Undefined where there are no two products whose rows could be equal. */
  hidesEqual: boolean | undefined;
  onHideEqual(hides: boolean): void;
  /** Undefined while nothing was read. */
  onPrint: (() => void) | undefined;
  onPreloadPrint(): void;
  onClear(): void;
}

/** The title with the number of products, and what can be done with all of them. */
export function CompareHead(props: CompareHeadProps) {
  const { heading, count, hidesEqual, onPrint, onPreloadPrint } = props;
  const text = useWords(compareWords);
  return (
    <header className="clinic-compare-head">
      <h1 ref={heading} tabIndex={-1}>
        {/* One text node: Chromium leaves a node of a blank alone out of the heading's accessible name. */}
        {`${text.title} `}
        <small>{text.count({ count, most: MOST_COMPARED })}</small>
      </h1>
      {hidesEqual !== undefined && (
        <Checkbox
          label={text.hideEqual}
          checked={hidesEqual}
          onChange={(event) => props.onHideEqual(event.target.checked)}
        />
      )}
      {onPrint && (
        <Button
          icon={<PrinterIcon />}
          onPointerEnter={onPreloadPrint}
          onFocus={onPreloadPrint}
          onClick={onPrint}
        >
          {text.print}
        </Button>
      )}
      <Button kind="link" onClick={props.onClear}>
        {text.clear}
      </Button>
    </header>
  );
}
