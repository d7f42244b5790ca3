import type { Explanation } from '@clinicart/sdk';
import { checkPictureFile } from '@clinicart/sdk/values';
import { useRef } from 'react';

/** Validates a chosen picture, whose content takes a moment to read: the last choice counts. Spec: 1§5 */
export function usePictureChoice(onError: (why: Explanation | undefined) => void) {
  const latest = useRef<File>(undefined);
  return {
    async take(chosen: File, onFit: (picture: File) => void): Promise<void> {
      latest.current = chosen;
      const why = await checkPictureFile(chosen);
      if (latest.current !== chosen) return;
      onError(why);
      if (!why) onFit(chosen);
    },
    /** Ignores a picture that is still being read. */
    cancel() {
      latest.current = undefined;
    },
  };
}
