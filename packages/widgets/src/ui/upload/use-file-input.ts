import { type ChangeEvent, type DragEvent, useRef, useState } from 'react';

interface FilePlaceOptions {
  accept: string | undefined;
  /** While one is on its way no other is taken. */
  busy: boolean;
  onFile?(file: File): void;
  /** Several at a time, where this is given. */
  onFiles?(files: readonly File[]): void;
}

/**
 * A place that takes a file, or several: dropped on it (`place`, on its element), or chosen with the dialog that `openDialog` opens
 * through a hidden `input`. Dropping is for the pointer alone, so a button that chooses stands beside it.
 */
export function useFilePlace({ accept, busy, onFile, onFiles }: FilePlaceOptions) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const [first, ...more] = files ?? [];
    if (!first || busy) return;
    if (onFiles) onFiles([first, ...more]);
    else onFile?.(first);
  };
  const hover = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  return {
    openDialog: () => input.current?.click(),
    place: {
      'data-over': over || undefined,
      onDragEnter: hover,
      onDragOver: hover,
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      },
    },
    input: {
      ref: input,
      className: 'clinic-visually-hidden',
      type: 'file',
      tabIndex: -1,
      'aria-hidden': true,
      accept,
      multiple: onFiles !== undefined,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        take(event.target.files);
        // The same file, mended, may be chosen again.
        event.target.value = '';
      },
    },
  };
}
