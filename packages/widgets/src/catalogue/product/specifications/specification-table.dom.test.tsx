import type { Specification } from '@clinicart/sdk/catalogue';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TestPlace } from '../../../engine/element/test-place.tsx';
import { SpecificationTable } from './specification-table.tsx';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => document.body.replaceChildren());

const specification = (id: string) =>
  ({
    id,
    articleNumber: `VY-${id}`,
    name: 'Size M',
    offer: { price: { kind: 'hidden' } },
    stock: 100,
    step: 1,
    isLimited: false,
    preset: 0,
    unit: 'box',
    pack: '',
    expires: '2028-03',
    produced: '2026-02',
    uniformCode: `UDI-${id}`,
    pictures: [],
    gifts: [],
    isCollected: false,
  }) as unknown as Specification;

/** Returns the texts of the rows of a table of so many specifications. */
function rowsOf(count: number) {
  const box = document.createElement('div');
  document.body.append(box);
  const specifications = Array.from({ length: count }, (_, at) => specification(String(at + 1)));
  act(() =>
    createRoot(box).render(
      <TestPlace>
        <SpecificationTable
          specifications={specifications}
          standing="visitor"
          openedId=""
          quantityOf={() => 0}
          onQuantity={() => {}}
          onLook={() => {}}
          refusal={undefined}
        />
      </TestPlace>,
    ),
  );
  return [...box.querySelectorAll('tbody > tr')];
}

test.each([2, 4])('each of %i specifications shows its own UDI (Spec: 1§3)', (count) => {
  const rows = rowsOf(count);
  expect(rows).toHaveLength(count);
  for (const [at, row] of rows.entries()) expect(row.textContent).toContain(`UDI-${at + 1}`);
});

test('that of an only specification is among the parameters alone', () => {
  expect(rowsOf(1)[0]?.textContent).not.toContain('UDI-1');
});

test('a narrow place has the date of manufacture beside the expiry, as it has no cells for both', () => {
  const [row] = rowsOf(2);
  const narrow = row?.querySelector('.clinic-spec-article .clinic-spec-narrow')?.textContent;
  const cell = row?.querySelector('.clinic-spec-expires small')?.textContent;
  expect(cell).toMatch(/2026/);
  expect(narrow).toContain(cell);
});
