import { act, createRef } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { TestPlace } from '../engine/element/test-place.tsx';
import { CompareHead } from './compare-head.tsx';

test('has the blank before the count in the text of the title, where screen readers find it', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const box = document.createElement('div');
  const nothing = () => {};
  act(() =>
    createRoot(box).render(
      <TestPlace>
        <CompareHead
          heading={createRef()}
          count={2}
          hidesEqual={undefined}
          onHideEqual={nothing}
          onPrint={undefined}
          onPreloadPrint={nothing}
          onClear={nothing}
        />
      </TestPlace>,
    ),
  );
  const texts = [...(box.querySelector('h1')?.childNodes ?? [])].map((node) => node.textContent);
  expect(texts).toEqual(['Compare products ', '2 of up to 4']);
});
