import { useState } from 'react';
import { useShop } from '../engine/index.ts';
import { initialOf } from './account-name.ts';

/** The person's picture, or the first letter of the name. Decorative: the name stands beside it. Spec: 2§2.15 */
export function Avatar({ name, picture }: { name: string; picture: string | undefined }) {
  const shop = useShop();
  const [failed, setFailed] = useState<string>();
  const src = shop.picture(picture, 'card');
  return (
    <span className="clinic-avatar" aria-hidden="true">
      {src && src !== failed ? (
        <img src={src} alt="" width="32" height="32" onError={() => setFailed(src)} />
      ) : (
        initialOf(name)
      )}
    </span>
  );
}
