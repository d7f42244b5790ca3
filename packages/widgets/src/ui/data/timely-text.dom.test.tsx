import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { TimelyText } from './timely-text.tsx';

afterEach(() => document.body.replaceChildren());

const ofServer = 'Valid from 5 Dec';
test.each([
  ['that is still right', ofServer],
  ['that the time has changed', 'Until 4 Jan'],
])('takes over a text of the server %s, without a new page', (_, now) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const box = document.createElement('div');
  document.body.append(box);
  box.innerHTML = renderToString(<TimelyText>{ofServer}</TimelyText>);
  const span = box.firstChild;
  const onRecoverableError = vi.fn();
  act(() => {
    hydrateRoot(box, <TimelyText>{now}</TimelyText>, { onRecoverableError });
  });
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(box.textContent).toBe(now);
  expect(box.firstChild === span).toBe(now === ofServer);
});
