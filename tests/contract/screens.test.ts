import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as contract from '@clinicart/sdk/contract';
import { endpoints } from '@clinicart/sdk/contract';
import { describe, expect, it } from 'vitest';
import { fieldPaths } from '../../packages/sdk/src/base/wire/documented-answer.ts';
import {
  EVERY_PAGE,
  rowScreens,
  SILENT_PAGES,
  vitalFields,
  vitalPrices,
} from '../../packages/sdk/src/screens.ts';
import { PAGES, type PageRow } from '../../packages/widgets/src/engine/routing/pages.ts';

const root = join(import.meta.dirname, '../..');

/** Routes of the site, from the files of its pages. */
function routes(): string[] {
  const pages = join(root, 'packages/host-site/src/pages');
  return readdirSync(pages, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.json.ts'))
    .map((entry) => join(entry.parentPath, entry.name).slice(pages.length))
    .map((file) =>
      file
        .replace(/\.(astro|ts)$/, '')
        .replaceAll('[', '{')
        .replaceAll(']', '}'),
    )
    .map((route) => route.replace(/\/index$/, '') || '/');
}

/** Pages that the table of pages says make only the calls of every page. */
const quietPages = () =>
  Object.values<PageRow>(PAGES)
    .filter(({ isQuiet }) => isQuiet)
    .map(({ path }) => path);

/** Every file that may call a row, apart from the descriptions of the row. */
function callers(): string {
  const sources = join(root, 'packages/sdk/src');
  return readdirSync(sources, { recursive: true, withFileTypes: true })
    .filter(
      ({ name }) =>
        /\.ts$/.test(name) &&
        !/^(contract|documented|screens|shapes|public)\.ts$|\.test\.ts$/.test(name),
    )
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .join('\n');
}

describe('the table of screens', () => {
  it('has an entry for every call and for nothing else', () => {
    expect(Object.keys(rowScreens).toSorted()).toEqual(
      endpoints.map(({ name }) => name).toSorted(),
    );
  });

  it('names every page of the site, and nothing else', () => {
    const named = [...new Set(Object.values(rowScreens).flat())].filter(
      (each) => each !== EVERY_PAGE,
    );
    expect([...named, ...SILENT_PAGES, ...quietPages()].toSorted()).toEqual(routes().toSorted());
  });

  it('leaves no screen to a call that nothing makes', () => {
    const code = callers();
    const { endpoints: _, ...domains } = contract;
    const unused = Object.values(domains)
      .flatMap((domain) => Object.entries<unknown>(Object(domain)))
      .filter(([identifier, endpoint]) => {
        const isRow = typeof endpoint === 'object' && endpoint !== null && 'toWire' in endpoint;
        return isRow && !new RegExp(`\\b${identifier}\\b`).test(code);
      })
      .map(([, endpoint]) => String(Reflect.get(Object(endpoint), 'name')));
    expect(unused.filter((name) => rowScreens[name]?.length !== 0)).toEqual([]);
  });

  it('calls fields vital that the contract has', () => {
    for (const [name, fields] of [...Object.entries(vitalFields), ...Object.entries(vitalPrices)]) {
      const endpoint = endpoints.find((each) => each.name === name);
      const paths = ['', ...(endpoint ? fieldPaths(endpoint.response) : [])];
      for (const field of fields.flatMap((each) => each.split('|')))
        expect(paths, name).toContain(field);
    }
  });
});
