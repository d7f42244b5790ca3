import type { ReactNode } from 'react';
import {
  type LinkProps,
  useRoutes,
  useShop,
  useWords,
  type WidgetModule,
} from '../engine/index.ts';
import { MailIcon, MapPinIcon, PhoneIcon } from '../ui/icons.tsx';
import { baseCss } from '../ui/styles.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import brandCss from './brand.css?inline';
import { BrandMark } from './brand-mark.tsx';
import footerCss from './footer.css?inline';
import { footerWords } from './footer-words.ts';

const MAP = 'https://www.google.com/maps/search/?api=1&query=';
const HONG_KONG_MS = 8 * 3_600_000;

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      <ul>{children}</ul>
    </section>
  );
}

/** Every link of the footer leaves the page where it is. Spec: 1§1 */
function NewTab({ link, children }: { link: LinkProps | { href: string }; children: ReactNode }) {
  const text = useWords(footerWords);
  return (
    <a {...link} target="_blank" rel="noreferrer">
      {children}
      <VisuallyHidden>{text.newTab}</VisuallyHidden>
    </a>
  );
}

/** The foot of every page: articles, help, how to reach the shop. Spec: 1§1, 1§2 */
function Footer() {
  const shop = useShop();
  const text = useWords(footerWords);
  const routes = useRoutes();
  const year = new Date(shop.clock.now() + HONG_KONG_MS).getUTCFullYear();
  return (
    <footer className="clinic-footer">
      <div className="clinic-footer-columns">
        <section className="clinic-footer-brand">
          <span className="clinic-logo">
            <BrandMark />
            <span className="clinic-logo-name">{text.shop}</span>
          </span>
          <p>{text.blurb}</p>
        </section>
        <Column title={text.about}>
          <li>
            <NewTab link={routes.link('about', { id: 1 })}>{text.aboutUs}</NewTab>
          </li>
          <li>
            <NewTab link={routes.link('about', { id: 3 })}>{text.privacy}</NewTab>
          </li>
          <li>
            <NewTab link={routes.link('about', { id: 4 })}>{text.service}</NewTab>
          </li>
        </Column>
        <Column title={text.help}>
          <li>
            <NewTab link={routes.link('question')}>{text.faq}</NewTab>
          </li>
          <li>
            <NewTab link={routes.link('contactUs')}>{text.contactUs}</NewTab>
          </li>
        </Column>
        <Column title={text.contact}>
          <li>
            <PhoneIcon size={14} />
            {text.hours}
          </li>
          <li>
            <MailIcon size={14} />
            <a href={`mailto:${text.mail}`}>{text.mail}</a>
          </li>
          <li>
            <MapPinIcon size={14} />
            <NewTab link={{ href: MAP + encodeURIComponent(text.address) }}>{text.address}</NewTab>
          </li>
        </Column>
      </div>
      <div className="clinic-footer-end">
        <span>{text.rights({ year })}</span>
        <span>{text.payment}</span>
      </div>
    </footer>
  );
}

export const widget: WidgetModule<'clinic-footer'> = {
  component: Footer,
  styles: [baseCss, brandCss, footerCss],
};
