import type { Loadable } from '@clinicart/sdk';
import {
  chatGreeting,
  chatLink,
  contentDomain,
  phoneLink,
  type SupportContact,
} from '@clinicart/sdk/content';
import { safeUrl } from '@clinicart/sdk/values';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { HotlineHours, hotlineHoursStyles } from '../../content/hotline-hours.tsx';
import { NewTab } from '../../content/new-tab.tsx';
import {
  useSay,
  useShop,
  useStore,
  useWidget,
  useWords,
  type WidgetModule,
  type WidgetProps,
} from '../../engine/index.ts';
import { Button } from '../../ui/button/button.tsx';
import { ChatIcon } from '../../ui/media/first-icons.tsx';
import { ChevronUpIcon, ExternalIcon, PhoneIcon, QrIcon } from '../../ui/media/icons.tsx';
import { QrCode, qrCodeStyles } from '../../ui/media/qr-code.tsx';
import { Dialog, dialogStyles } from '../../ui/overlay/dialog.tsx';
import { Popover, popoverStyles } from '../../ui/overlay/popover.tsx';
import { aboveBottom } from '../../ui/page/bottom-inset.ts';
import { FailureLine, failureLineStyles } from '../../ui/state/failure-line.tsx';
import { Skeleton, skeletonStyles } from '../../ui/state/skeleton.tsx';
import { useKeepClear } from './keep-clear.ts';
import supportCss from './support.css?inline';
import { supportWords } from './support-words.ts';
import { backToTop, useScrolled } from './use-scrolled.ts';

/** The floating bar: chat, hotline, the app's QR code, back to top. One button with a sheet on a phone. Spec: 1§1 */
function Support({ orderId }: WidgetProps<'clinic-support'>) {
  const shop = useShop();
  const say = useSay();
  const text = useWords(supportWords);
  const read = useStore(shop.domain(contentDomain).support.watch(null));
  const support = read.value;
  const isScrolled = useScrolled();
  const [isOpen, setOpen] = useState(false);
  const help = useRef<HTMLButtonElement>(null);
  const top = useRef<HTMLButtonElement>(null);
  const { element } = useWidget();
  useEffect(() => aboveBottom(element), [element]);
  useKeepClear(help);
  useKeepClear(top, isScrolled);
  const leaveForTop = () => {
    setOpen(false);
    shop.clock.after(0, backToTop);
  };
  const chat = support && chatLink(support.chatNumber, say(chatGreeting(orderId)));
  const app = support?.appLink && safeUrl(support.appLink, '');
  return (
    <aside className="clinic-support" aria-label={text.name}>
      <div className="clinic-support-rail">
        {chat && (
          <NewTab className="clinic-support-item" link={{ href: chat }}>
            <ChatIcon size={20} />
            {text.chat}
          </NewTab>
        )}
        <Popover
          align="end"
          button={{ kind: 'neutral', className: 'clinic-support-item' }}
          trigger={<Entry icon={<PhoneIcon size={20} />} label={text.hotline} />}
        >
          <div className="clinic-support-panel">
            <Hotline read={read} />
          </div>
        </Popover>
        {app && (
          <Popover
            align="end"
            button={{ kind: 'neutral', className: 'clinic-support-item' }}
            trigger={<Entry icon={<QrIcon size={20} />} label={text.app} />}
          >
            <div className="clinic-support-panel">
              <App link={app} />
            </div>
          </Popover>
        )}
      </div>
      <button
        ref={help}
        type="button"
        className="clinic-support-item clinic-support-help"
        onClick={() => setOpen(true)}
      >
        <ChatIcon size={20} />
        {text.open}
      </button>
      {isScrolled && (
        <button
          ref={top}
          type="button"
          className="clinic-support-item clinic-support-top"
          aria-label={text.topLong}
          onClick={backToTop}
        >
          <ChevronUpIcon size={20} />
          {text.top}
        </button>
      )}
      <Dialog open={isOpen} title={text.name} onClose={() => setOpen(false)}>
        <div className="clinic-support-sheet">
          {chat && (
            <NewTab className="clinic-support-chat" link={{ href: chat }}>
              <ChatIcon size={20} />
              {text.chatLong}
              <ExternalIcon size={16} />
            </NewTab>
          )}
          <Hotline read={read} />
          {app && isOpen && <App link={app} />}
          {isScrolled && (
            <Button kind="neutral" className="clinic-support-sheet-top" onClick={leaveForTop}>
              <ChevronUpIcon size={20} />
              {text.topLong}
            </Button>
          )}
        </div>
      </Dialog>
    </aside>
  );
}

function Entry({ icon, label }: { icon: ReactNode; label: string }) {
  return (
    <>
      {icon}
      {label}
    </>
  );
}

function Hotline({ read }: { read: Loadable<SupportContact> }) {
  const shop = useShop();
  const text = useWords(supportWords);
  const support = read.value;
  const phone = support && phoneLink(support.phone);
  return (
    <section className="clinic-support-hotline">
      <h3>{text.hotlineTitle}</h3>
      {phone && (
        <a href={phone}>
          <PhoneIcon size={16} />
          {support.phone}
        </a>
      )}
      {read.status === 'loading' && <Skeleton width={75} />}
      {read.error && (
        <FailureLine onRetry={() => shop.domain(contentDomain).support.reload(null)}>
          {text.unread}
        </FailureLine>
      )}
      <HotlineHours />
    </section>
  );
}

function App({ link }: { link: string }) {
  const text = useWords(supportWords);
  return (
    <section className="clinic-support-app">
      <h3>{text.appTitle}</h3>
      <QrCode of={link} label={text.qr} />
      <NewTab link={{ href: link }}>{text.appLink}</NewTab>
    </section>
  );
}

export const widget: WidgetModule<'clinic-support'> = {
  component: Support,
  styles: [
    qrCodeStyles,
    dialogStyles,
    popoverStyles,
    failureLineStyles,
    skeletonStyles,
    hotlineHoursStyles,
    supportCss,
  ],
};
