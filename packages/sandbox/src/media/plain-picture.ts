const NO_SIZE = '<svg xmlns="http://www.w3.org/2000/svg">';

/** Replaces a drawing by a rectangle of the same size. A browser paints a page of them in half the time. */
export function plainPicture(svg: string): string {
  const [root] = /<svg\b[^>]*>/.exec(svg) ?? [NO_SIZE];
  return `${root}<rect width="100%" height="100%" fill="#D8DEE3"/></svg>`;
}

/** Answers a picture with its plain form; passes every other answer on. */
export async function withPlainPicture(request: Request, answer: Response): Promise<Response> {
  if (answer.status !== 200 || !new URL(request.url).pathname.startsWith('/pictures/'))
    return answer;
  return new Response(plainPicture(await answer.text()), answer);
}
