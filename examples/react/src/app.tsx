import { pageShop } from '@clinicart/widgets';
import {
  ClinicCartButton,
  ClinicProduct,
  ClinicProductCard,
  type ClinicProps,
} from '@clinicart/widgets/react';
import { type MouseEvent, useEffect, useState } from 'react';
import { addressOf, go, type Language, type Page, pageOf, usePage } from './page.ts';
import { words } from './words.ts';

const TRAY = ['10008', '10006', '10030'];

type Handler<N extends 'onNavigate' | 'onCartAdd'> = NonNullable<ClinicProps<'clinic-product'>[N]>;

/** A link to a page of this site. */
function Link({ to, children, lang }: { to: Page; children: string; lang?: string }) {
  const follow = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    go(to);
  };
  return (
    <a href={addressOf(to)} lang={lang} onClick={follow}>
      {children}
    </a>
  );
}

export function App() {
  const page = usePage();
  const { language, productId } = page;
  const text = words[language];
  const [said, say] = useState('');

  // The elements follow the language of the page.
  useEffect(() => {
    document.documentElement.lang = language === 'zh' ? 'zh-HK' : 'en';
    pageShop().language.use(language);
  }, [language]);

  // The page of a product opens without loading the document again. The cart button opens its drawer by itself.
  const navigate: Handler<'onNavigate'> = (event) => {
    if (event.detail.route !== 'product') return;
    const id = pageOf(new URL(event.detail.url, window.location.href).pathname).productId;
    if (!id) return;
    event.preventDefault();
    go({ language, productId: id });
  };
  const added: Handler<'onCartAdd'> = ({ detail }) => say(text.added(detail.quantity, detail.name));

  return (
    <>
      <header className="masthead">
        <p className="name">Harbourline Dental</p>
        <nav aria-label="Harbourline">
          <Link to={{ language }}>{text.products}</Link>
          <Link
            to={{ ...page, language: language === 'en' ? 'zh' : 'en' }}
            lang={language === 'en' ? 'zh-HK' : 'en'}
          >
            {text.other}
          </Link>
        </nav>
        <ClinicCartButton />
      </header>
      <main>
        {productId ? (
          <Product
            language={language}
            productId={productId}
            onNavigate={navigate}
            onCartAdd={added}
          >
            <Link to={{ language }}>{text.back}</Link>
          </Product>
        ) : (
          <>
            <title>{`${text.title} · Harbourline Dental`}</title>
            <h1>{text.title}</h1>
            <p>{text.lead}</p>
            <div className="tray">
              {TRAY.map((id) => (
                <ClinicProductCard
                  key={id}
                  productId={id}
                  onNavigate={navigate}
                  onCartAdd={added}
                />
              ))}
            </div>
          </>
        )}
        <p role="status">{said}</p>
      </main>
    </>
  );
}

interface ProductProps extends ClinicProps<'clinic-product'> {
  readonly productId: string;
  readonly language: Language;
}

/** The page of a product. React moves its title into the head of the document. */
function Product({ language, children, ...product }: ProductProps) {
  const { productId } = product;
  const [name, setName] = useState<string>(words[language].title);
  useEffect(() => {
    let isCurrent = true;
    const shop = pageShop();
    shop.language.use(language);
    // The element reads the product too: the shop of the page answers both with one call.
    shop.catalogue.product
      .get({ id: productId })
      .then((product) => isCurrent && setName(product.name), console.error);
    return () => {
      isCurrent = false;
    };
  }, [productId, language]);
  return (
    <>
      <title>{`${name} · Harbourline Dental`}</title>
      <p>{children}</p>
      <ClinicProduct {...product} />
    </>
  );
}
