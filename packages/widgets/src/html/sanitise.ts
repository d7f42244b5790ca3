import createPurifier from 'dompurify';
import {
  ADDRESS_ATTRIBUTES,
  ALLOWED_ATTRIBUTES,
  ALLOWED_TAGS,
  DROPPED_WHOLE,
  FORCED,
  isAllowed,
  type Sanitise,
} from './allowed.ts';

/** Sanitises HTML in a browser. Browser only: simulated documents let scripts through. */
export const sanitise: Sanitise = (html, addresses) => {
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
  return purifier.sanitize(html, {
    ALLOWED_TAGS: [...ALLOWED_TAGS, '#text'],
    ALLOWED_ATTR: [...ALLOWED_ATTRIBUTES],
    FORBID_CONTENTS: [...DROPPED_WHOLE],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });
};
