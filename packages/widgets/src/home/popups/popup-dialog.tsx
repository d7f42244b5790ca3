import type { Home } from '@clinicart/sdk/catalogue';
import type { Popup } from '@clinicart/sdk/home';
import { useState } from 'react';
import { useRoutes, useWords } from '../../engine/index.ts';
import { useServerLink } from '../../engine/routing/server-link.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { useFreeAttention } from '../../ui/page/interruptions.ts';
import { Backdrop } from '../banner-picture.tsx';
import { homeWords } from '../home-words.ts';
import popupDialogCss from './popup-dialog.css?inline';

export const styles = popupDialogCss;

export interface PopupDialogProps {
  popup: Popup;
  home: Home;
  onClose(): void;
}

/** A pop-up of the home page. Following its link closes it too. Spec: 1§2 Home */
function PopupDialog({ popup, home, onClose }: PopupDialogProps) {
  const words = useWords(homeWords);
  const routes = useRoutes();
  const linkOf = useServerLink();
  const isFree = useFreeAttention();
  // Waits while another dialog has opened since the request.
  const [isOpen, setOpen] = useState(false);
  if (isFree && !isOpen) setOpen(true);

  const isOffer = popup === 'new-customer';
  const { advert } = home;
  const target = linkOf(advert?.path);
  const link = isOffer ? routes.link('newCustomers') : target.link;
  const picture = isOffer ? home.newCustomerPicture : advert?.image;
  const title = isOffer ? words.offer : advert?.title || target.title || words.advert;
  return (
    <Dialog
      open={isOpen}
      small
      size="m"
      title={title}
      description={isOffer ? words.offerWhy : advert?.remark}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.close}</Button>
          {link && (
            <Button
              kind="primary"
              href={link.href}
              onClick={(event) => {
                onClose();
                link.onClick(event);
              }}
            >
              {isOffer ? words.seeOffer : words.see}
            </Button>
          )}
        </>
      }
    >
      {picture && (
        <div className="clinic-popup-picture">
          <Backdrop
            picture={picture}
            size="popup"
            // The picture contains text of the server; the dialog's title names it.
            alt={advert?.title && !isOffer ? '' : title}
            width={640}
            height={360}
            eager
          />
        </div>
      )}
    </Dialog>
  );
}

export { PopupDialog as part };
