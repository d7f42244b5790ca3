import type { ReactNode } from 'react';
import { Button } from '../ui/button/button.tsx';
import { ChevronDownIcon, ChevronUpIcon } from '../ui/media/icons.tsx';

interface ExpandButtonProps {
  isExpanded: boolean;
  onChange(isExpanded: boolean): void;
  children: ReactNode;
}

/** Shows the other rows of a table, and hides them again. */
export function ExpandButton({ isExpanded, onChange, children }: ExpandButtonProps) {
  return (
    <Button
      kind="link"
      aria-expanded={isExpanded}
      iconEnd={isExpanded ? <ChevronUpIcon size={14} /> : <ChevronDownIcon size={14} />}
      onClick={() => onChange(!isExpanded)}
    >
      {children}
    </Button>
  );
}
