import { useEffect, useRef, useState } from 'react';
import { CartLink, cartButtonStyles } from '../../cart/button/cart-button.tsx';
import {
  onDemand,
  useRoutes,
  useWidget,
  useWords,
  type WidgetModule,
  type WidgetProps,
} from '../../engine/index.ts';
import { buttonStyles } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { VisuallyHidden } from '../../ui/foundation/visually-hidden.tsx';
import { BrandLogo, brandLogoStyles } from '../../ui/media/brand-logo.tsx';
import { CloseIcon, SearchIcon, ShieldCheckIcon } from '../../ui/media/icons.tsx';
import { pictureStyles } from '../../ui/media/picture.tsx';
import { CategoryMenu, categoryMenuStyles } from '../categories/category-menu.tsx';
import { FlashMessage } from '../flash/flash-message.tsx';
import { PhoneMenu, phoneMenuStyles } from '../phone-menu/phone-menu.tsx';
import { SearchBox, searchBoxStyles } from '../search/search-box.tsx';
import { AccountArea, accountAreaStyles } from './account-area.tsx';
import type { ScrollingProps } from './auto-hide/auto-hide.tsx';
import headerCss from './header.css?inline';
import { headerWords, searchWords } from './header-words.ts';
import { hiddenParts } from './hidden-parts.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { Navigation, navigationStyles } from './navigation.tsx';
import stripCss from './strip.css?inline';

const Scrolling = onDemand<ScrollingProps>(() => import('./auto-hide/auto-hide.tsx'));

/** Returns true after the first scroll, which loads the script of the auto-hide. */
function useHasScrolled(): boolean {
  const { element } = useWidget();
  const [hasScrolled, setScrolled] = useState(false);
  useEffect(() => {
    const page = element?.ownerDocument;
    const scrolled = () => setScrolled(true);
    page?.addEventListener('scroll', scrolled, { once: true, passive: true });
    return () => page?.removeEventListener('scroll', scrolled);
  }, [element]);
  return hasScrolled;
}

/** The header of every page of the shop. Spec: 1§2 Home, 2§2.15 */
function Header({ hide, heading, pinnedMenu }: WidgetProps<'clinic-header'>) {
  const text = useWords(headerWords);
  const search = useWords(searchWords);
  const routes = useRoutes();
  const hidden = hiddenParts(hide);
  const box = useRef<HTMLInputElement>(null);
  const header = useRef<HTMLElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [isSearchOpen, setSearchOpen] = useState(false);
  const hasScrolled = useHasScrolled();
  const hasSearch = !hidden.has('search');
  const toggleSearch = () => {
    setSearchOpen(!isSearchOpen);
    if (!isSearchOpen) requestAnimationFrame(() => box.current?.focus());
  };
  const closeSearch = () => {
    if (!isSearchOpen) return;
    setSearchOpen(false);
    opener.current?.focus();
  };
  return (
    <header ref={header} className="clinic-header" data-pinned={pinnedMenu || undefined}>
      {hasScrolled && <Scrolling header={header} />}
      <FlashMessage />
      <div className="clinic-strip">
        <div className="clinic-header-width">
          <ShieldCheckIcon size={14} />
          <span>{text.promise}</span>
          <span className="clinic-strip-end">{text.hotline}</span>
          <a {...routes.link('question')}>{text.faq}</a>
          <a {...routes.link('contactUs')}>{text.contact}</a>
          {!hidden.has('language') && <LanguageSwitch />}
        </div>
      </div>
      <div className="clinic-header-width clinic-header-main">
        <PhoneMenu
          hasCategories={!hidden.has('classification')}
          hasLanguage={!hidden.has('language')}
        />
        <a className="clinic-logo" {...routes.link('home')}>
          <BrandLogo />
          <span className="clinic-logo-name" lang="en">
            {text.shop}
          </span>
          <span className="clinic-logo-kind">{text.kind}</span>
          <VisuallyHidden>{text.home}</VisuallyHidden>
        </a>
        {heading && <p className="clinic-header-heading">{heading}</p>}
        {hasSearch && (
          <div className="clinic-header-search" data-open={isSearchOpen || undefined}>
            <SearchBox input={box} onEscape={closeSearch} />
          </div>
        )}
        {hasSearch && (
          <IconButton
            ref={opener}
            className="clinic-search-opener"
            label={search.open}
            aria-expanded={isSearchOpen}
            onClick={toggleSearch}
          >
            {isSearchOpen ? <CloseIcon size={22} /> : <SearchIcon size={22} />}
          </IconButton>
        )}
        <AccountArea />
        {!hidden.has('cart') && <CartLink className="clinic-header-cart" />}
      </div>
      {!hidden.has('classification') && (
        <div className="clinic-header-nav">
          <div className="clinic-header-width">
            <CategoryMenu pinned={pinnedMenu} />
            <Navigation />
          </div>
        </div>
      )}
    </header>
  );
}

export const widget: WidgetModule<'clinic-header'> = {
  component: Header,
  styles: [
    buttonStyles,
    brandLogoStyles,
    pictureStyles,
    cartButtonStyles,
    categoryMenuStyles,
    accountAreaStyles,
    navigationStyles,
    phoneMenuStyles,
    searchBoxStyles,
    stripCss,
    headerCss,
  ],
  async load(shop) {
    const { parentCategories, navigation, hotWords } = shop.catalogue;
    const isMember = shop.session.$session.get().status === 'member';
    // Ignores failures: the browser loads the missing parts again.
    await Promise.allSettled([
      parentCategories.get(null),
      navigation.get(null),
      hotWords.get(null),
      ...(isMember ? [shop.account.header.get(null)] : []),
    ]);
  },
};
