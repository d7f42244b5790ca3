/** The turning ring alone, decorative: what it stands for is said by words beside it. */
export function Ring() {
  return <span className="clinic-ring" aria-hidden="true" />;
}
