import { build } from '../build-steps.mjs';
import { stopAll } from '../children.mjs';
import { onEnd } from '../leave.mjs';

/** Ends everything, also the children of the children. */
async function leave(code) {
  await stopAll();
  process.exit(code);
}

/**
 * Runs a trial with servers of its options, and ends the process: 0 if `run` returned true. Every child ends with it,
 * whether the trial ended, failed, took longer than `longestRunMs` milliseconds, or a signal came.
 *
 * `check` runs before the packages are built, `prepare` afterwards, outside the time limit. Both may throw.
 */
export async function runTrial({ readOptions, longestRunMs, check, prepare, run }) {
  onEnd(leave);
  try {
    const options = readOptions(process.argv.slice(2));
    check?.();
    await build(['sdk', 'widgets', 'host-site'], {
      report: (name, state) => state === 'building' && console.log(`Building ${name} …`),
    });
    await prepare?.();
    setTimeout(() => {
      console.error('The run did not end in its time.');
      leave(1);
    }, longestRunMs(options)).unref();
    await leave((await run(options)) ? 0 : 1);
  } catch (error) {
    console.error(error.message);
    await leave(1);
  }
}
