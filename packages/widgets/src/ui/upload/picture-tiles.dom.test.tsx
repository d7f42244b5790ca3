import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { LanguageContext } from '../foundation/context.tsx';
import { type PictureTile, PictureTiles } from './picture-tiles.tsx';

afterEach(() => document.body.replaceChildren());

const PROBLEM = 'This file is not a JPG or PNG picture.';

const tileOf = (key: string): PictureTile => ({
  key,
  label: `Picture ${key}`,
  file: new File([], `${key}.txt`),
  problem: PROBLEM,
  onRemove() {},
});

test('announces each refused picture once, and describes its button', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const box = document.createElement('div');
  document.body.append(box);
  const root = createRoot(box);
  const add = { label: 'Add picture', count: '0 of 3', accept: '.png', onFiles() {} };
  const show = (...tiles: PictureTile[]) =>
    act(() =>
      root.render(
        <LanguageContext value="en">
          <PictureTiles label="Pictures" tiles={tiles} add={add} />
        </LanguageContext>,
      ),
    );
  const alerts = () => [...box.querySelectorAll('[role=alert]')];
  show();
  expect(alerts()).toEqual([]);
  show(tileOf('1'));
  const [first] = alerts();
  expect(first?.textContent).toContain(PROBLEM);
  show(tileOf('1'), tileOf('2'));
  expect(alerts().map((alert) => alert === first)).toEqual([true, false]);
  const remove = box.querySelector('[aria-label$="Picture 2"]');
  const description = document.getElementById(remove?.getAttribute('aria-describedby') ?? '');
  expect(description?.textContent).toContain(PROBLEM);
});
