import { bilingual, useShop, useStore, useWords } from '../../engine/index.ts';
import * as commonWords from '../../ui/foundation/common-words.ts';
import { Dialog, dialogStyles } from '../../ui/overlay/dialog.tsx';
import { FailureBlock, failureBlockStyles } from '../../ui/state/error-state.tsx';
import { Loading, Skeleton, skeletonStyles } from '../../ui/state/skeleton.tsx';

export const styles = [dialogStyles, failureBlockStyles, skeletonStyles];

const words = bilingual({
  zh: { loading: commonWords.loadingAccount.zh },
  en: { loading: commonWords.loadingAccount.en },
});

export interface AwaitedAccountProps {
  /** The title of the dialog that follows. */
  readonly title: string;
  onClose(): void;
}

/**
 * In the place of a dialog whose account is still to come: that it loads, or why it does not, with a retry. Hidden
 * while the session is over.
 */
function AwaitedAccount({ title, onClose }: AwaitedAccountProps) {
  const { account, session } = useShop();
  const { error } = useStore(account.me.watch(null));
  const isMember = useStore(session.$session).status === 'member';
  const text = useWords(words);
  return (
    <Dialog open={isMember} title={title} onClose={onClose}>
      {error ? (
        <FailureBlock onRetry={() => account.me.reload(null)}>{error.message}</FailureBlock>
      ) : (
        <Loading label={text.loading}>
          <Skeleton lines={4} />
        </Loading>
      )}
    </Dialog>
  );
}

export const part = AwaitedAccount;
