import { useShop } from '../../engine/index.ts';
import { BankIcon } from '../../ui/media/icons.tsx';
import { Image } from '../../ui/media/image.tsx';

/** The icon beside the name says nothing that the name does not. */
export function MethodMark({ icon }: { icon: string | undefined }) {
  const shop = useShop();
  return (
    <span className="clinic-cashier-mark">
      <Image
        src={shop.picture(icon, 'card')}
        alt=""
        width="44"
        height="28"
        fallback={<BankIcon size={20} />}
      />
    </span>
  );
}
