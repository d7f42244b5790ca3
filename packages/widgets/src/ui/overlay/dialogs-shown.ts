import { createContext } from 'react';

/**
 * False while the dialogs below are hidden with the content around them: a modal that is not rendered would leave the
 * page inert. They keep their content, and open again when it is true.
 */
export const DialogsShown = createContext(true);
