const NO_SIZE = '<svg xmlns="http://www.w3.org/2000/svg">';

/** Replaces a drawing by a rectangle of the same size. A browser paints a page of them in half the time. */
export function plainPicture(svg: string): string {
  const [root] = /<svg\b[^>]*>/.exec(svg) ?? [NO_SIZE];
  return `${root}<rect width="100%" height="100%" fill="#D8DEE3"/></svg>`;
}

/** Answers a request for a picture with its plain form, uncompressed; passes every other request on. */
export async function withPlainPicture(
  request: Request,
  send: (request: Request) => Promise<Response>,
): Promise<Response> {
  if (!new URL(request.url).pathname.startsWith('/pictures/')) return send(request);
  const headers = new Headers(request.headers);
  headers.delete('Accept-Encoding');
  const answer = await send(new Request(request.url, { method: request.method, headers }));
  if (answer.status !== 200) return answer;
  return new Response(plainPicture(await answer.text()), answer);
}
