import { SearchIcon } from '../../ui/media/icons.tsx';
import { Image } from '../../ui/media/image.tsx';

/** The picture of a hot word, or a search icon. Decorative: the word is beside it. Spec: 2§3 */
export function HotIcon({ src }: { src: string | undefined }) {
  return (
    <span className="clinic-search-hot-icon" aria-hidden="true">
      <Image
        src={src}
        alt=""
        width="24"
        height="24"
        decoding="async"
        fallback={<SearchIcon size={14} />}
      />
    </span>
  );
}
