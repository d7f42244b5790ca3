import { useId } from 'react';
import { Button, buttonStyles } from '../button/button.tsx';
import { AlertIcon } from '../media/first-icons.tsx';
import { UploadIcon } from '../media/icons.tsx';
import fileDropCss from './file-drop.css?inline';
import { useFilePlace } from './use-file-input.ts';

export const fileDropStyles = [buttonStyles, fileDropCss];

/** Props of {@link FileDrop}. */
export interface FileDropProps {
  /** Names the expected file: 上載 CSV 或 Excel 檔案. */
  label: string;
  /** Label of the button that opens the file dialog. */
  choose: string;
  /** Accepted types, and the size limit. */
  hint?: string | undefined;
  /** The `accept` attribute of a native file input: `.csv,.xlsx`. */
  accept?: string | undefined;
  /** The reason why the last file was refused; shown until the next file. */
  error?: string | undefined;
  busy?: boolean | undefined;
  busyLabel?: string | undefined;
  onFile(file: File): void;
}

/**
 * A drop zone for one file, with a button that opens the file dialog. Knows no rules about files; the caller supplies
 * the error.
 */
export function FileDrop(props: FileDropProps) {
  const { label, choose, hint, accept, error, busy, busyLabel, onFile } = props;
  const id = useId();
  const { openDialog, place, input } = useFilePlace({ accept, busy: busy === true, onFile });
  return (
    <div
      className="clinic-file-drop"
      part="file-drop"
      data-invalid={error ? true : undefined}
      {...place}
    >
      <p className="clinic-file-drop-label">
        <UploadIcon size={18} />
        {label}
      </p>
      <Button
        busy={busy}
        busyLabel={busyLabel}
        aria-describedby={`${id}-about`}
        onClick={openDialog}
      >
        {choose}
      </Button>
      <input {...input} />
      <p className="clinic-file-drop-message" id={`${id}-about`} aria-live="polite">
        {error && <AlertIcon size={14} />}
        {error ?? hint}
      </p>
    </div>
  );
}
