/** Puts the fields of a call into a form, with its files under their names. */
export function toForm(wire: unknown): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries(wire as Record<string, unknown>)) {
    for (const part of Array.isArray(value) ? value : [value]) {
      if (part === undefined) continue;
      if (part instanceof Blob) form.append(key, part, 'name' in part ? String(part.name) : key);
      else form.append(key, String(part));
    }
  }
  return form;
}
