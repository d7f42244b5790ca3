import { ARTICLES, contentDomain } from '@clinicart/sdk/content';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NewTab } from '../../content/new-tab.tsx';
import {
  bilingual,
  useRoutes,
  useShop,
  useStore,
  useWidget,
  useWords,
  type WidgetModule,
} from '../../engine/index.ts';
import { Button, buttonStyles } from '../../ui/button/button.tsx';
import * as commonWords from '../../ui/foundation/common-words.ts';
import { aboveBottom, bottomNotice } from '../../ui/page/bottom-inset.ts';
import { useHeldAttention } from '../../ui/page/interruptions.ts';
import { focusHeir } from '../../ui/page/use-focus-heir.ts';
import bannerCss from './cookie-banner.css?inline';

const cookieWords = bilingual({
  zh: {
    name: 'Cookie 通知',
    says: '本網站使用 Cookie 保持登入、購物車及語言，不作廣告追蹤。',
    policy: commonWords.privacyPolicy.zh,
    accept: '接受',
  },
  en: {
    name: 'Cookie notice',
    says: 'We use cookies to keep you logged in and to remember your cart and language. We do not use them for advertising.',
    policy: commonWords.privacyPolicy.en,
    accept: 'Accept',
  },
});

/** Shown until accepted on this device, which only the browser knows. Spec: 2§2.14, 2§4 */
function CookieBanner() {
  const content = useShop().domain(contentDomain);
  const isAccepted = useStore(content.$cookiesAccepted);
  useEffect(() => content.readCookieChoice(), [content]);
  useHeldAttention(isAccepted === false);
  return isAccepted === false ? <Banner onAccept={content.acceptCookies} /> : null;
}

const CLEAR_PX = 8;

/**
 * Scrolls an element that the keyboard focused out from under the notice: a bar that has stopped sticking lies there.
 * A press focuses too, but a page that scrolls during a press moves the button away before it is released.
 */
function freeFocus(notice: HTMLElement | null): (() => void) | undefined {
  const page = notice?.ownerDocument;
  if (!notice || !page) return undefined;
  const onFocus = (event: FocusEvent) => {
    const [focused] = event.composedPath();
    if (!(focused instanceof HTMLElement)) return;
    requestAnimationFrame(() => {
      // A list or a heading that gets the focus by script is there to be read from its top.
      if (notice.contains(focused) || focused.tabIndex < 0) return;
      if (!focused.matches(':focus-visible')) return;
      const box = focused.getBoundingClientRect();
      const edge = notice.getBoundingClientRect();
      if (box.bottom > edge.top && box.top < edge.bottom)
        scrollBy(0, box.bottom - edge.top + CLEAR_PX);
    });
  };
  page.addEventListener('focusin', onFocus);
  return () => page.removeEventListener('focusin', onFocus);
}

/** A press so soon after the notice has come was meant for what lies below it, and goes there. */
const NEW_MS = 500;

function Banner({ onAccept }: { onAccept(): void }) {
  const { clock } = useShop();
  const [isNew, setNew] = useState(true);
  useEffect(() => clock.after(NEW_MS, () => setNew(false)), [clock]);
  const text = useWords(cookieWords);
  const routes = useRoutes();
  const words = useRef<HTMLParagraphElement>(null);
  const { element } = useWidget();
  // Before the first frame, in which the notice would lie over a bar.
  useLayoutEffect(() => aboveBottom(element), [element]);
  useEffect(() => freeFocus(words.current?.closest('section') ?? null), []);
  return (
    <section
      ref={bottomNotice}
      className="clinic-cookies"
      data-new={isNew || undefined}
      aria-label={text.name}
    >
      <p ref={words}>
        {text.says}{' '}
        <NewTab link={routes.link('about', { id: ARTICLES.privacy })}>{text.policy}</NewTab>
      </p>
      <Button
        kind="secondary"
        onClick={({ currentTarget: { ownerDocument } }) => {
          const main = ownerDocument.querySelector('main');
          // The notice is the last of the page: from its place the next Tab would leave the page.
          if (main && element?.contains(ownerDocument.activeElement)) focusHeir(main);
          onAccept();
        }}
      >
        {text.accept}
      </Button>
    </section>
  );
}

export const widget: WidgetModule<'clinic-cookie-banner'> = {
  component: CookieBanner,
  styles: [buttonStyles, bannerCss],
};
