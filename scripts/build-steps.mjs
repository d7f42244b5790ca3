import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isCurrent, remember } from './fingerprint.mjs';
import { root } from './node-version.mjs';

const SHARED = ['package-lock.json', 'tsconfig.json', 'scripts/build-steps.mjs'];
const SDK = ['packages/sdk', ...SHARED];
const WIDGETS = ['packages/widgets', ...SDK];
const SANDBOX = ['packages/sandbox', ...SDK];
const DOCTOR = ['packages/doctor', ...WIDGETS];
const SITE = ['packages/host-site', ...WIDGETS];

/**
 * The build steps, in order. `from` lists everything that the output depends on, `to` the files that must exist
 * afterwards, `needs` the file without which there is nothing to build.
 */
export const steps = [
  {
    name: 'sdk',
    from: SDK,
    to: [
      'packages/sdk/dist/modules/index.js',
      'packages/sdk/dist/bundled/index.js',
      'packages/sdk/dist/THIRD-PARTY-NOTICES.txt',
    ],
    needs: 'packages/sdk/src/index.ts',
    in: 'packages/sdk',
    run: [process.execPath, '--conditions=source', 'build.ts'],
  },
  {
    name: 'sdk-types',
    from: SDK,
    to: ['packages/sdk/dist/modules/index.d.ts'],
    needs: 'packages/sdk/src/index.ts',
    in: 'packages/sdk',
    run: ['tsc', '--project', 'tsconfig.build.json'],
  },
  {
    name: 'widgets',
    from: WIDGETS,
    to: [
      'packages/widgets/dist/page/clinicart.js',
      'packages/widgets/dist/server.js',
      'packages/widgets/dist/THIRD-PARTY-NOTICES.txt',
    ],
    needs: 'packages/widgets/build.ts',
    in: 'packages/widgets',
    run: [process.execPath, '--conditions=source', 'build.ts'],
  },
  {
    name: 'widgets-types',
    from: WIDGETS,
    to: ['index', 'start', 'react', 'jsx', 'server'].map(
      (name) => `packages/widgets/dist/${name}.d.ts`,
    ),
    needs: 'packages/widgets/src/server.tsx',
    in: 'packages/widgets',
    run: [
      'tsup',
      'src/index.ts',
      'src/start.ts',
      'src/react.ts',
      'src/jsx.ts',
      'src/server.tsx',
      '--dts-only',
      '--format',
      'esm',
      '--no-config',
      '--tsconfig',
      '../../tsconfig.json',
    ],
  },
  {
    name: 'sandbox',
    from: SANDBOX,
    to: ['packages/sandbox/dist/bin.js'],
    needs: 'packages/sandbox/build.ts',
    in: 'packages/sandbox',
    run: [process.execPath, '--conditions=source', 'build.ts'],
  },
  {
    name: 'sandbox-types',
    from: SANDBOX,
    to: ['packages/sandbox/dist/index.d.ts', 'packages/sandbox/dist/testing.d.ts'],
    needs: 'packages/sandbox/src/index.ts',
    in: 'packages/sandbox',
    run: [
      'tsup',
      'src/index.ts',
      'src/testing.ts',
      '--dts-only',
      '--format',
      'esm',
      '--no-config',
      '--tsconfig',
      '../../tsconfig.json',
    ],
  },
  {
    name: 'doctor',
    from: DOCTOR,
    to: ['packages/doctor/dist/bin.js', 'packages/doctor/dist/index.js'],
    needs: 'packages/doctor/build.ts',
    in: 'packages/doctor',
    run: [process.execPath, '--conditions=source', 'build.ts'],
  },
  {
    name: 'doctor-types',
    from: DOCTOR,
    to: ['packages/doctor/dist/index.d.ts'],
    needs: 'packages/doctor/src/index.ts',
    in: 'packages/doctor',
    run: [
      'tsup',
      'src/index.ts',
      '--dts-only',
      '--format',
      'esm',
      '--no-config',
      '--tsconfig',
      '../../tsconfig.json',
    ],
  },
  {
    name: 'host-site',
    from: SITE,
    to: ['packages/host-site/dist/server/entry.mjs'],
    needs: 'packages/host-site/src/pages',
    in: 'packages/host-site',
    run: ['astro', 'build'],
  },
];

/**
 * Builds the named steps whose output is missing or older than their sources. `report` is called for each
 * step, and with each warning of one; a failed one throws with its complete output.
 */
export async function build(names, { force = false, report = () => {} } = {}) {
  for (const step of steps.filter(({ name }) => names.includes(name))) {
    if (!existsSync(join(root, step.needs))) continue;
    if (!force && isCurrent(step)) {
      report(step.name, 'current', 0);
      continue;
    }
    report(step.name, 'building', 0);
    const start = performance.now();
    const printed = await run(step);
    remember(step);
    for (const [warning] of printed.matchAll(/^Warning: .+/gm))
      report(step.name, 'warned', 0, warning);
    report(step.name, 'built', performance.now() - start);
  }
}

function run(step) {
  const [command, ...args] = step.run;
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: join(root, step.in),
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
    });
    let printed = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => {
        printed += text;
      });
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0
        ? resolve(printed)
        : reject(new Error(`Building ${step.name} failed.\n${printed.trim()}`)),
    );
  });
}
