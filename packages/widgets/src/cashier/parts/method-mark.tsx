import { useState } from 'react';
import { useShop } from '../../engine/index.ts';
import { BankIcon } from '../../ui/icons.tsx';

/** The icon beside the name says nothing that the name does not. */
export function MethodMark({ icon }: { icon: string | undefined }) {
  const shop = useShop();
  const src = shop.picture(icon, 'card');
  const [failed, setFailed] = useState<string>();
  return (
    <span className="clinic-cashier-mark">
      {src && src !== failed ? (
        <img src={src} alt="" width="44" height="28" onError={() => setFailed(src)} />
      ) : (
        <BankIcon size={20} />
      )}
    </span>
  );
}
