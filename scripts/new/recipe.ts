import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal, SourceEdit } from './source-edit.ts';

/** The repository. */
export const root = join(import.meta.dirname, '../..');

/** A file to write, by its path in the repository. */
export interface Change {
  readonly path: string;
  readonly text: string;
  /** Work that the template leaves. */
  readonly next: string;
}

/** Opens a source file for insertions. @throws Refusal when it does not exist. */
export function open(path: string): SourceEdit {
  if (!existsSync(join(root, path))) throw new Refusal(`There is no ${path}.`);
  return new SourceEdit(path, readFileSync(join(root, path), 'utf8'));
}

/** A new file from a template, with each `{{fact}}` filled in. @throws Refusal when the file exists. */
export function fromTemplate(
  path: string,
  template: string,
  facts: Readonly<Record<string, string>>,
  next: string,
): Change {
  if (existsSync(join(root, path))) throw new Refusal(`${path} exists.`);
  const text = readFileSync(join(import.meta.dirname, 'templates', template), 'utf8');
  return {
    path,
    text: text.replaceAll(/\{\{(\w+)\}\}/g, (hole, fact: string) => facts[fact] ?? hole),
    next,
  };
}

const spaced = (name: string) =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();

/** `opening-hours` or `openingHours` as "Opening hours". */
export function titleOf(name: string): string {
  const words = spaced(name);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** `opening-hours` as `OpeningHours`. */
export const pascal = (name: string): string =>
  name.replaceAll(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
