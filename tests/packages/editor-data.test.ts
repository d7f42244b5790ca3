// The custom-elements manifest, and the files for editors that are printed from it.
import { expect, it } from 'vitest';
import {
  type ElementsManifest,
  vscodeCss,
  vscodeHtml,
  webTypes,
} from '../../packages/widgets/editor-data.ts';
import { printManifest } from '../../packages/widgets/src/reference.ts';
import { REGISTRY } from '../../packages/widgets/src/registry.ts';
import { COMMON_PARTS, PART_DOCS, SLOT_DOCS } from '../../packages/widgets/src/styling-docs.ts';
import { stylingOf } from './styling.ts';

const styling = stylingOf();
const manifest: ElementsManifest = JSON.parse(printManifest(styling));
const declarations = manifest.modules.flatMap((module) => module.declarations);
const elements = declarations.filter(({ tagName }) => tagName !== undefined);
const tags = REGISTRY.map(({ tag }) => tag);

it('documents every part and slot that an element has, and no other', () => {
  const parts = new Set([...styling.values()].flatMap((each) => each.parts));
  const slots = new Set([...styling.values()].flatMap((each) => each.slots));
  expect([...parts].toSorted()).toEqual(Object.keys(PART_DOCS).toSorted());
  expect([...slots].filter((name) => name !== 'light').toSorted()).toEqual(
    Object.keys(SLOT_DOCS).toSorted(),
  );
});

it('gives each element its parts, with those of its on-demand parts', () => {
  expect(styling.get('clinic-cart-button')?.parts).toEqual(
    expect.arrayContaining([...COMMON_PARTS, 'badge', 'cart-link']),
  );
  expect(styling.get('clinic-catalogue')?.parts).toContain('pager');
  expect(styling.get('clinic-footer')?.parts).not.toContain('pager');
  expect(styling.get('clinic-header')?.slots).toEqual(['menu']);
});

it('names the custom properties once, for all elements', () => {
  const named = declarations.flatMap(({ cssProperties = [] }) => cssProperties);
  expect(named.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      '--clinic-color-primary',
      '--clinic-color-scheme',
      '--clinic-radius-m',
    ]),
  );
  expect(named.filter(({ description }) => !/[A-Za-z].*[\u4e00-\u9fff]/.test(description))).toEqual(
    [],
  );
});

it('prints every element, attribute, event, slot, part and property for JetBrains', () => {
  const { contributions } = JSON.parse(webTypes(manifest, { name: 'x', version: '1.0.0' }));
  const names = (list: readonly { name: string }[] = []) => list.map(({ name }) => name);
  expect(names(contributions.html.elements)).toEqual(tags);
  for (const [at, printed] of contributions.html.elements.entries()) {
    const { attributes, events, slots, cssParts } = elements[at] ?? {};
    expect(
      [printed.attributes, printed.js.events, printed.slots, printed.css.parts].map(names),
    ).toEqual([attributes, events, slots, cssParts].map((list) => names(list)));
  }
  expect(contributions.css.properties.length).toBeGreaterThan(40);
});

it('prints tags, choices and parts for VS Code', () => {
  const html = JSON.parse(vscodeHtml(manifest));
  expect(html.tags.map(({ name }: { name: string }) => name)).toEqual(tags);
  const theme = html.tags[0].attributes.find(({ name }: { name: string }) => name === 'theme');
  expect(theme.values).toEqual([{ name: 'light' }, { name: 'dark' }, { name: 'auto' }]);
  const css = JSON.parse(vscodeCss(manifest));
  expect(css.pseudoElements.length).toBe(Object.keys(PART_DOCS).length);
});
