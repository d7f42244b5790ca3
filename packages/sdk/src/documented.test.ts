import { describe, expect, it } from 'vitest';
import { selectedPaths } from './base/wire/documented.ts';
import { fieldPaths } from './base/wire/documented-answer.ts';
import { endpoints } from './contract.ts';
import { documentedRows } from './documented.ts';

describe('the record of documented fields', () => {
  it('has an entry for every call and for nothing else', () => {
    expect([...documentedRows.keys()].toSorted()).toEqual(
      endpoints.map(({ name }) => name).toSorted(),
    );
  });

  it.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
    'classifies each field of %s exactly once',
    (name, endpoint) => {
      const row = documentedRows.get(name) ?? {};
      if (row.withoutCall !== undefined) {
        expect(Object.keys(row).toSorted()).toEqual(['screens', 'withoutCall']);
        return;
      }
      const kept = new Set([
        ...selectedPaths(row.answer ?? ''),
        ...selectedPaths(row.placed ?? ''),
      ]);
      const assumed = Object.keys(row.assumed ?? {});
      expect(assumed.filter((path) => kept.has(path))).toEqual([]);
      expect([...kept, ...assumed].toSorted()).toEqual(fieldPaths(endpoint.response).toSorted());
      for (const note of Object.values(row.assumed ?? {})) expect(note).toMatch(/^\S.+\.$/u);
    },
  );
});
