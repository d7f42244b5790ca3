/**
 * The entry of the code that names mistakes. It imports the rest on demand, because that needs the shared chunk, which
 * may be the file that did not load.
 */
import type { Violation } from './call-findings.ts';
import { showMissing } from './missing.ts';

const parts = () => import('./examine.ts');

/** Prints the mistakes of the page. */
export const examine = async (): Promise<void> => (await parts()).examine(document);

/** Prints which directive of the page's policy blocks the shop. */
export const blocked = async (violation: Violation): Promise<void> =>
  (await parts()).blocked(violation, document);

/** Finds out why a call had no answer. */
export const unanswered = async (address: string): Promise<void> =>
  (await parts()).unanswered(address, document);

/** Shows in place of the elements of a tag that their code did not load, and prints it unless the page objects. */
export async function missing(
  tag: string,
  { language, isPrinted, retry }: { language: 'zh' | 'en'; isPrinted: boolean; retry: () => void },
): Promise<void> {
  showMissing(document.querySelectorAll(tag), language, retry);
  if (!isPrinted) return;
  await parts().then(
    ({ lacksChunk }) => lacksChunk(tag, document),
    () => console.error(`clinicart: <${tag}> did not load.`),
  );
}
