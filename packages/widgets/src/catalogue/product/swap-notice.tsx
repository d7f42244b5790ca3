import { bilingual, useRoutes, useWords } from '../../engine/index.ts';
import { Notice } from '../../ui/state/notice.tsx';

const swapWords = bilingual({
  zh: {
    lead: '換購品。',
    why: '購物滿額後，可在購物車以換購價加購；在此購買按一般價格計算。',
    goToCart: '前往購物車',
  },
  en: {
    lead: 'Add-on product. ',
    why: 'Once your cart reaches a tier, add it there at the add-on price. Here it costs the usual price.',
    goToCart: 'Go to the cart',
  },
});

/** On a page opened from a swap offer: the price is the usual one, and the swap price is in the cart. Spec: 1§4, 1§9 */
function SwapNotice() {
  const routes = useRoutes();
  const text = useWords(swapWords);
  return (
    <Notice tone="accent" lead={text.lead} action={<a {...routes.link('cart')}>{text.goToCart}</a>}>
      {text.why}
    </Notice>
  );
}

export { SwapNotice as part };
