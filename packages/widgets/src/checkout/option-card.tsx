import type { ReactNode } from 'react';
import { Radio } from '../ui/form/choice.tsx';

interface OptionCardProps {
  /** Those of one name belong together. */
  name: string;
  isChosen: boolean;
  isDisabled?: boolean | undefined;
  onChoose(): void;
  /** What is chosen, in a line. */
  title: ReactNode;
  /** Quiet lines beneath. */
  children?: ReactNode;
  /** At the end of the first line: an icon, a price. */
  end?: ReactNode;
  /** What else can be done with it: not part of the choice. */
  actions?: ReactNode;
}

/** One of several, as a card that can be pressed as a whole. */
export function OptionCard(props: OptionCardProps) {
  const { name, isChosen, isDisabled = false, onChoose, title, end, actions, children } = props;
  return (
    <div
      className="clinic-option"
      data-chosen={isChosen || undefined}
      data-off={isDisabled || undefined}
    >
      <Radio
        name={name}
        checked={isChosen}
        disabled={isDisabled}
        onChange={onChoose}
        label={
          <span className="clinic-option-text">
            <span className="clinic-option-head">
              <b>{title}</b>
              {end}
            </span>
            {children}
          </span>
        }
      />
      {actions && <div className="clinic-option-actions">{actions}</div>}
    </div>
  );
}
