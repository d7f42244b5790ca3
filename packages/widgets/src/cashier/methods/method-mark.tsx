import { useShop } from '../../engine/index.ts';
import { BankIcon } from '../../ui/media/icons.tsx';
import { Image } from '../../ui/media/image.tsx';

export { default as methodMarkStyles } from './methods.css?inline';

/** The icon of a payment method; decorative, because the name is beside it. */
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
