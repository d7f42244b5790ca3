import type { Appearance } from '@stripe/stripe-js';
import { followPageTheme } from '../../ui/page/follow-theme.ts';
import { matchesMedia } from '../../ui/page/media-queries.ts';

/** Returns how to resolve a colour token for the theme of an element, as frames know only plain colours. */
function coloursOf(element: HTMLElement) {
  const probe = element.ownerDocument.createElement('span');
  probe.hidden = true;
  // A child without a slot has no style.
  (element.shadowRoot ?? element).append(probe);
  const resolved = getComputedStyle(probe);
  return {
    colour(name: string) {
      probe.style.color = `var(--_${name})`;
      return resolved.color;
    },
    end: () => probe.remove(),
  };
}

/** Passes the shop's design tokens to the card form, whose frames see none of our style sheets. */
export function appearanceOf(element: HTMLElement): Appearance {
  const { colour, end } = coloursOf(element);
  try {
    return readAppearance(element, colour);
  } finally {
    end();
  }
}

/** Calls `changed` with each new appearance. Returns how to stop. */
export function followAppearance(
  element: HTMLElement,
  changed: (appearance: Appearance) => void,
): () => void {
  let last = JSON.stringify(appearanceOf(element));
  return followPageTheme(element, () => {
    const next = appearanceOf(element);
    const text = JSON.stringify(next);
    if (text === last) return;
    last = text;
    changed(next);
  });
}

function readAppearance(element: HTMLElement, colour: (name: string) => string): Appearance {
  const style = getComputedStyle(element);
  const token = (name: string) => style.getPropertyValue(`--_${name}`).trim();
  const edge = (name: string) => `1px solid ${colour(name)}`;
  const ring = `0 0 0 1px ${colour('primary')}`;
  return {
    theme: 'flat',
    labels: 'above',
    variables: {
      colorPrimary: colour('primary'),
      colorBackground: colour('surface'),
      colorText: colour('ink'),
      colorTextSecondary: colour('ink-2'),
      colorTextPlaceholder: colour('ink-3'),
      colorDanger: colour('danger'),
      borderRadius: token('radius-m'),
      fontFamily: token('font-family'),
      fontWeightNormal: token('font-weight'),
      fontWeightMedium: token('font-weight-strong'),
      // Below 16 px, phones zoom into the field.
      fontSizeBase: matchesMedia('(pointer: coarse)') ? '16px' : '14px',
      gridRowSpacing: token('space-3'),
      gridColumnSpacing: token('space-3'),
    },
    rules: {
      '.Label': { color: colour('ink-2') },
      '.Input': { border: edge('control'), boxShadow: 'none', padding: '10px 12px' },
      '.Input:focus': { border: edge('primary'), boxShadow: ring },
      '.Input--invalid': { border: edge('danger'), boxShadow: 'none' },
    },
  };
}
