import type { BillAction, BillStatus } from '@clinicart/sdk/checkout';
import { isBillUrgent } from '@clinicart/sdk/checkout';
import { useWords } from '../engine/index.ts';
import { Badge, badgeStyles } from '../ui/data/badge.tsx';
import type { Bilingual } from '../ui/foundation/words.ts';
import { AlertIcon } from '../ui/media/first-icons.tsx';
import { CheckIcon, PillIcon } from '../ui/media/icons.tsx';
import { orderWords } from './order-words.ts';
import storeBillsCss from './store-bills.css?inline';

export const storeBillsStyles = [badgeStyles, storeBillsCss];

/** The mark of a store with medicines. */
export function MedicineBadge() {
  const text = useWords(orderWords);
  return (
    <Badge tone="info" icon={<PillIcon size={12} />}>
      {text.medicine}
    </Badge>
  );
}

interface BillStateProps {
  status: BillStatus;
  wording: Bilingual<Readonly<Record<BillStatus, string>>>;
}

/** The status of stamped forms, red while they are missing or rejected. Spec: 2§4 Medicine bill check */
export function BillState({ status, wording }: BillStateProps) {
  const words = useWords(wording);
  const isUrgent = isBillUrgent(status);
  return (
    <span className="clinic-order-bills" data-urgent={isUrgent || undefined}>
      {isUrgent ? <AlertIcon size={14} /> : <CheckIcon size={14} />}
      {words[status]}
    </span>
  );
}

interface BillLinkProps {
  action: BillAction;
  orderNo: string;
  onOpen(): void;
}

/** The action that the stamped forms allow. Spec: 2§4 Medicine bill check */
export function BillLink({ action, orderNo, onOpen }: BillLinkProps) {
  const text = useWords(orderWords);
  return (
    <button
      type="button"
      className="clinic-order-textual"
      aria-label={`${text.bills[action]}: ${text.order({ orderNo })}`}
      onClick={onOpen}
    >
      {text.bills[action]}
    </button>
  );
}
