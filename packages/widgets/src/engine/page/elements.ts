/**
 * What every element takes, as data: the attribute names and their types. This is the part of the
 * table that ships to browsers; the sentences about it are in `element-docs/`, which does not.
 */

/** How an attribute's text becomes a prop. `json` is read safely and never reflected. */
export type AttributeType = 'string' | 'number' | 'boolean' | 'json';

export interface AttributeSpec {
  readonly type: AttributeType;
  /** What the prop is when the attribute is absent, empty or unreadable. */
  readonly default?: string | number | boolean;
}

export interface ElementSpec {
  readonly attributes: Readonly<Record<string, AttributeSpec>>;
  /** Visitors may see it, so the host site renders it on the server. */
  readonly public: boolean;
  /**
   * `element.focus()` and a click on its dead space go to its first control. Only for elements that
   * are one control: on a page-sized element a click on plain text would make the focus jump.
   */
  readonly delegatesFocus?: boolean;
  /** As wide as its content, so it is no query container. */
  readonly inline?: boolean;
}

const string = { type: 'string' } as const;

/** Every element of the library. `theme` (light or dark) works on all of them, through CSS alone. */
export const ELEMENTS = {
  'clinic-header': {
    public: true,
    attributes: {
      hide: string,
      heading: string,
      'pinned-menu': { type: 'boolean', default: false },
    },
  },
  'clinic-footer': { public: true, attributes: {} },
  'clinic-catalogue': {
    public: true,
    attributes: {
      'category-id': string,
      'brand-id': string,
      keyword: string,
      'search-type': string,
      title: string,
      type: string,
      'order-by': string,
      'page-index': { type: 'number', default: 1 },
      tag: string,
      navigate: { type: 'boolean', default: false },
      filters: { type: 'boolean', default: true },
    },
  },
  'clinic-product': { public: true, attributes: { 'product-id': string, 'tag-type': string } },
  'clinic-product-card': { public: true, attributes: { 'product-id': string } },
  'clinic-home': { public: true, attributes: {} },
  'clinic-article': { public: true, attributes: { 'article-id': string } },
  'clinic-faq': { public: true, attributes: { 'category-id': string } },
  'clinic-contact': { public: true, attributes: {} },
  'clinic-mail-preferences': { public: false, attributes: {} },
  'clinic-support': { public: false, attributes: { 'order-id': string } },
  'clinic-cookie-banner': { public: false, attributes: {} },
  'clinic-new-customers': { public: true, attributes: {} },
  'clinic-campaign': { public: true, attributes: { 'campaign-id': string } },
  'clinic-brand-index': {
    public: true,
    attributes: { group: string, navigate: { type: 'boolean', default: false } },
  },
  'clinic-quick-order': { public: true, attributes: {} },
  'clinic-account': { public: true, attributes: { current: string } },
  'clinic-profile': { public: true, attributes: {} },
  'clinic-addresses': { public: true, attributes: {} },
  'clinic-register': { public: true, attributes: { 'invitation-code': string } },
  'clinic-login': { public: false, attributes: {} },
  'clinic-forgot-password': {
    public: true,
    attributes: {
      step: string,
      'phone-or-email': string,
      navigate: { type: 'boolean', default: false },
    },
  },
  'clinic-pay-result': {
    public: false,
    attributes: { 'order-id': string, type: string, 'pay-type': string, message: string },
  },
  'clinic-qr-pay': { public: false, attributes: { 'order-id': string, code: string } },
  'clinic-wallet-return': { public: false, attributes: {} },
  'clinic-cart': { public: false, attributes: {} },
  'clinic-checkout': { public: true, attributes: {} },
  'clinic-cashier': { public: true, attributes: { 'order-id': string } },
  'clinic-cart-button': { public: false, delegatesFocus: true, inline: true, attributes: {} },
} as const satisfies Record<`clinic-${string}`, ElementSpec>;

/** The name of an element, for example `clinic-product`. */
export type Tag = keyof typeof ELEMENTS;

type Elements = typeof ELEMENTS;
type Camel<S extends string> = S extends `${infer A}-${infer B}`
  ? `${A}${Capitalize<Camel<B>>}`
  : S;
type Value<T> = T extends 'number'
  ? number
  : T extends 'boolean'
    ? boolean
    : T extends 'json'
      ? unknown
      : string;

type Props<A> = {
  readonly [K in keyof A as A[K] extends { default: unknown }
    ? Camel<K & string>
    : never]: A[K] extends {
    type: infer T;
  }
    ? Value<T>
    : never;
} & {
  readonly [K in keyof A as A[K] extends { default: unknown } ? never : Camel<K & string>]?:
    | (A[K] extends { type: infer T } ? Value<T> : never)
    | undefined;
};

/** The attribute names of an element, as they are written in HTML. */
export type AttributeName<T extends Tag> = keyof Elements[T]['attributes'] & string;

/** The props that the component of an element receives: its attributes in camel case. */
export type WidgetProps<T extends Tag> = Props<Elements[T]['attributes']>;
