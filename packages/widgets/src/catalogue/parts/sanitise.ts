import createPurifier from 'dompurify';

/** What a description has no need of, and DOMPurify would let through: forms, overlays, our own names and styles. */
const FORBID_TAGS = [
  'style',
  'form',
  'input',
  'button',
  'textarea',
  'select',
  'option',
  'dialog',
  'template',
  'slot',
];
const FORBID_ATTR = [
  'style',
  'id',
  'name',
  'class',
  'part',
  'slot',
  'popover',
  'popovertarget',
  'popovertargetaction',
  'tabindex',
  'accesskey',
  'contenteditable',
  'autoplay',
  'autofocus',
  'srcset',
];

/**
 * Makes the server's HTML safe. Addresses go through `resolve`; what it refuses is dropped. Browser only:
 * simulated documents let scripts through.
 */
export function sanitise(html: string, resolve: (link: string) => string | undefined): string {
  const purifier = createPurifier(window);
  purifier.addHook('afterSanitizeAttributes', (node) => {
    for (const name of ['href', 'src', 'poster']) {
      const link = node.getAttribute(name);
      if (link === null) continue;
      const safe = resolve(link);
      if (safe === undefined) node.removeAttribute(name);
      else node.setAttribute(name, safe);
    }
    if (node.localName === 'a') {
      node.setAttribute('rel', 'noopener noreferrer nofollow');
      node.setAttribute('target', '_blank');
    }
    if (node.localName === 'img') node.setAttribute('loading', 'lazy');
    if (node.localName === 'video' || node.localName === 'audio') {
      node.setAttribute('controls', '');
      node.setAttribute('preload', 'none');
    }
  });
  return purifier.sanitize(html, { USE_PROFILES: { html: true }, FORBID_TAGS, FORBID_ATTR });
}
