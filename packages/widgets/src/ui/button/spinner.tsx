export { default as spinnerStyles } from './button.css?inline';

/** The spinner alone. Decorative: the text beside it says what is in progress. */
export function Ring() {
  return <span className="clinic-ring" aria-hidden="true" />;
}
