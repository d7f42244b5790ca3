import type { PriceView } from '../base/values/price.ts';
import type { BrandLink, ProductCard } from './types.ts';

/** A picture of the home page that links to a page. Spec: 1§3 Home data */
export interface HomeAdvert {
  /** Link as the server writes it; undefined where it leads to no page. */
  readonly path: string | undefined;
  /** Address or template of the picture; undefined for none. */
  readonly image: string | undefined;
  /** Heading; undefined for none. */
  readonly title: string | undefined;
  /** Text below the heading; undefined for none. */
  readonly remark: string | undefined;
}

/** A slide of the banner carousel. Spec: 1§3 Home data */
export interface HomeBanner extends HomeAdvert {
  /** Text of the button; undefined for none. */
  readonly button: string | undefined;
}

/** A tile of a special event. Spec: 1§3 Home data */
export interface HomeSpecial {
  /** Link as the server writes it; undefined where it leads to no page. */
  readonly path: string | undefined;
  /** Address or template of the picture; undefined for none. */
  readonly image: string | undefined;
  /** Name of the event; undefined for none. */
  readonly name: string | undefined;
  /** Text below the name; undefined for none. */
  readonly remark: string | undefined;
}

/** A zone with its products. Spec: 1§3 Home data */
export interface HomeZone {
  /** Name of the zone. */
  readonly name: string;
  /** Text below the name; undefined for none. */
  readonly remark: string | undefined;
  /** Address or template of the picture; undefined for none. */
  readonly image: string | undefined;
  /** Link to the page of the zone; undefined for none. */
  readonly path: string | undefined;
  /** Products in the order of the server. */
  readonly products: readonly ProductCard[];
}

/** An advert of a floor with a picture for each language. Spec: 1§3 Home data */
export interface HomeFloorAdvert {
  /** Link as the server writes it; undefined where it leads to no page. */
  readonly path: string | undefined;
  /** Address or template of the picture by language; undefined where a language has none. */
  readonly pictures: { readonly en: string | undefined; readonly zh: string | undefined };
  /** Heading; undefined for none. */
  readonly title: string | undefined;
  /** Text below the heading; undefined for none. */
  readonly remark: string | undefined;
}

/** A floor of the home page: one group of products. Spec: 1§3 Home data */
export interface HomeFloor {
  /** Name of the floor. */
  readonly name: string;
  /** Address or template of its picture; undefined for none. */
  readonly picture: string | undefined;
  /** Links beside the name; without a `link` a keyword leads nowhere. */
  readonly keywords: readonly { readonly title: string; readonly link: string | undefined }[];
  /** Adverts of the floor. */
  readonly adverts: readonly HomeFloorAdvert[];
  /** Products in the order of the server. */
  readonly products: readonly ProductCard[];
  /** Brands of the floor. */
  readonly brands: readonly BrandLink[];
}

/** The answer of the home page; every block may be empty. Spec: 1§2 Home, 1§3 Home data */
export interface Home {
  /** Slides of the banner carousel. */
  readonly banners: readonly HomeBanner[];
  /** Advert of the pop-up; undefined for none. */
  readonly advert: HomeAdvert | undefined;
  /** Tiles of special events. */
  readonly specials: readonly HomeSpecial[];
  /** Zones with their products. */
  readonly zones: readonly HomeZone[];
  /** Text above the special events; undefined for none. */
  readonly specialRemark: string | undefined;
  /** Whether the server offers the new-customer pop-up to this viewer. */
  readonly offersNewCustomers: boolean;
  /** Address or template of the picture of that pop-up; undefined for none. */
  readonly newCustomerPicture: string | undefined;
  /** Whether this viewer may see prices, and the text to read instead. */
  readonly view: PriceView;
  /** Floors in the order of the server. */
  readonly floors: readonly HomeFloor[];
  /** Brands of the brand carousel. */
  readonly brands: readonly BrandLink[];
}

/** The part of the home page that loads after its first screen. */
export interface HomeExtension {
  /** Brands of the brand carousel. */
  readonly brands: readonly BrandLink[];
}

/** A hot search. Spec: 2§3 */
export interface HotWord {
  /** The keyword. */
  readonly word: string;
  /** Link that replaces the search; undefined for an ordinary search. */
  readonly link: string | undefined;
  /** Address of an icon; undefined for none. */
  readonly icon: string | undefined;
}

/** An entry of the top navigation. Spec: 2§3 */
export interface NavigationEntry {
  /** Path that it leads to. */
  readonly path: string;
  /** Text of the entry; '' where the server names none. */
  readonly name: string;
}
