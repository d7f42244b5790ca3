// Imports a product file into a new database: node import.mjs <file> <database>
// Run with --conditions=source. Prints the seconds to read and to write, the products, and the peak of memory as JSON.
import { createSandbox, readCatalogueFile } from '../../../packages/sandbox/src/index.ts';

const [, , path, database] = process.argv;
const start = performance.now();
const catalogue = await readCatalogueFile(path);
const isRead = performance.now();
createSandbox({ file: database, catalogue });
const isWritten = performance.now();
console.log(
  JSON.stringify({
    readMs: isRead - start,
    writeMs: isWritten - isRead,
    products: catalogue.products.length,
    peakMb: process.resourceUsage().maxRSS / 1024,
  }),
);
process.exit();
