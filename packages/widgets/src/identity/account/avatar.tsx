import { useShop } from '../../engine/index.ts';
import { Image } from '../../ui/media/image.tsx';
import { initialOf } from './account-name.ts';

export { default as avatarStyles } from './avatar.css?inline';

/** The picture of the account, or the first letter of its name. Decorative: the name is beside it. Spec: 2§2.15 */
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
