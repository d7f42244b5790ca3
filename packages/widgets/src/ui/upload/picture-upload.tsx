import { useEffect, useId, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { uploadWords } from '../foundation/ui-words.ts';
import { useWords } from '../foundation/words.ts';
import { AlertIcon, UploadIcon } from '../media/icons.tsx';
import { Image } from '../media/image.tsx';
import { PicturePreview } from './picture-preview.tsx';
import { useFilePlace } from './use-file-input.ts';

/** Props of {@link PictureUpload}. */
export interface PictureUploadProps {
  label: string;
  /** The picture that was chosen and is not there yet. */
  file: File | undefined;
  /** The address of the one that is there, shown while none is chosen. */
  src?: string | undefined;
  /** Which kinds, and how large. */
  hint?: string | undefined;
  /** As of a native file input: `.jpg,.png`. */
  accept?: string | undefined;
  /** Why the last file was refused, or could not be sent. */
  error?: string | undefined;
  /** How much has been sent, from 0 to 1, while it is. */
  progress?: number | undefined;
  /** For whoever leads the focus here: `data-field` of the button. */
  name?: string | undefined;
  onFile(file: File): void;
  onRemove?: (() => void) | undefined;
  onStop?: (() => void) | undefined;
}

const KILO = 1024;
const MEGA = KILO * KILO;

/** A size as people say it. */
const sizeText = (bytes: number) =>
  bytes < MEGA ? `${Math.ceil(bytes / KILO)} KB` : `${(bytes / MEGA).toFixed(1)} MB`;

/**
 * A place for one picture: dropped or chosen, shown at once, replaced or removed, and how far its sending is. It
 * knows no rule about the file; the caller says what was wrong with it. Sheets: picture-upload, field, button.
 */
export function PictureUpload(props: PictureUploadProps) {
  const { label, file, src, hint, accept, error, progress, onFile } = props;
  const words = useWords(uploadWords);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const isSending = progress !== undefined;
  const hasStopped = useRef(false);
  // The button that stops goes with what it stops.
  useEffect(() => {
    if (!isSending && hasStopped.current) button.current?.focus();
    hasStopped.current = false;
  }, [isSending]);
  const { openDialog, place, input } = useFilePlace({ accept, busy: isSending, onFile });
  const isEmpty = !file && src === undefined;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand in the field's own head.
    <div
      className="clinic-field"
      part="field"
      role="group"
      aria-labelledby={`${id}-label`}
      data-invalid={error ? true : undefined}
    >
      <div className="clinic-field-head">
        <span id={`${id}-label`}>{label}</span>
      </div>
      <div className="clinic-picture-upload" part="picture-upload" {...place}>
        <div className="clinic-picture-upload-view" data-empty={isEmpty || undefined}>
          {file ? (
            <PicturePreview key={`${file.name} ${file.lastModified}`} file={file} />
          ) : src === undefined ? (
            <>
              <UploadIcon size={24} />
              <span>{words.drop}</span>
            </>
          ) : (
            <Image src={src} alt={words.present} />
          )}
        </div>
        {file && (
          <p className="clinic-picture-upload-name">
            <span>{file.name}</span>
            <span>{sizeText(file.size)}</span>
          </p>
        )}
        {isSending && <Sending progress={progress} />}
        <div className="clinic-picture-upload-actions">
          {isSending ? (
            props.onStop &&
            progress < 1 && (
              <Button
                kind="link"
                onClick={() => {
                  hasStopped.current = true;
                  props.onStop?.();
                }}
              >
                {words.stop}
              </Button>
            )
          ) : (
            <>
              <Button
                ref={button}
                block={isEmpty}
                data-field={props.name}
                aria-describedby={`${id}-message`}
                onClick={openDialog}
              >
                {isEmpty ? words.choose : words.replace}
              </Button>
              {file && props.onRemove && (
                <Button
                  kind="danger"
                  onClick={() => {
                    props.onRemove?.();
                    // This button goes with the picture.
                    button.current?.focus();
                  }}
                >
                  {words.remove}
                </Button>
              )}
            </>
          )}
        </div>
        <input {...input} />
      </div>
      <div className="clinic-field-message" id={`${id}-message`} aria-live="polite">
        {error && <AlertIcon size={14} />}
        <span>{error ?? hint}</span>
      </div>
    </div>
  );
}

function Sending({ progress }: { progress: number }) {
  const words = useWords(uploadWords);
  const text =
    progress < 1 ? words.uploading({ percent: Math.round(progress * 100) }) : words.uploaded;
  return (
    <div className="clinic-picture-upload-sending">
      <progress max={1} value={progress} aria-label={text} />
      <span>{text}</span>
    </div>
  );
}
