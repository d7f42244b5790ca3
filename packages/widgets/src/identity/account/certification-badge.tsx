import type { Certification } from '@clinicart/sdk/identity';
import { useWords } from '../../engine/index.ts';
import { Badge, type BadgeTone, badgeStyles } from '../../ui/data/badge.tsx';
import { CheckIcon } from '../../ui/media/icons.tsx';
import { certificationWords } from './certification-words.ts';

export const certificationBadgeStyles = badgeStyles;

const TONES: Readonly<Record<Exclude<Certification, 'unknown'>, BadgeTone>> = {
  approved: 'success',
  'under-review': 'info',
  rejected: 'danger',
  'change-certificate': 'warning',
  'not-certified': 'warning',
};

/** The state of a clinic's certification; nothing when it is unknown. Spec: 1§4 */
export function CertificationBadge({ certification }: { certification: Certification }) {
  const text = useWords(certificationWords);
  if (certification === 'unknown') return null;
  return (
    <Badge
      tone={TONES[certification]}
      icon={certification === 'approved' ? <CheckIcon size={12} /> : undefined}
    >
      {text[certification]}
    </Badge>
  );
}
