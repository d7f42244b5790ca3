/**
 * The card provider's code writes the addresses of its scripts as strings. On the cashier, which alone may have it, the
 * default policy lets these pass, and nothing else: no HTML and no other script. Spec: 2§2.3
 */
import { isCardScript } from './card-script.ts';
import { scriptPolicy } from './script-policy.ts';

scriptPolicy('default', isCardScript);
