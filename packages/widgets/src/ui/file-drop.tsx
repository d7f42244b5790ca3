import { type DragEvent, useId, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { AlertIcon, UploadIcon } from './icons.tsx';

/** Props of {@link FileDrop}. */
export interface FileDropProps {
  /** What to drop here: 上載 CSV 或 Excel 檔案. */
  label: string;
  /** On the button that opens the file dialog. */
  choose: string;
  /** Which kinds, and how large. */
  hint?: string | undefined;
  /** As of a native file input: `.csv,.xlsx`. */
  accept?: string | undefined;
  /** Why the last file was refused; stays in place until the next one. */
  error?: string | undefined;
  busy?: boolean | undefined;
  busyLabel?: string | undefined;
  onFile(file: File): void;
}

/**
 * A place for one file: dropped, or chosen by a button that the keyboard reaches. It knows no rule about the
 * file; the caller says what was wrong with it.
 */
export function FileDrop(props: FileDropProps) {
  const { label, choose, hint, accept, error, busy, busyLabel, onFile } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file && !busy) onFile(file);
  };
  const hover = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is for the pointer alone; the button does the same.
    <div
      className="clinic-file-drop"
      part="file-drop"
      data-over={over || undefined}
      data-invalid={error ? true : undefined}
      onDragEnter={hover}
      onDragOver={hover}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
    >
      <p className="clinic-file-drop-label">
        <UploadIcon size={18} />
        {label}
      </p>
      <Button
        busy={busy}
        busyLabel={busyLabel}
        aria-describedby={`${id}-about`}
        onClick={() => input.current?.click()}
      >
        {choose}
      </Button>
      <input
        ref={input}
        className="clinic-visually-hidden"
        type="file"
        tabIndex={-1}
        aria-hidden="true"
        accept={accept}
        onChange={(event) => {
          take(event.target.files);
          // The same file, mended, may be chosen again.
          event.target.value = '';
        }}
      />
      <p className="clinic-file-drop-message" id={`${id}-about`} aria-live="polite">
        {error && <AlertIcon size={14} />}
        {error ?? hint}
      </p>
    </div>
  );
}
