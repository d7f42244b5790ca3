// The WordPress plugin, as far as it can be checked without WordPress: its table, its words in both languages, its
// manifest files and its block. tests/browser/partner/wordpress.test.ts runs it in a real one.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { REGISTRY } from '../../packages/widgets/src/registry.ts';

const folder = join(import.meta.dirname, '../../examples/wordpress/clinicart');
const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const phpFiles = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.php'),
);
const php = phpFiles.map(read).join('\n');
const elements: Record<string, { about: object; attributes: Record<string, string> }> = JSON.parse(
  read('elements.json'),
);

it('knows every element and attribute of the library, and no other', () => {
  const table = REGISTRY.map(({ tag, attributes }) => [
    tag,
    Object.fromEntries(attributes.map(({ name, type }) => [name, type])),
  ]);
  const known = Object.entries(elements).map(([name, row]) => [`clinic-${name}`, row.attributes]);
  expect(Object.fromEntries(known)).toEqual(Object.fromEntries(table));
  const short = /CLINICART_SHORT = array\( (.*) \)/.exec(php)?.[1] ?? '';
  const targets = [...short.matchAll(/=> '([\w-]+)'/g)].map(([, name = '']) => name);
  expect(targets).not.toEqual([]);
  for (const target of targets)
    expect(Object.values(elements).some(({ attributes }) => target in attributes)).toBe(true);
});

/** Reads a .po or .pot file: translation by context and text. */
function wordsOf(text: string): Map<string, string> {
  const entries = text.matchAll(/(?:^msgctxt "(.*)"\n)?^msgid "(.+)"\nmsgstr "(.*)"$/gm);
  const plain = (quoted: string) => quoted.replaceAll('\\"', '"');
  return new Map(
    [...entries].map(([, context, id = '', translation = '']) => [
      context ? `${context}\u0004${plain(id)}` : plain(id),
      plain(translation),
    ]),
  );
}

/** Reads a compiled .mo file, without its header entry. */
function compiledWords(file: Buffer): Map<string, string> {
  expect(file.readUInt32LE(0)).toBe(0x950412de);
  const [count, ids, translations] = [8, 12, 16].map((at) => file.readUInt32LE(at));
  const text = (table = 0, at = 0) => {
    const start = file.readUInt32LE(table + at * 8 + 4);
    return file.toString('utf8', start, start + file.readUInt32LE(table + at * 8));
  };
  const all = Array.from({ length: count ?? 0 }, (_, at) => [
    text(ids, at),
    text(translations, at),
  ]);
  return new Map(all.flatMap(([id = '', translation = '']) => (id ? [[id, translation]] : [])));
}

it('has every sentence in Chinese, and the compiled words are those of the .po file', () => {
  const block = JSON.parse(read('block/block.json'));
  const inCode = [...php.matchAll(/\b__\( '((?:[^'\\]|\\.)*)', 'clinicart' \)/g)].map(
    ([, text = '']) => text,
  );
  expect(inCode.length).toBeGreaterThan(10);
  const expected = new Set([
    ...inCode,
    `block title\u0004${block.title}`,
    `block description\u0004${block.description}`,
  ]);
  expect(new Set(wordsOf(read('languages/clinicart.pot')).keys())).toEqual(expected);
  const chinese = wordsOf(read('languages/clinicart-zh_HK.po'));
  expect(new Set(chinese.keys())).toEqual(expected);
  expect([...chinese].filter(([, text]) => text === '')).toEqual([]);
  const compiled = compiledWords(readFileSync(join(folder, 'languages/clinicart-zh_HK.mo')));
  expect(compiled, 'run msgfmt -o clinicart-zh_HK.mo clinicart-zh_HK.po').toEqual(chinese);
});

