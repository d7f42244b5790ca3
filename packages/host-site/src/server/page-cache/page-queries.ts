/** The pages that every visitor sees alike, and the part of their query that decides what the server sends. */
import {
  readSearchParams,
  TYPED_KEYWORD_LENGTH,
  writeSearchParams,
} from '@clinicart/sdk/catalogue';
import { invitationOf } from '@clinicart/sdk/identity';
import { PAGES, type PageName } from '@clinicart/widgets/server';

/** Returns the query that the page reads, in one order; undefined if its page must not be kept. */
type ReadQuery = (asked: URLSearchParams) => URLSearchParams | undefined;

const nothing: ReadQuery = () => new URLSearchParams();

/** Returns a reader of these parameters, of which a page reads the first value. */
const only =
  (...names: readonly string[]): ReadQuery =>
  (asked) => {
    const read = new URLSearchParams();
    for (const name of names) {
      const value = asked.get(name);
      if (value !== null) read.set(name, value);
    }
    return read;
  };

/** The page redirects an overlong query. */
const search: ReadQuery = (asked) =>
  [...asked.values()].some((value) => value.length > TYPED_KEYWORD_LENGTH)
    ? undefined
    : writeSearchParams(readSearchParams(asked));

const pageNumber: ReadQuery = (asked) => {
  const { page = 1 } = readSearchParams(asked);
  return new URLSearchParams(page > 1 ? { pageIndex: String(page) } : {});
};

/** An invitation belongs to one person. */
const withoutInvitation: ReadQuery = (asked) =>
  invitationOf(asked) === '' ? new URLSearchParams() : undefined;

/**
 * Pages that are absent are rendered for each request: those of an account, those with contacts or payment data in
 * their address, and redirects. A page sees no other parameter of a visitor's address than its row names.
 */
export const PAGE_QUERIES: Readonly<Partial<Record<PageName, ReadQuery>>> = {
  home: nothing,
  search,
  product: only('tagType'),
  compare: only('products'),
  quickOrder: nothing,
  register: withoutInvitation,
  about: nothing,
  question: nothing,
  questionDetails: nothing,
  contactUs: nothing,
  brandIndex: only('group'),
  newProductZone: pageNumber,
  discountZone: pageNumber,
  newCustomers: nothing,
  campaign: nothing,
  pointsMall: only('tab', 'pageIndex'),
  pointsDetail: nothing,
};

/** A page that visitors share, at its path. */
interface SharedPage {
  readonly name: PageName;
  readonly read: ReadQuery;
  /** Parts of the path, such as the id of a product. */
  readonly parts: readonly string[];
}

const rows = Object.entries(PAGE_QUERIES).map(([key, read]) => {
  const name = key as PageName;
  const pattern = new RegExp(`^${PAGES[name].path.replace(/\{\w+\}/g, '([^/]+)')}$`);
  return { name, read, pattern };
});

/** Returns the page at this path; undefined if it is not one that visitors share. */
export function sharedPage(pathname: string): SharedPage | undefined {
  for (const { name, read, pattern } of rows) {
    const found = pattern.exec(pathname);
    if (found) return { name, read, parts: found.slice(1) };
  }
  return undefined;
}
