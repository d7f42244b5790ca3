/** Remembers the session of now. The returned function tells whether the same one still lasts. */
export function rememberSession(current: () => string | undefined): () => boolean {
  const before = current();
  return () => current() === before;
}
