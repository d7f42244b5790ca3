import { useShop, useStore, useWords } from '../../../engine/index.ts';
import { Dialog, dialogStyles } from '../../../ui/overlay/dialog.tsx';
import { FailureBlock, failureBlockStyles } from '../../../ui/state/error-state.tsx';
import { Loading, Skeleton, skeletonStyles } from '../../../ui/state/skeleton.tsx';
import { profileFormWords, profileWords } from '../profile-words.ts';
import type { ProfileDialogName } from './use-profile-dialog.ts';

export const styles = [dialogStyles, failureBlockStyles, skeletonStyles];

export interface AwaitedAccountProps {
  readonly name: ProfileDialogName;
  onClose(): void;
}

/** In the place of a dialog whose account is still to come: that it loads, or why it does not, with a retry. */
function AwaitedAccount({ name, onClose }: AwaitedAccountProps) {
  const { me } = useShop().account;
  const { error } = useStore(me.watch(null));
  const { phone, email, payPassword } = useWords(profileWords);
  const text = useWords(profileFormWords);
  const titles = { ...text, phone, email, payPassword };
  return (
    <Dialog open title={titles[name]} onClose={onClose}>
      {error ? (
        <FailureBlock onRetry={() => me.reload(null)}>{error.message}</FailureBlock>
      ) : (
        <Loading label={text.loading}>
          <Skeleton lines={4} />
        </Loading>
      )}
    </Dialog>
  );
}

export const part = AwaitedAccount;
