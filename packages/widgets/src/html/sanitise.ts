import createPurifier, { type Config } from 'dompurify';
import {
  ADDRESS_ATTRIBUTES,
  type Addresses,
  ALLOWED_ATTRIBUTES,
  ALLOWED_TAGS,
  DROPPED_WHOLE,
  FORCED,
  isAllowed,
} from './allowed.ts';

type Policy = NonNullable<Config['TRUSTED_TYPES_POLICY']>;

const NO_SCRIPT = () => null;

/**
 * The page's policy of Trusted Types for HTML; null in a browser without them, and on a page that does not allow it.
 * Only the sanitiser has it: the text to parse in a document of its own and the result pass it, nothing else.
 */
function createPolicy(): Policy | null {
  const trustedTypes: { createPolicy(name: string, rules: object): Policy } | undefined =
    Reflect.get(window, 'trustedTypes');
  try {
    const rules = { createHTML: (html: string) => html, createScriptURL: NO_SCRIPT };
    return trustedTypes?.createPolicy('clinicart-html', rules) ?? null;
  } catch {
    // The page's `trusted-types` lacks the name.
    return null;
  }
}

let policy: Policy | null | undefined;

/**
 * Sanitises HTML in a browser. Browser only: simulated documents let scripts through. The result is a `TrustedHTML` where
 * the browser has them.
 */
export function sanitise(html: string, addresses: Addresses): string | TrustedHTML {
  if (policy === undefined) policy = createPolicy();
  const purifier = createPurifier(window);
  purifier.addHook('uponSanitizeAttribute', (node, data) => {
    if (!isAllowed(node.localName, data.attrName)) data.keepAttr = false;
  });
  purifier.addHook('afterSanitizeAttributes', (node) => {
    for (const [name, kind] of Object.entries(ADDRESS_ATTRIBUTES)) {
      const address = node.getAttribute(name);
      if (address === null) continue;
      const safe = addresses[kind](address);
      if (safe === undefined) node.removeAttribute(name);
      else node.setAttribute(name, safe);
    }
    for (const [name, value] of Object.entries(FORCED[node.localName] ?? {}))
      node.setAttribute(name, value);
  });
  const safe: string | TrustedHTML = purifier.sanitize(html, {
    ALLOWED_TAGS: [...ALLOWED_TAGS, '#text'],
    ALLOWED_ATTR: [...ALLOWED_ATTRIBUTES],
    FORBID_CONTENTS: [...DROPPED_WHOLE],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    // Without this, each purifier would create a policy of its own.
    TRUSTED_TYPES_POLICY: policy,
    RETURN_TRUSTED_TYPE: policy !== null,
  });
  return safe;
}
