// The shop of the page, from the same file as the script tag, so that there is only one.
import type { pageShop } from '@clinicart/widgets';
import type { Language } from './words.ts';

type Loader = Pick<typeof import('@clinicart/widgets'), 'configure'> & {
  readonly shop: () => Promise<ReturnType<typeof pageShop>>;
};
const loader: Promise<Loader> = import(
  /* @vite-ignore */ `${import.meta.env.VITE_SITE}/embed/clinicart.js`
);

/** Shows all elements in the language of the page, and leads their links to its products. */
export async function followLanguage(language: Language) {
  document.documentElement.lang = language === 'zh' ? 'zh-HK' : 'en';
  const { configure, shop } = await loader;
  configure({ routes: { product: `/${language}/products/{id}` } });
  (await shop()).language.use(language);
}

/** Returns the name of a product in the language of the page; the elements have read it already. */
export async function nameOf(id: string, language: Language): Promise<string> {
  await followLanguage(language);
  const { catalogue } = await (await loader).shop();
  return (await catalogue.product.get({ id })).name;
}
