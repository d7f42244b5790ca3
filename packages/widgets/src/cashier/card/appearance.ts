import type { Appearance } from '@stripe/stripe-js';
import { matchesMedia } from '../../ui/page/media-queries.ts';

/** Passes the shop's design tokens to the card form, whose frames see none of our style sheets. */
export function appearanceOf(element: HTMLElement): Appearance {
  const style = getComputedStyle(element);
  const token = (name: string) => style.getPropertyValue(`--_${name}`).trim();
  const edge = (name: string) => `1px solid ${token(name)}`;
  const ring = `0 0 0 1px ${token('primary')}`;
  return {
    theme: 'flat',
    labels: 'above',
    variables: {
      colorPrimary: token('primary'),
      colorBackground: token('surface'),
      colorText: token('ink'),
      colorTextSecondary: token('ink-2'),
      colorTextPlaceholder: token('ink-3'),
      colorDanger: token('danger'),
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
      '.Label': { color: token('ink-2') },
      '.Input': { border: edge('control'), boxShadow: 'none', padding: '10px 12px' },
      '.Input:focus': { border: edge('primary'), boxShadow: ring },
      '.Input--invalid': { border: edge('danger'), boxShadow: 'none' },
    },
  };
}
