/** The site in workerd until the process ends. */
import { startSandbox } from '../trial/servers.ts';
import { packWorker } from './pack.ts';
import { startEdge } from './workerd.ts';

/** Serves the site against `API_BASE`, or against a sandbox that it starts. */
export async function serveEdge(root: string, port: number): Promise<boolean> {
  const packed = await packWorker(root);
  const api = process.env['API_BASE'] ?? (await startSandbox(root)).address;
  const edge = await startEdge(root, packed, { API_BASE: api, PAGE_CACHE_MB: '16' }, port);
  console.log(`\nClinicart shop in workerd  ${edge.address}`);
  console.log(`API                        ${api}`);
  console.log(`Worker                     ${packed.folder}`);
  return new Promise<boolean>(() => undefined);
}
