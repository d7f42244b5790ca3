/** `YYYY-MM-DD HH:mm[:ss]` of the server is Hong Kong time; undefined for anything else. Spec: 1§4 */
export function hongKongTime(text: string | undefined): number | undefined {
  const match = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}(?::\d{2})?)$/.exec(text ?? '');
  const at = match ? Date.parse(`${match[1]}T${match[2]}+08:00`) : Number.NaN;
  return Number.isNaN(at) ? undefined : at;
}

/** The last second of a day in Hong Kong, `YYYY-MM-DD`; undefined for anything else. */
export const hongKongDayEnd = (day: string | undefined): number | undefined =>
  hongKongTime(`${day} 23:59:59`);
