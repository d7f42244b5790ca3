/**
 * The style sheets of a component: its own, and the lists of the components that it renders. A list names a sheet after
 * those that it overrides.
 */
export type Styles = string | readonly Styles[];

const flat = (styles: Styles): readonly string[] =>
  typeof styles === 'string' ? [styles] : styles.flatMap((each) => flat(each));

/** Returns the sheets of a list, each once, at the first place that names it. */
export const sheetsIn = (styles: Styles): readonly string[] => [...new Set(flat(styles))];

/** Returns the text of sheets in a `<style>` that the server sends. */
export const sentText = (sheets: readonly string[]) => sheets.join('\n');
