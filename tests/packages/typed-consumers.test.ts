// Programs of users against the built types, strict and with the libraries checked.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { beforeAll, expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../../packages/widgets');

/** Of Svelte, which is not installed here, the names that the types use. */
const NAMES = {
  'svelte-names.d.ts': `declare module 'svelte/elements' {
    export interface HTMLAttributes<T extends EventTarget> { class?: string; onclick?: (event: MouseEvent & { currentTarget: T }) => void }
    export interface SvelteHTMLElements {}
  }`,
};

const PROGRAMS = {
  'angular.ts': `
    import type { ClinicEvent, ClinicProduct } from '@clinicart/widgets/angular';
    // As Angular's ElementRef.
    interface ElementRef<T> { nativeElement: T }
    export const good = (ref: ElementRef<ClinicProduct>, event: ClinicEvent<'clinic-cart-add'>) => {
      ref.nativeElement.productId = '1';
      event.detail.quantity.toFixed();
      // As the compiler of strict templates checks a listener.
      document.createElement('clinic-product').addEventListener('clinic-cart-add', ($event) => $event.detail.name.at(0));
    };
    export const bad = (ref: ElementRef<ClinicProduct>, event: ClinicEvent<'clinic-navigate'>) => {
      // @ts-expect-error no such property
      ref.nativeElement.productID = '1';
      // @ts-expect-error the event has no such detail
      event.detail.quantity;
    };`,
  'react.tsx': `
    import { createRef } from 'react';
    import { ClinicCartButton, ClinicCatalogue, ClinicProduct, type ClinicProps } from '@clinicart/widgets/react';
    const ref = createRef<HTMLElementTagNameMap['clinic-product']>();
    export const good = [
      <ClinicProduct key="a" ref={ref} productId="1" theme="dark" className="tray" slot="x"
        onCartAdd={({ detail }) => detail.quantity.toFixed()} onError={(event) => event.preventDefault()} />,
      <ClinicCatalogue filters={false} navigate><p>inside</p></ClinicCatalogue>,
      <ClinicCartButton onNavigate={({ detail }) => detail.url.at(0)} />,
    ];
    export const props: ClinicProps<'clinic-product'> = { productId: '1' };
    export const bad = [
      // @ts-expect-error a misspelt prop
      <ClinicProduct productID="1" />,
      // @ts-expect-error no theme of this name
      <ClinicProduct theme="blue" />,
      // @ts-expect-error the cart button does not search
      <ClinicCartButton onSearch={() => {}} />,
      // @ts-expect-error the event has no such detail
      <ClinicProduct onCartAdd={({ detail }) => detail.price} />,
    ];`,
  'jsx.tsx': `
    import '@clinicart/widgets/jsx';
    import { createRef } from 'react';
    const ref = createRef<HTMLElementTagNameMap['clinic-product']>();
    export const good = (
      <clinic-product key="a" ref={ref} class="tray" theme="auto" product-id="1"
        onclinic-cart-add={({ detail }) => detail.quantity.toFixed()} />
    );
    export const bad = [
      // @ts-expect-error no theme of this name
      <clinic-product theme="blue" />,
      // @ts-expect-error no such element
      <clinic-produkt />,
    ];`,
  'vue.ts': `
    import '@clinicart/widgets/vue';
    import type { GlobalComponents } from 'vue';
    type Props = InstanceType<GlobalComponents['clinic-product']>['$props'];
    export const good: Props = {
      key: 'a', class: ['tray'], theme: 'dark', productId: '1', 'product-id': '1',
      onClinicCartAdd: ({ detail }) => detail.quantity.toFixed(),
    };
    // @ts-expect-error no theme of this name
    export const bad: Props = { theme: 'blue' };`,
  'svelte.ts': `
    import '@clinicart/widgets/svelte';
    import type { SvelteHTMLElements } from 'svelte/elements';
    export const good: SvelteHTMLElements['clinic-product'] = {
      class: 'tray', theme: 'dark', 'product-id': '1',
      'onclinic-cart-add': ({ detail }) => detail.quantity.toFixed(),
    };
    // @ts-expect-error no theme of this name
    export const bad: SvelteHTMLElements['clinic-product'] = { theme: 'blue' };`,
  'page.ts': `
    import { configure, load, start } from '@clinicart/widgets';
    configure({ apiBase: 'https://api.example', language: 'en' });
    start();
    void load('clinic-product');
    document.querySelector('clinic-product')?.productId?.at(0);
    document.addEventListener('clinic-cart-add', ({ detail }) => detail.articleNumber.at(0));`,
};

const texts = new Map(
  Object.entries({ ...NAMES, ...PROGRAMS }).map(([name, text]) => [join(folder, name), text]),
);
let complaints: readonly ts.Diagnostic[] = [];

beforeAll(() => {
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: [],
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    skipDefaultLibCheck: true,
  };
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (file) => texts.has(file) || fileExists(file);
  host.readFile = (file) => texts.get(file) ?? readFile(file);
  host.getSourceFile = (file, version, ...more) => {
    const text = texts.get(file);
    return text === undefined
      ? getSourceFile(file, version, ...more)
      : ts.createSourceFile(file, text, version);
  };
  complaints = ts.getPreEmitDiagnostics(ts.createProgram([...texts.keys()], options, host));
}, 120_000);

const said = (inFile: (file: string) => boolean) =>
  complaints
    .filter(({ file }) => inFile(file?.fileName ?? ''))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));

it.each(Object.keys(PROGRAMS))('%s compiles, and its mistakes do not', (name) => {
  expect(said((file) => file === join(folder, name))).toEqual([]);
});

it('the built types themselves compile', () => {
  expect(said((file) => !texts.has(file))).toEqual([]);
});

it('the page entry asks for no types of React', () => {
  const seen = new Set<string>();
  const read = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    const text = readFileSync(join(folder, 'dist', `${file}.d.ts`), 'utf8');
    expect(text, file).not.toMatch(/['"]react['"]/);
    for (const [, next = ''] of text.matchAll(/['"]\.\/([^'"]+)\.js['"]/g)) read(next);
  };
  for (const entry of ['index', 'server']) read(entry);
  expect(seen.size).toBeGreaterThan(2);
});
