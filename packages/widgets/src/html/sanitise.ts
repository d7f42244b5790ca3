import createPurifier from 'dompurify';
import {
  ADDRESS_ATTRIBUTES,
  type Addresses,
  ALLOWED_ATTRIBUTES,
  ALLOWED_TAGS,
  DROPPED_WHOLE,
  FORCED,
  isAllowed,
} from './allowed.ts';
import { createHtmlPolicy } from './html-policy.ts';

/** Passes the text to parse in a separate document, and the sanitised result; null without Trusted Types. */
let policy: ReturnType<typeof createHtmlPolicy> | undefined;

/**
 * Sanitises HTML in a browser. Browser only: simulated documents let scripts through. The result is a `TrustedHTML` where
 * the browser has them.
 */
export function sanitise(html: string, addresses: Addresses): string | TrustedHTML {
  if (policy === undefined) policy = createHtmlPolicy('clinicart-html');
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
    // Without this, each purifier would create another policy.
    TRUSTED_TYPES_POLICY: policy,
    RETURN_TRUSTED_TYPE: policy !== null,
  });
  return safe;
}
