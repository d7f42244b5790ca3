import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FormOptions, type Rejection, useForm } from './use-form.ts';

interface Values {
  name: string;
  phone: string;
}
type Field = keyof Values;
type Options = FormOptions<Values, Field, string>;

let form: ReturnType<typeof useForm<Values, Field, string>>;
let root: Root;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const host = document.createElement('div');
  document.body.append(host);
  root = createRoot(host);
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
});

function TestForm(props: Partial<Options>) {
  form = useForm<Values, Field, string>({
    initial: { name: '', phone: '' },
    validate: ({ name, phone }) => ({
      name: name === '' ? 'no name' : undefined,
      phone: phone.length > 8 ? 'too long' : undefined,
    }),
    submit: async () => undefined,
    failureOf: (error) => (error instanceof RangeError ? error.message : undefined),
    ...props,
  });
  return (
    <form ref={form.ref}>
      <input name="name" />
      <button type="button" data-field="phone" />
    </form>
  );
}

const render = (props: Partial<Options> = {}) => act(() => root.render(<TestForm {...props} />));
const submit = () => act(() => form.submit());
const focused = () => {
  const element = document.activeElement;
  return element?.getAttribute('name') ?? element?.getAttribute('data-field');
};

test('shows an error once its field was left, and follows what is typed', () => {
  render();
  expect(form.errorOf('name')).toBeUndefined();
  act(() => form.touch('name'));
  expect(form.errorOf('name')).toBe('no name');
  act(() => form.change({ name: 'Chan' }));
  expect(form.errorOf('name')).toBeUndefined();
  act(() => form.change({ name: '' }));
  expect(form.errorOf('name')).toBe('no name');
  act(() => form.untouch('name'));
  expect(form.errorOf('name')).toBeUndefined();
});

test('shows the errors of invalid values, focuses the first field and sends nothing', async () => {
  const send = vi.fn<Options['submit']>(async () => undefined);
  render({ submit: send });
  act(() => form.change({ name: 'Chan', phone: '123456789' }));
  await submit();
  expect(focused()).toBe('phone');
  expect(form.errorOf('phone')).toBe('too long');
  act(() => form.change({ name: '' }));
  expect(form.errorOf('name'), 'was valid').toBeUndefined();
  await submit();
  expect(focused()).toBe('name');
  expect(form.errorOf('name')).toBe('no name');
  expect(send).not.toHaveBeenCalled();
});

test('touches all named fields when a submission does not succeed', async () => {
  render({ fields: ['name', 'phone'] });
  await submit();
  act(() => form.change({ phone: '123456789' }));
  expect(form.errorOf('phone')).toBe('too long');
});

test('submits once: the second press before the next render is ignored', async () => {
  let resolve: (value: undefined) => void = () => {};
  const answer = new Promise<undefined>((done) => {
    resolve = done;
  });
  const send = vi.fn<Options['submit']>(() => answer);
  render({ submit: send });
  act(() => form.change({ name: 'Chan' }));
  await act(async () => {
    void form.submit();
    void form.submit();
  });
  expect(send).toHaveBeenCalledTimes(1);
  expect(form.isSubmitting).toBe(true);
  await act(async () => resolve(undefined));
  expect(form.isSubmitting).toBe(false);
  await submit();
  expect(send).toHaveBeenCalledTimes(2);
});

test('keeps two changes before the next render, and sends both', async () => {
  const send = vi.fn<Options['submit']>(async () => undefined);
  const keepDraft = vi.fn();
  render({ submit: send, onChange: keepDraft });
  act(() => {
    form.change({ name: 'Chan' });
    form.change({ phone: '2345' });
  });
  expect(form.values).toEqual({ name: 'Chan', phone: '2345' });
  expect(keepDraft).toHaveBeenLastCalledWith({ name: 'Chan', phone: '2345' });
  await submit();
  expect(send).toHaveBeenCalledWith({ name: 'Chan', phone: '2345' });
});

test('shows an error of the server until its field changes', async () => {
  const rejection: Rejection<Field, string> = { errors: { phone: 'in use' }, failure: 'Not saved' };
  render({ submit: async () => rejection });
  act(() => form.change({ name: 'Chan', phone: '2345' }));
  await submit();
  expect(focused()).toBe('phone');
  expect(form.errorOf('phone')).toBe('in use');
  expect(form.failure).toBe('Not saved');
  act(() => form.change({ name: 'Wong' }));
  expect(form.failure, 'after any change').toBeUndefined();
  expect(form.errorOf('phone')).toBe('in use');
  act(() => form.change({ phone: '3456' }));
  expect(form.errorOf('phone')).toBeUndefined();
});

test('leaves an error of the server to the rules where they find one too', async () => {
  render({ submitsInvalid: true, submit: async () => ({ errors: { name: 'no name' } }) });
  await submit();
  expect(form.errorOf('name')).toBe('no name');
  act(() => form.change({ name: 'Chan' }));
  expect(form.errorOf('name')).toBeUndefined();
});

test('turns an expected exception into a failure, and throws any other again', async () => {
  render({ submit: () => Promise.reject(new RangeError('offline')) });
  act(() => form.change({ name: 'Chan' }));
  await submit();
  expect(form.failure).toBe('offline');
  expect(form.isSubmitting).toBe(false);
  expect(form.values.name, 'what was typed').toBe('Chan');
  render({ submit: () => Promise.reject(new TypeError('a bug')) });
  await expect(submit()).rejects.toThrow('a bug');
  expect(form.isSubmitting).toBe(false);
});

test('reports an error that only a look into a file finds, and takes it back', () => {
  render();
  act(() => form.setError('phone', 'unreadable'));
  expect(form.errorOf('phone')).toBe('unreadable');
  act(() => form.setError('phone', undefined));
  expect(form.errorOf('phone')).toBeUndefined();
});

test('starts anew on reset', async () => {
  render({ fields: ['name', 'phone'], submit: async () => ({ failure: 'Not saved' }) });
  await submit();
  act(() => form.change({ name: 'Chan' }));
  await submit();
  act(() => form.setError('phone', 'in use'));
  act(() => form.reset({ name: '', phone: '' }));
  expect(form.values).toEqual({ name: '', phone: '' });
  expect(form.failure).toBeUndefined();
  expect(form.errorOf('name')).toBeUndefined();
  expect(form.errorOf('phone')).toBeUndefined();
});
