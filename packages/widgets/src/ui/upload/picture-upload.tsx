import { useEffect, useId, useRef } from 'react';
import { Button, buttonStyles } from '../button/button.tsx';
import fieldCss from '../form/field.css?inline';
import { useWords } from '../foundation/words.ts';
import { AlertIcon } from '../media/first-icons.tsx';
import { UploadIcon } from '../media/icons.tsx';
import { Image } from '../media/image.tsx';
import { ProgressBar, progressBarStyles } from '../state/progress-bar.tsx';
import { PicturePreview } from './picture-preview.tsx';
import pictureUploadCss from './picture-upload.css?inline';
import { uploadWords } from './upload-words.ts';
import { useFilePlace } from './use-file-input.ts';

export const pictureUploadStyles = [buttonStyles, fieldCss, progressBarStyles, pictureUploadCss];

/** Props of {@link PictureUpload}. */
export interface PictureUploadProps {
  label: string;
  /** The chosen picture that is not uploaded yet. */
  file: File | undefined;
  /** Address of the uploaded picture, shown while no new one is chosen. */
  src?: string | undefined;
  /** Accepted types, and the size limit. */
  hint?: string | undefined;
  /** The `accept` attribute of a native file input: `.jpg,.png`. */
  accept?: string | undefined;
  /** The reason why the last file was refused or could not be uploaded. */
  error?: string | undefined;
  /** Progress of the upload from 0 to 1; undefined while there is none. */
  progress?: number | undefined;
  /** Value of `data-field` on the button, by which a form focuses it. */
  name?: string | undefined;
  onFile(file: File): void;
  onRemove?: (() => void) | undefined;
  onStop?: (() => void) | undefined;
}

const KILO = 1024;
const MEGA = KILO * KILO;

/** Returns a file size for people. */
const sizeText = (bytes: number) =>
  bytes < MEGA ? `${Math.ceil(bytes / KILO)} KB` : `${(bytes / MEGA).toFixed(1)} MB`;

/**
 * A drop zone for one picture: shows it at once with the progress of its upload, and lets the buyer replace or remove
 * it. Knows no rules about files; the caller supplies the error.
 */
export function PictureUpload(props: PictureUploadProps) {
  const { label, file, src, hint, accept, error, progress, onFile } = props;
  const words = useWords(uploadWords);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const isSending = progress !== undefined;
  const hasStopped = useRef(false);
  // The button that stops the upload disappears when the upload ends.
  useEffect(() => {
    if (!isSending && hasStopped.current) button.current?.focus();
    hasStopped.current = false;
  }, [isSending]);
  const { openDialog, place, input } = useFilePlace({ accept, busy: isSending, onFile });
  const isEmpty = !file && src === undefined;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be inside the head of the field.
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
                    // This button disappears with the picture.
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
      <ProgressBar label={text} value={progress} />
      <span>{text}</span>
    </div>
  );
}
