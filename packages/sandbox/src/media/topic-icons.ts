/** Line icons of the FAQ's topics, on the ground of all pictures. */
const paths: Readonly<Record<string, string>> = {
  order: 'M14 12h20v26H14zM19 19h10M19 25h10M19 31h6',
  payment: 'M9 14h30v20H9zM9 20h30M14 29h8',
  delivery: 'M7 14h20v18H7zM27 20h8l6 6v6H27M15 32a3 3 0 1 0 .1 0M34 32a3 3 0 1 0 .1 0',
  return: 'M18 12l-7 7 7 7M11 19h17a9 9 0 0 1 0 18h-8',
  clinic: 'M11 38V18l13-8 13 8v20zM24 20v10M19 25h10',
  points: 'M24 10l4 9 10 1-7.5 6.5 2.3 9.5-8.8-5-8.8 5 2.3-9.5L10 20l10-1z',
  medicine: 'M20 11h8v6l5 5v16H15V22l5-5zM20 30h8M24 26v8',
  help: 'M24 9a15 15 0 1 0 .1 0M20 20a4 4 0 1 1 5.5 3.7c-1.5.600-1.5 1.8-1.5 3.3M24 32v.200',
};

/** The drawing at `topic~{name}.svg`. */
export function topicIcon(
  path: string,
  size: { width: number; height: number },
): string | undefined {
  const name = /^topic~([a-z]+)\.svg$/.exec(path)?.[1];
  const line = name && Object.hasOwn(paths, name) ? paths[name] : undefined;
  return (
    line &&
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 48 48"><rect width="48" height="48" rx="8" fill="#eef5f0"/><path d="${line}" fill="none" stroke="#1a6b4b" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/></svg>`
  );
}
