import { changeAddress } from '../../ui/page/address-bar.ts';

/**
 * Takes the request for the login from the address of the page, where the route table has no page for it but a query
 * parameter. Removes the parameter, so that a reload or a bookmark requests nothing.
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
