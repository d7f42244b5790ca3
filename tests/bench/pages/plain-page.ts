// The script of the plain page: a card that makes the same two calls as clinic-product-card, and a link to the cart.
// The script tag holds address and language, session storage the token.
import { type PlainProduct, showPlain } from './plain-card.ts';

interface WireSpecification {
  searchProductId: string;
  articleNumber?: string;
  standard?: string;
  containerQuantity?: string;
  price?: number;
  stock: number;
  sellPartCount?: number;
  allPicture?: string[];
}

interface WireProduct {
  searchProductId: string;
  productName: string;
  brandName?: string;
  text?: string;
}

const script = document.querySelector<HTMLScriptElement>('script[data-api]');
const api = script?.dataset['api'] ?? '';

async function call<T>(path: string, body: object): Promise<T> {
  const token = sessionStorage.getItem('token');
  const answer = await fetch(api + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      LangEnv: '3',
      ...(token ? { Authorization: token } : {}),
    },
    body: JSON.stringify(body),
  });
  const { resultID, data } = await answer.json();
  if (resultID !== 1200) throw new Error(`${path} answered ${resultID}`);
  return data;
}

function toPlain(product: WireProduct, choices: readonly WireSpecification[]): PlainProduct {
  const first = choices.find(({ stock }) => stock > 0) ?? choices[0];
  const money = (amount: number) =>
    `HK$${amount.toLocaleString('en-HK', { minimumFractionDigits: 2 })}`;
  const isPriced = first?.price !== undefined;
  return {
    id: product.searchProductId,
    name: product.productName,
    brand: product.brandName ?? '',
    picture: first?.allPicture?.[0]?.replace('{0}', '400'),
    price: first?.price === undefined ? (product.text ?? '') : money(first.price),
    isPriced,
    stock: first?.stock ?? 0,
    step: first?.sellPartCount ?? 1,
    facts: [first?.articleNumber, first?.containerQuantity ?? first?.standard].join(' · '),
    choices: choices.map(({ searchProductId, articleNumber, standard }) => ({
      id: searchProductId,
      label: [articleNumber, standard].join(' · '),
    })),
  };
}

class PlainCard extends HTMLElement {
  connectedCallback() {
    const root = this.attachShadow({ mode: 'open' });
    const id = this.getAttribute('product-id') ?? '';
    Promise.all([
      call<WireProduct>('/api/product/detail', { id }),
      call<{ standards: WireSpecification[] }>('/api/product/getAllStandard2', { id }),
    ]).then(([product, { standards }]) =>
      showPlain(root, toPlain(product, standards), (count) =>
        call('/authapi/shoppingcart/addShoppingCart', {
          goods: [{ searchProductId: standards[0]?.searchProductId, count }],
          isDeleteStockRegistration: false,
        }),
      ),
    );
  }
}

class PlainCartButton extends HTMLElement {
  connectedCallback() {
    this.attachShadow({ mode: 'open' }).innerHTML = '<a href="/shopCart">購物車</a>';
  }
}

customElements.define('plain-product-card', PlainCard);
customElements.define('plain-cart-button', PlainCartButton);
