import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { langTag } from './foundation/context.tsx';
import { Page } from './preview/page.tsx';

test.each(['zh', 'en'] as const)('every component renders in %s without a DOM', (language) => {
  const html = renderToString(<Page language={language} />);
  expect(html).toContain(`lang="${langTag(language)}"`);
  // A strict style-src refuses style attributes.
  expect(html).not.toMatch(/ style=/);
  expect(html).not.toContain('undefined');
  expect(renderToString(<Page language={language} />)).toBe(html);
});
