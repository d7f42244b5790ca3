// No text is cut, nothing overlaps and nothing overflows between 320 and 1920 px, in English.
import { useBrowser } from '../support/open-page.ts';
import { walkAllWidths } from '../support/resize-walk.ts';

walkAllWidths(useBrowser(), 'en', 320);
