import { describe, expect, test } from 'vitest';
import { type Part, planChunks, type Visit } from '../../../packages/sdk/chunk-plan.ts';

const part = (name: string, imports: readonly string[] = [], more: Partial<Part> = {}): Part => ({
  file: name,
  name,
  modules: [`${name}.ts`],
  bytes: 400,
  imports,
  later: [],
  entry: undefined,
  isFixed: false,
  ...more,
});

const element = (name: string, imports: readonly string[], more: Partial<Part> = {}): Part =>
  part(name, imports, { entry: name, isFixed: true, ...more });

const visit = (...entries: string[]): Visit => ({ entries, weight: 1 });

/** The modules of each planned file, without the name of the file. */
function filesOf(parts: readonly Part[], visits: readonly Visit[], there: readonly string[] = []) {
  const files = new Map<string, string[]>();
  for (const [module, file] of planChunks(parts, visits, there))
    files.set(file, [...(files.get(file) ?? []), module]);
  return [...files.values()].map((modules) => modules.toSorted()).toSorted();
}

describe('the plan of chunks', () => {
  test('joins what the same elements need', () => {
    const parts = [element('cart', ['dialog', 'toast']), part('dialog'), part('toast')];
    expect(filesOf(parts, [visit('cart')])).toEqual([['dialog.ts', 'toast.ts']]);
  });

  test('keeps apart what an element would fetch in vain', () => {
    const parts = [
      element('cart', ['dialog', 'toast']),
      element('footer', ['dialog']),
      part('dialog'),
      part('toast', [], { bytes: 20_000 }),
    ];
    expect(filesOf(parts, [visit('cart'), visit('footer')])).toEqual([['dialog.ts'], ['toast.ts']]);
  });

  test('joins small parts that only one of two visits needs if the other one weighs more', () => {
    const parts = [
      element('cart', ['dialog', 'toast']),
      element('footer', ['dialog']),
      part('dialog'),
      part('toast', [], { bytes: 4000 }),
    ];
    const road: Visit = { entries: ['cart'], weight: 10 };
    expect(filesOf(parts, [road, visit('footer')])).toEqual([['dialog.ts', 'toast.ts']]);
  });

  test('keeps apart what would bring along more than it saves', () => {
    const parts = [
      element('cart', ['form']),
      element('footer', ['note']),
      element('editor', [], { bytes: 60_000 }),
      part('form'),
      part('note', ['editor']),
    ];
    const road: Visit = { entries: ['cart', 'footer'], weight: 10 };
    expect(filesOf(parts, [road])).toHaveLength(1);
    expect(filesOf(parts, [road, visit('cart')])).toHaveLength(2);
  });

  test('does not join a part with one that it reaches through a third: one would run too early', () => {
    const parts = [
      element('cart', ['form']),
      part('form', ['field']),
      element('field', ['words']),
      part('words'),
    ];
    expect(filesOf(parts, [visit('cart')])).toEqual([['form.ts'], ['words.ts']]);
  });

  test('counts what loads later only for a whole visit', () => {
    const parts = [
      element('cart', ['dialog'], { later: ['lines'] }),
      element('lines', ['stepper']),
      part('dialog'),
      part('stepper'),
    ];
    expect(filesOf(parts, [visit('cart')])).toHaveLength(2);
    const whole: Visit = { ...visit('cart'), isWhole: true };
    expect(filesOf(parts, [whole])).toEqual([['dialog.ts', 'stepper.ts']]);
  });

  test('leaves out files of entries, and those that every page has', () => {
    const shared = part('shared', ['engine'], { isFixed: true });
    const parts = [element('cart', ['shared', 'dialog']), shared, part('engine'), part('dialog')];
    expect(filesOf(parts, [visit('cart')], ['shared'])).toEqual([['dialog.ts'], ['engine.ts']]);
  });

  test('a file keeps its name in another clone, and while others come and go', () => {
    const of = (root: string, name: string) => ({ modules: [`${root}/packages/sdk/${name}.ts`] });
    const plan = (root: string, ...more: Part[]) => {
      const parts = [
        element('cart', ['dialog', 'toast', ...more.map(({ file }) => file)]),
        part('dialog', [], { bytes: 900, ...of(root, 'dialog') }),
        part('toast', [], of(root, 'toast')),
        ...more,
      ];
      return planChunks(parts, [visit('cart')], []).get(`${root}/packages/sdk/dialog.ts`);
    };
    const name = plan('/clone');
    expect(name).toMatch(/^p[a-z\d]{2}$/);
    expect(plan('/another/packages/clone')).toBe(name);
    expect(plan('/clone', part('before'), part('after'))).toBe(name);
  });

  test('names a file after those that it imports', () => {
    const parts = [
      element('cart', ['form']),
      part('form', ['field'], { bytes: 9000 }),
      element('field', ['words']),
      part('words', ['numbers'], { bytes: 9000 }),
      element('total', ['numbers']),
      part('numbers', [], { bytes: 9000 }),
    ];
    const plan = planChunks(parts, [visit('cart'), visit('field'), visit('total')], []);
    expect([...plan.keys()]).toEqual(['numbers.ts', 'words.ts', 'form.ts']);
  });

  test('gives no two files the same name', () => {
    const parts = Array.from({ length: 300 }, (_, at) => [
      element(`e${at}`, [`m${at}`]),
      part(`m${at}`),
    ]).flat();
    const visits = parts.flatMap(({ entry }) => (entry === undefined ? [] : [visit(entry)]));
    const names = planChunks(parts, visits, []);
    expect(new Set(names.values()).size).toBe(300);
  });
});
