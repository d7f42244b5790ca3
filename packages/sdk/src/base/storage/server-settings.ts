/** The setting that holds the form of lists: grid or table. */
export const LIST_VIEW_KEY = 'listView';

/** Settings that a server needs for the first paint: kept in a cookie besides local storage. */
export const SERVER_SETTINGS: readonly string[] = ['language', 'theme', LIST_VIEW_KEY];
