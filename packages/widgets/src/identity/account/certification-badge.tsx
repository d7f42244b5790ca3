import type { Certification } from '@clinicart/sdk';
import { useWords } from '../../engine/index.ts';
import { accountWords } from '../../shell/header/header-words.ts';
import { Badge, type BadgeTone } from '../../ui/data/badge.tsx';
import { CheckIcon } from '../../ui/media/icons.tsx';

const TONES: Readonly<Record<Exclude<Certification, 'unknown'>, BadgeTone>> = {
  approved: 'success',
  'under-review': 'info',
  rejected: 'danger',
  'change-certificate': 'warning',
  'not-certified': 'warning',
};

/** Where a clinic stands with its certification; nothing for a state that nobody named. Sheets: badge. Spec: 1§4 */
export function CertificationBadge({ certification }: { certification: Certification }) {
  const { mark } = useWords(accountWords);
  if (certification === 'unknown') return null;
  return (
    <Badge
      tone={TONES[certification]}
      icon={certification === 'approved' ? <CheckIcon size={12} /> : undefined}
    >
      {mark[certification]}
    </Badge>
  );
}
