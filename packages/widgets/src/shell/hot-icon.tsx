import { useState } from 'react';
import { SearchIcon } from '../ui/icons.tsx';

/** The picture of a hot word, or the sign of a search. Decorative: the word stands beside it. Spec: 2§3 */
export function HotIcon({ src }: { src: string | undefined }) {
  const [failed, setFailed] = useState<string>();
  return (
    <span className="clinic-search-hot-icon" aria-hidden="true">
      {src && src !== failed ? (
        <img
          src={src}
          alt=""
          width="24"
          height="24"
          decoding="async"
          onError={() => setFailed(src)}
        />
      ) : (
        <SearchIcon size={14} />
      )}
    </span>
  );
}
