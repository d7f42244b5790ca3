import type { Uploader } from './upload.ts';

/** Statuses for which a Response refuses a body, even an empty one. */
const WITHOUT_BODY: readonly number[] = [204, 205, 304];

/** Converts the answer to an upload into a Response. It keeps the only header that is read. */
function responseOf(request: XMLHttpRequest): Response {
  const { status } = request;
  const wait = request.getResponseHeader('Retry-After');
  return new Response(WITHOUT_BODY.includes(status) ? null : request.responseText, {
    status,
    headers: wait === null ? {} : { 'Retry-After': wait },
  });
}

/** Sends a form by XMLHttpRequest: see `environmentUpload`. */
export const sendForm: Uploader = ({ url, headers, body, timeoutMs, signal, onProgress }) =>
  new Promise((resolve, reject) => {
    if (signal?.aborted) throw signal.reason;
    const request = new XMLHttpRequest();
    request.open('POST', url);
    request.timeout = timeoutMs;
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = (event) => onProgress(event.loaded, event.total);
    request.onload = () => resolve(responseOf(request));
    request.onerror = () => reject(new TypeError('the upload did not arrive'));
    request.ontimeout = () => reject(new DOMException('the upload took too long', 'TimeoutError'));
    request.onabort = () => reject(new DOMException('the upload was stopped', 'AbortError'));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body);
  });