it('names one version, the same needs and the same option everywhere', () => {
  const header = (name: string) => new RegExp(`^ \\* ${name}: +(.*)$`, 'm').exec(php)?.[1];
  const info = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(read('readme.txt'))?.[1];
  expect(info('Stable tag')).toBe(header('Version'));
  for (const name of ['Requires at least', 'Requires PHP', 'License'])
    expect(info(name), name).toBe(header(name));
  const option = /const CLINICART_OPTION = '(\w+)'/.exec(php)?.[1];
  expect(read('uninstall.php')).toContain(`delete_option( '${option}' )`);
  expect(read('readme.txt')).toContain(`= ${header('Version')} =`);
});

it('refuses to run outside WordPress, and prints nothing unescaped', () => {
  for (const file of phpFiles)
    expect(read(file), file).toMatch(/defined\( '(ABSPATH|WP_UNINSTALL_PLUGIN)' \) \|\| exit;/);
  const echoes = [...php.matchAll(/^\s*echo (.*);$/gm)].map(([, printed = '']) => printed);
  const unescaped = echoes
    .flatMap((printed) => printed.split(' . '))
    .filter((piece) => !/^(esc_html|esc_attr)\(|^'/.test(piece));
  expect(unescaped).toEqual([]);
});

interface EditProps {
  readonly attributes: object;
  readonly setAttributes: (change: object) => void;
}

/** Registers the block, with components of the editor that only show their name. */
function registeredBlock(isReady: boolean) {
  const shown =
    (name: string) =>
    ({ label, value, help, children }: Record<string, string>) =>
      createElement('div', { 'data-part': name, label, value, help }, children);
  const changes: object[] = [];
  let block: { edit: FunctionComponent<EditProps>; save: () => null } | undefined;
  const window = {
    wp: {
      blocks: { registerBlockType: (_: string, given: typeof block) => (block = given) },
      blockEditor: { useBlockProps: () => ({}), InspectorControls: shown('inspector') },
      components: Object.fromEntries(
        ['Disabled', 'PanelBody', 'SelectControl', 'TextControl'].map((n) => [n, shown(n)]),
      ),
      element: { createElement, Fragment: 'main' },
    },
    clinicartBlock: {
      isReady,
      elements: Object.entries(elements).map(([name, { attributes }]) => ({
        name,
        about: name,
        hasProduct: 'product-id' in attributes,
      })),
      words: { choose: 'choose', address: 'address', product: 'number', element: 'kind' },
    },
  };
  new Function('window', read('block/editor.js'))(window);
  const html = (attributes: object) =>
    block &&
    renderToStaticMarkup(
      createElement(block.edit, { attributes, setAttributes: (one: object) => changes.push(one) }),
    );
  return { html, save: block?.save };
}

it('previews the element that the editor chooses, without letting it be used', () => {
  const { html, save } = registeredBlock(true);
  const product = html({ element: 'product', productId: '10008' });
  expect(product).toContain(
    '<div data-part="Disabled"><clinic-product product-id="10008"></clinic-product></div>',
  );
  expect(product).toContain('label="number" value="10008"');
  const button = html({ element: 'cart-button', productId: '10008' });
  expect(button).toContain('<clinic-cart-button></clinic-cart-button>');
  expect(button).not.toContain('label="number"');
  expect(html({ element: 'product', productId: '' })).toContain('<p>choose</p>');
  expect(registeredBlock(false).html({ element: 'product', productId: '1' })).toContain(
    '<p>address</p>',
  );
  expect(save?.()).toBeNull();
});

/** Whether PHP is installed here. */
function phpVersion(): string | undefined {
  try {
    return execFileSync('php', ['-r', 'echo PHP_VERSION;'], { encoding: 'utf8', stdio: 'pipe' });
  } catch {
    return undefined;
  }
}

const version = phpVersion();
it(
  version ? `PHP ${version} parses every file` : 'PHP is not installed here: nothing was parsed',
  () => {
    if (!version) return expect(phpFiles.length).toBeGreaterThan(5);
    const parse =
      'foreach (array_slice($argv, 1) as $file) token_get_all(file_get_contents($file), TOKEN_PARSE);';
    const files = phpFiles.map((file) => join(folder, file));
    expect(execFileSync('php', ['-r', parse, ...files], { encoding: 'utf8' })).toBe('');
  },
);
