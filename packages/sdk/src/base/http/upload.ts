/** Sends a form and reports its progress. Resolves with any status; rejects when no answer arrived. */
export type Uploader = (upload: {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: FormData;
  readonly timeoutMs: number;
  readonly signal?: AbortSignal | undefined;
  readonly onProgress: (sent: number, total: number) => void;
}) => Promise<Response>;

/**
 * Returns an uploader that uses XMLHttpRequest, where there is one: fetch reports progress only with a request
 * stream, which Chromium refuses over HTTP/1.1.
 */
export function environmentUpload(): Uploader | undefined {
  if (typeof XMLHttpRequest === 'undefined') return undefined;
  return async (upload) => (await import('./xhr-upload.ts')).sendForm(upload);
}
