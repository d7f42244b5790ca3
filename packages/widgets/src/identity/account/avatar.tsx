import { useShop } from '../../engine/index.ts';
import { Image } from '../../ui/media/image.tsx';
import { initialOf } from './account-name.ts';

/** The person's picture, or the first letter of the name. Decorative: the name stands beside it. Spec: 2§2.15 */
export function Avatar({ name, picture }: { name: string; picture: string | undefined }) {
  const shop = useShop();
  return (
    <span className="clinic-avatar" aria-hidden="true">
      <Image
        src={shop.picture(picture, 'card')}
        alt=""
        width="32"
        height="32"
        fallback={initialOf(name)}
      />
    </span>
  );
}
