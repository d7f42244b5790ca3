// Every page in Chinese breaks at no width between 320 and 1920 px, and marks texts in another language.

import { checkEveryPage } from '../support/faults/every-page.ts';
import { useBrowser } from '../support/open-page.ts';

checkEveryPage(useBrowser(), 'zh', 384);
