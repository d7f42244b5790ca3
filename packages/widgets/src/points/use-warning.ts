import type { Explanation } from '@clinicart/sdk';
import { POINTS_WARNING_MS } from '@clinicart/sdk/points';
import { useShop } from '../engine/index.ts';
import type { Toaster } from '../ui/overlay/toast.tsx';

/**
 * Returns a function that warns for one second, as documented. Screen readers announce the whole sentence,
 * and the page keeps saying it beside the button. Spec: 2§5
 */
export function useWarning({ show }: Toaster): (why: Explanation) => void {
  const shop = useShop();
  return (why) =>
    show({
      key: 'points-warning',
      tone: 'info',
      text: shop.language.say(why),
      stayMs: POINTS_WARNING_MS,
    });
}
