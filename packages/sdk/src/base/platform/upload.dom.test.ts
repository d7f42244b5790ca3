import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { createShop } from '../../index.ts';
import { write } from '../http/endpoint.ts';
import { memoryStore } from '../storage/storage.ts';

const avatar = write(
  {
    name: 'test.upload',
    path: '/authapi/user/updateUser',
    encoding: 'multipart',
    request: z.object({ file: z.file(), userName: z.string() }),
    response: z.unknown(),
  },
  (input: { file: File; userName: string }) => input,
);

class FakeRequest {
  static last: FakeRequest;
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  headers: Record<string, string> = {};
  status = 200;
  responseText = JSON.stringify({ resultID: 1200, message: '', data: null });
  onload = () => {};
  onabort = () => {};
  body: FormData | undefined;
  constructor() {
    FakeRequest.last = this;
  }
  open() {}
  getResponseHeader() {
    return null;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send(body: FormData) {
    this.body = body;
  }
  abort() {
    this.onabort();
  }
}

const shopWithToken = () =>
  createShop({
    apiBase: 'https://api.example',
    storage: { session: memoryStore({ token: 'secret' }), settings: memoryStore() },
  });

test('an upload tells its progress, carries the headers, and ends with the envelope', async () => {
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  const told: number[] = [];
  const done = shopWithToken().call(
    avatar,
    { file: new File(['x'], 'a.png'), userName: 'Ching' },
    { onProgress: (sent, total) => told.push(sent / total) },
  );
  await vi.waitFor(() => expect(FakeRequest.last?.body).toBeDefined());
  const request = FakeRequest.last;
  request.upload.onprogress?.({ loaded: 1, total: 2 });
  request.onload();
  await done;
  expect(told).toEqual([0.5]);
  expect(request.headers).toEqual({ LangEnv: '3', Authorization: 'secret' });
  expect(request.body?.get('userName')).toBe('Ching');
});

test('an upload can be stopped', async () => {
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  const stop = new AbortController();
  const done = shopWithToken().call(
    avatar,
    { file: new File(['x'], 'a.png'), userName: 'x' },
    { onProgress: () => {}, signal: stop.signal },
  );
  const failed = done.catch((error: unknown) => error);
  await vi.waitFor(() => expect(FakeRequest.last?.body).toBeDefined());
  stop.abort();
  expect(await failed).toMatchObject({ name: 'ShopError', kind: 'aborted' });
});
