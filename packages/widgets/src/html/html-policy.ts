import type { Config } from 'dompurify';

type Policy = NonNullable<Config['TRUSTED_TYPES_POLICY']>;

/**
 * Creates a policy of Trusted Types that passes every HTML, for the one module that knows why its HTML is safe: it must
 * not hand the policy on. Returns null in a browser without Trusted Types, and on a page that does not allow the name.
 */
export function createHtmlPolicy(name: string): Policy | null {
  const trustedTypes: { createPolicy(name: string, rules: object): Policy } | undefined =
    Reflect.get(window, 'trustedTypes');
  try {
    const rules = { createHTML: (html: string) => html, createScriptURL: () => null };
    return trustedTypes?.createPolicy(name, rules) ?? null;
  } catch {
    // The page's `trusted-types` lacks the name.
    return null;
  }
}
