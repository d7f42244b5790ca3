import type { Tag } from '@clinicart/sdk/catalogue';
import { Badge, type BadgeTone, badgeStyles } from '../../ui/data/badge.tsx';
import { PillIcon } from '../../ui/media/icons.tsx';

export const tagBadgeStyles = badgeStyles;

const TONES: Readonly<Record<Tag['kind'], BadgeTone>> = {
  swap: 'accent',
  'new-customer': 'primary',
  medicine: 'info',
  new: 'success',
  discount: 'outline',
  unknown: 'outline',
};

/** The tags that have a badge. Discount tags have none, because the percentage replaces them. Spec: 1§3 */
export function shownTags(tags: readonly Tag[]): Tag[] {
  return tags.filter(({ kind, title }) => kind !== 'discount' && title !== '');
}

/** The badge of a tag: in the colour of its kind, or outlined for kinds that the shop does not know. */
export function TagBadge({ tag }: { tag: Tag }) {
  return (
    <Badge tone={TONES[tag.kind]} icon={tag.kind === 'medicine' && <PillIcon size={12} />}>
      {tag.title}
    </Badge>
  );
}
