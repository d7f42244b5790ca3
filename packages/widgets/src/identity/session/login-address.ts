import { changeAddress } from '../../ui/page/address-bar.ts';

/**
 * Is this page where the route table sends whoever is to sign in? The dialog has no page of its own, only
 * a word in the query; taken once, it leaves the address, so that a reload or a bookmark asks nobody.
 */
export function takeLoginAddress(href: string): boolean {
  const wanted = new URL(href, document.baseURI);
  const here = new URL(location.href);
  const words = [...wanted.searchParams];
  const isHere =
    here.origin === wanted.origin &&
    here.pathname === wanted.pathname &&
    words.length > 0 &&
    words.every(([name, value]) => here.searchParams.get(name) === value);
  if (!isHere) return false;
  for (const [name] of words) here.searchParams.delete(name);
  changeAddress('replace', here);
  return true;
}
