#!/usr/bin/env node
/** `npx @clinicart/sandbox`: starts the server, or says which Node it needs. */
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major > 22 || (major === 22 && minor >= 13)) await import('./main.ts');
else {
  console.error(
    `clinicart sandbox: this is Node ${process.versions.node}, and the database needs Node 22.13 or newer.`,
  );
  process.exitCode = 1;
}

export {};
