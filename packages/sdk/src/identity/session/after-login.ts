/**
 * Runs `action` once the person is logged in: at once for a member, after the login dialog for a visitor. Resolves with
 * undefined when the dialog was closed, or when a later call with the same `owner` has replaced this one.
 */
export type AfterLogin = <T>(
  action: () => T | Promise<T>,
  owner?: object,
) => Promise<T | undefined>;

export function createAfterLogin(requestLogin: () => Promise<boolean>): AfterLogin {
  const latest = new WeakMap<object, symbol>();
  return async (action, owner = {}) => {
    const call = Symbol('after login');
    latest.set(owner, call);
    if (!(await requestLogin())) return undefined;
    return latest.get(owner) === call ? action() : undefined;
  };
}
