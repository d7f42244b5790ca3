import type { createApp } from 'astro/app/entrypoint';
import type { Rendered } from './page.ts';
import { plainRequest, type SharedRequest } from './shared-request.ts';

/** Renders a page that visitors share, from nothing but what all of them have. */
export async function renderShared(
  app: ReturnType<typeof createApp>,
  asked: SharedRequest,
  hasPlace: boolean,
): Promise<Rendered> {
  const locals: Partial<App.Locals> = { surrogateKeys: asked.surrogateKeys, hasPlace };
  const answer = await app.render(plainRequest(asked), { locals });
  // Set by the middleware, which leaves the marks of a shared page to this function.
  const { visit } = locals;
  const plain = visit ? await visit.inserts.whole(answer) : Buffer.from(await answer.arrayBuffer());
  return { answer, plain };
}
