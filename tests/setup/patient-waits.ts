// `vi.waitFor` gives up after a second, and a busy machine may need that to import the code that a test waits for.
import { vi } from 'vitest';

const PATIENCE_MS = 10_000;
const PATIENT = Symbol.for('clinicart.test.patient');

const { waitFor } = vi;
// Files of one worker share `vi`.
if (!Reflect.has(waitFor, PATIENT)) {
  const patient: typeof vi.waitFor = (check, options) =>
    waitFor(check, typeof options === 'number' ? options : { timeout: PATIENCE_MS, ...options });
  vi.waitFor = Object.assign(patient, { [PATIENT]: true });
}
