import { type LinkProps, useWords } from '../engine/index.ts';
import { VisuallyHidden } from '../ui/foundation/visually-hidden.tsx';
import { ChevronRightIcon } from '../ui/media/icons.tsx';
import { homeWords } from './home-words.ts';

/** A link to all items of a block; nothing without a target. */
export function More({
  link,
  name,
  label,
}: {
  link: LinkProps | undefined;
  name: string;
  label?: string;
}) {
  const words = useWords(homeWords);
  if (!link) return null;
  return (
    <a className="clinic-home-more" {...link}>
      {label ?? words.all}
      <VisuallyHidden> {name}</VisuallyHidden>
      <ChevronRightIcon size={14} />
    </a>
  );
}
