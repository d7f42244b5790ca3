import { type ChangeEvent, type DragEvent, useRef, useState } from 'react';

interface FilePlaceOptions {
  accept: string | undefined;
  /** Refuses files while a previous one is being processed. */
  busy: boolean;
  onFile?(file: File): void;
  /** Accepts several files at a time; replaces `onFile`. */
  onFiles?(files: readonly File[]): void;
}

/**
 * Accepts files by drag and drop on `place` (props of its element), or from the file dialog that `openDialog` opens
 * through a hidden `input`. Drag and drop needs a pointer, so render a button that opens the dialog too.
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
        // Lets the buyer choose the same file again after correcting it.
        event.target.value = '';
      },
    },
  };
}
