import { useShop, useStore, useWords } from '../../engine/index.ts';
import { certificationWords } from '../../identity/account/certification-words.ts';
import { CheckIcon } from '../../ui/media/icons.tsx';

/** The state of the clinic's certification; its line is reserved while it loads. Spec: 1§4 */
export function AccountMark() {
  const shop = useShop();
  const text = useWords(certificationWords);
  const { value } = useStore(shop.account.header.watch(null));
  const certification = value?.certification ?? 'unknown';
  return (
    <span className="clinic-account-mark" data-certification={certification}>
      {certification === 'approved' && <CheckIcon size={14} />}
      {certification !== 'unknown' && text[certification]}
    </span>
  );
}
