import { useShop, useStore, useWords } from '../../engine/index.ts';
import { CheckIcon } from '../../ui/media/icons.tsx';
import { accountWords } from './header-words.ts';

/** Where the clinic stands with its certification, in a word; its line is kept while it loads. Spec: 1§4 */
export function AccountMark() {
  const shop = useShop();
  const { mark } = useWords(accountWords);
  const { value } = useStore(shop.account.header.watch(null));
  const certification = value?.certification ?? 'unknown';
  return (
    <span className="clinic-account-mark" data-certification={certification}>
      {certification === 'approved' && <CheckIcon size={14} />}
      {certification !== 'unknown' && mark[certification]}
    </span>
  );
}
