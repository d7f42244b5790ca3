import { pointsDomain } from '@clinicart/sdk/points';
import { useShop, useStore, useWords } from '../../engine/index.ts';
import { ServerHtml, serverHtmlStyles } from '../../html/server-html.tsx';
import { Dialog, dialogStyles } from '../../ui/overlay/dialog.tsx';
import { Loading, Skeleton, skeletonStyles } from '../../ui/state/skeleton.tsx';
import { pointsWords } from '../points-words.ts';
import { QuietFailure, quietFailureStyles } from '../quiet-failure.tsx';
import rulesDialogCss from './rules-dialog.css?inline';

export const styles = [
  dialogStyles,
  serverHtmlStyles,
  skeletonStyles,
  quietFailureStyles,
  rulesDialogCss,
];

export interface RulesDialogProps {
  onClose(): void;
}

/** The points rules: article 13, sanitised. Spec: 2§2.10, 2§7, 2§9 */
function RulesDialog({ onClose }: RulesDialogProps) {
  const { rules } = useShop().domain(pointsDomain);
  const text = useWords(pointsWords);
  const read = useStore(rules.watch(null));
  return (
    <Dialog open size="m" title={text.rules} onClose={onClose}>
      <div className="clinic-points-rules">
        {read.value ? (
          <ServerHtml className="clinic-points-rules-text" html={read.value.html} lines={12} />
        ) : read.error ? (
          <QuietFailure onRetry={() => rules.reload(null)} />
        ) : (
          <Loading>
            <Skeleton lines={12} />
          </Loading>
        )}
      </div>
    </Dialog>
  );
}

export { RulesDialog as part };
