import type { ReactNode } from 'react';
import { choiceStyles, Radio } from '../ui/form/choice.tsx';
import optionCardCss from './option-card.css?inline';

export const optionCardStyles = [choiceStyles, optionCardCss];

interface OptionCardProps {
  /** The radio group. */
  name: string;
  isChosen: boolean;
  isDisabled?: boolean | undefined;
  onChoose(): void;
  /** The option, in one line. */
  title: ReactNode;
  /** Secondary lines below the title. */
  children?: ReactNode;
  /** At the end of the first line: an icon, a price. */
  end?: ReactNode;
  /** Buttons that do not choose the option. */
  actions?: ReactNode;
}

/** A radio option as a card; a click anywhere on it chooses it. */
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
