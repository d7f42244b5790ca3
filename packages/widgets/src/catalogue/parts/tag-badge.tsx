import type { Tag } from '@clinicart/sdk';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { PillIcon } from '../../ui/icons.tsx';

/** Discount tags have no badge of their own: the percent says it, and only where prices show. Spec: 1§6 */
const TONES: Readonly<Record<string, BadgeTone>> = {
  swap: 'accent',
  'new-customer': 'primary',
  medicine: 'info',
  new: 'success',
};

/** The tags that have a badge, the one that changes what may be bought first. Spec: 1§3 */
export function shownTags(tags: readonly Tag[]): Tag[] {
  return tags.filter((tag) => Object.hasOwn(TONES, tag.kind) && tag.title !== '');
}

/** Swap, new customer, medicine, new. */
export function TagBadge({ tag }: { tag: Tag }) {
  return (
    <Badge
      tone={TONES[tag.kind] ?? 'outline'}
      icon={tag.kind === 'medicine' && <PillIcon size={12} />}
    >
      {tag.title}
    </Badge>
  );
}
