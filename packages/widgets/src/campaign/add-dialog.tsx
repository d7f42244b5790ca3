import type { CampaignProduct } from '@clinicart/sdk/campaign';
import { widget as card } from '../catalogue/card/product-card.tsx';
import { useWords } from '../engine/index.ts';
import { Dialog, dialogStyles } from '../ui/overlay/dialog.tsx';
import { campaignWords } from './campaign-words.ts';

const Card = card.component;
export const styles = [dialogStyles, card.styles];

export interface AddDialogProps {
  /** The product to buy; the dialog is closed without one. */
  product: CampaignProduct | undefined;
  onClose(): void;
}

/** A product's card in a dialog: specification, quantity, and the button to add or to get verified. Spec: 2§2.11 */
function AddDialog({ product, onClose }: AddDialogProps) {
  const text = useWords(campaignWords);
  return (
    <Dialog open={product !== undefined} title={text.addTitle} onClose={onClose}>
      {product && <Card productId={product.id} />}
    </Dialog>
  );
}

export { AddDialog as part };
