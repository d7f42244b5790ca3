import { TAG_TYPE } from '../cart/tag-types.ts';
import type { Call } from '../http/call.ts';
import { mayBuy } from '../http/call.ts';
import type { Bilingual, SeedTag } from '../seed/data/types.ts';

/** Tag codes of the wire and their labels. `featured` is internal. Spec: 1§9 */
export const TAG_WORDS: Readonly<
  Record<Exclude<SeedTag, 'featured'>, { readonly type: string; readonly title: Bilingual }>
> = {
  swap: { type: TAG_TYPE.swap, title: { zh: '加價換購', en: 'Add-on' } },
  'new-customer': { type: TAG_TYPE.newCustomer, title: { zh: '新客戶', en: 'New customer' } },
  medicine: { type: '5', title: { zh: '藥物', en: 'Medicine' } },
  discount: { type: '6', title: { zh: '優惠', en: 'Offer' } },
  new: { type: '8', title: { zh: '新品', en: 'New' } },
};

/** The tags of a product row, in the buyer's language. Hides the offer tag from those who see no price. */
export function wireTags(stored: string, call: Call): { title: string; type: string }[] {
  const tags = JSON.parse(stored) as SeedTag[];
  return tags.flatMap((tag) => {
    if (tag === 'featured' || (tag === 'discount' && !mayBuy(call))) return [];
    const { type, title } = TAG_WORDS[tag];
    return [{ title: title[call.language], type }];
  });
}
