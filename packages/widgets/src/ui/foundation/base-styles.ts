import base from './base.css?inline';
import motion from './motion.css?inline';
import { tokensCss } from './tokens.ts';

/** Tokens, keyframes and the reset: the first style sheet of every shadow root. */
export const baseCss: string = tokensCss + motion + base;

/** Sizes of the icons of these forms, in px. */
export const ICON_SIZES = [12, 14, 16, 18, 20, 24];
