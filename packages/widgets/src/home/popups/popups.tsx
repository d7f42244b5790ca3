import type { Home } from '@clinicart/sdk/catalogue';
import { homeDomain, offeredPopups, type Popup } from '@clinicart/sdk/home';
import { useEffect, useState } from 'react';
import { onDemand, useShop, useWidget } from '../../engine/index.ts';
import { useFreeAttention } from '../../ui/page/interruptions.ts';
import type { PopupDialogProps } from './popup-dialog.tsx';

/** Leaves time to see the page first. */
const SETTLED_MS = 1000;

const PopupDialog = onDemand<PopupDialogProps>(() => import('./popup-dialog.tsx'));

interface PopupsProps {
  home: Home | undefined;
  /** Opens them on a partner's page too. */
  isAsked: boolean;
}

/**
 * Opens the advert or the offer for new customers when it is due and no other dialog is open: on the shop's own site,
 * and on a partner's page that asks for it. Spec: 1§2 Home, 1§4
 */
export function Popups({ home, isAsked }: PopupsProps) {
  const shop = useShop();
  const { links } = useWidget();
  const isFree = useFreeAttention();
  const isSettled = useSettled();
  const [popup, setPopup] = useState<Popup>();
  useEffect(() => {
    if (links().site && !isAsked) return;
    if (home && isSettled && isFree && !popup)
      setPopup(shop.domain(homeDomain).popup(offeredPopups(home)));
  }, [shop, links, isAsked, home, isSettled, isFree, popup]);

  if (!popup || !home) return null;
  const close = () => {
    shop.domain(homeDomain).closePopup(popup);
    setPopup(undefined);
  };
  return <PopupDialog popup={popup} home={home} onClose={close} />;
}

/** Returns true some time after the page has become visible, which a prerendered page does later. */
function useSettled(): boolean {
  const shop = useShop();
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    let cancel = () => {};
    const start = () => {
      cancel = shop.clock.after(SETTLED_MS, () => setSettled(true));
    };
    const isPrepared = 'prerendering' in document && document.prerendering === true;
    if (isPrepared) document.addEventListener('prerenderingchange', start, { once: true });
    else start();
    return () => {
      cancel();
      document.removeEventListener('prerenderingchange', start);
    };
  }, [shop]);
  return isSettled;
}
