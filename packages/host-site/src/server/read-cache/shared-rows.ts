/** The calls whose answers to a visitor are the same for every visitor. */
import {
  type AnyEndpoint,
  account,
  campaign,
  catalogue,
  content,
  points,
  promotion,
} from '@clinicart/sdk/contract';

/**
 * The public reads that pages make while they are rendered. Left out are those whose answers hold for one caller (captcha),
 * those that pages never make on the server, and those whose bodies are typed lists.
 */
export const SHARED_ROWS: readonly AnyEndpoint[] = [
  account.regions,
  campaign.details,
  catalogue.brandGroups,
  catalogue.filters,
  catalogue.home,
  catalogue.homeExtension,
  catalogue.hotWords,
  catalogue.navigation,
  catalogue.newCustomerProducts,
  catalogue.parentCategories,
  catalogue.product,
  catalogue.recommended,
  catalogue.search,
  catalogue.specifications,
  catalogue.subcategories,
  catalogue.zone,
  content.article,
  content.faqArticles,
  content.faqCategories,
  content.navigationList,
  content.supportContact,
  points.pointsProduct,
  points.pointsProducts,
  promotion.activities,
  promotion.page,
].map((row) => row as unknown as AnyEndpoint);
