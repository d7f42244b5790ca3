import { ARTICLES, contentDomain, HOTLINE, mailLink, phoneLink } from '@clinicart/sdk/content';
import { safeUrl } from '@clinicart/sdk/values';
import type { ReactNode } from 'react';
import { NewTab } from '../../content/new-tab.tsx';
import {
  type LinkProps,
  useRoutes,
  useShop,
  useStore,
  useWords,
  type WidgetModule,
  type WidgetProps,
} from '../../engine/index.ts';
import { Words } from '../../ui/data/server-text.tsx';
import { BrandLogo, brandLogoStyles } from '../../ui/media/brand-logo.tsx';
import { ClockIcon, MailIcon, MapPinIcon, PhoneIcon } from '../../ui/media/icons.tsx';
import { isoDay } from '../../ui/page/date.ts';
import footerCss from './footer.css?inline';
import { footerWords } from './footer-words.ts';
import { ThemeSwitch } from './theme-switch.tsx';

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      <ul>{children}</ul>
    </section>
  );
}

/** Links of the footer open in a new tab. Spec: 1§1 */
function Entry({ link, children }: { link: LinkProps | { href: string }; children: ReactNode }) {
  return (
    <li>
      <NewTab link={link}>{children}</NewTab>
    </li>
  );
}

/** The footer of every page: articles, help and contact details. Spec: 1§1, 1§2 */
function Footer({ themeSwitch }: WidgetProps<'clinic-footer'>) {
  const shop = useShop();
  const text = useWords(footerWords);
  const routes = useRoutes();
  const support = useStore(shop.domain(contentDomain).support.watch(null)).value;
  const year = isoDay(shop.clock.now()).slice(0, 4);
  return (
    <footer className="clinic-footer">
      <div className="clinic-footer-columns">
        <section className="clinic-footer-brand">
          <span className="clinic-logo">
            <BrandLogo />
            <span className="clinic-logo-name" lang="en">
              {text.shop}
            </span>
          </span>
          <p>{text.blurb}</p>
          <Social />
        </section>
        <Column title={text.about}>
          <Entry link={routes.link('about', { id: ARTICLES.aboutUs })}>{text.aboutUs}</Entry>
          <Entry link={routes.link('about', { id: ARTICLES.privacy })}>{text.privacy}</Entry>
          <Entry link={routes.link('about', { id: ARTICLES.service })}>{text.service}</Entry>
        </Column>
        <Column title={text.help}>
          <Entry link={routes.link('question')}>{text.faq}</Entry>
          <Entry link={routes.link('contactUs')}>{text.contactUs}</Entry>
          <Entry link={routes.link('mailSubscription')}>{text.mails}</Entry>
          <Entry link={routes.link('quickOrder')}>{text.quickOrder}</Entry>
          <Entry link={routes.link('pointsMall')}>{text.pointsMall}</Entry>
        </Column>
        <Contact />
      </div>
      <div className="clinic-footer-end">
        {/* The year comes from the server: the buyer's clock may be wrong. */}
        <span suppressHydrationWarning>
          {text.rights({ year, company: support?.company || text.shop })}
          {support?.registration && ` · ${text.registration({ number: support.registration })}`}
        </span>
        <span>{text.payment}</span>
        <span>{text.clinics}</span>
        {themeSwitch && <ThemeSwitch />}
      </div>
    </footer>
  );
}

/**
 * Contact details from the server. Reserves their lines while they load and removes them after a failure. Spec: 1§1,
 * 1§7
 */
function Contact() {
  const shop = useShop();
  const text = useWords(footerWords);
  const read = useStore(shop.domain(contentDomain).support.watch(null));
  const support = read.value;
  const phone = support && phoneLink(support.phone);
  const mail = support && mailLink(support.email);
  const map = support?.mapLink && safeUrl(support.mapLink, '');
  const address = support?.address && <Words>{support.address}</Words>;
  const isAwaited = read.status === 'loading';
  return (
    <Column title={text.contact}>
      {(phone || isAwaited) && (
        <li>
          <PhoneIcon size={14} />
          {phone && <a href={phone}>{support.phone}</a>}
        </li>
      )}
      <li>
        <ClockIcon size={14} />
        {text.hours({ from: HOTLINE.fromHour, to: HOTLINE.toHour })}
      </li>
      {(mail || isAwaited) && (
        <li>
          <MailIcon size={14} />
          {mail && <a href={mail}>{support.email}</a>}
        </li>
      )}
      {(address || isAwaited) && (
        <li>
          <MapPinIcon size={14} />
          {map ? <NewTab link={{ href: map }}>{address}</NewTab> : address}
        </li>
      )}
    </Column>
  );
}

function Social() {
  const shop = useShop();
  const text = useWords(footerWords);
  const support = useStore(shop.domain(contentDomain).support.watch(null)).value;
  const links = (support?.social ?? []).flatMap(({ name, link }) => {
    const href = safeUrl(link, '');
    return href ? [{ name, href }] : [];
  });
  if (links.length === 0) return null;
  return (
    <ul className="clinic-footer-social" aria-label={text.social}>
      {links.map(({ name, href }) => (
        <Entry key={name} link={{ href }}>
          <Words>{name}</Words>
        </Entry>
      ))}
    </ul>
  );
}

export const widget: WidgetModule<'clinic-footer'> = {
  component: Footer,
  styles: [brandLogoStyles, footerCss],
  load: async (shop) => {
    // Ignores a failure: the browser loads the contact details again.
    await shop
      .domain(contentDomain)
      .support.get(null)
      .catch(() => {});
  },
};
