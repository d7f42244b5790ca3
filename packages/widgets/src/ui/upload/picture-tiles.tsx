import { useId, useRef } from 'react';
import { buttonStyles } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { useWords } from '../foundation/words.ts';
import { AlertIcon } from '../media/first-icons.tsx';
import { CloseIcon, UploadIcon } from '../media/icons.tsx';
import { Image } from '../media/image.tsx';
import { useKeptFocus } from '../page/use-kept-focus.ts';
import { ProgressBar, progressBarStyles } from '../state/progress-bar.tsx';
import { PicturePreview } from './picture-preview.tsx';
import pictureTilesCss from './picture-tiles.css?inline';
import { uploadWords } from './upload-words.ts';
import { useFilePlace } from './use-file-input.ts';

export const pictureTilesStyles = [buttonStyles, progressBarStyles, pictureTilesCss];

/** A picture that the buyer has chosen, or that the server already has. */
export interface PictureTile {
  readonly key: string;
  /** Accessible name of the picture: “Stamped form 2”. */
  readonly label: string;
  readonly file?: File | undefined;
  readonly src?: string | undefined;
  /** The reason why the picture cannot be submitted. */
  readonly problem?: string | undefined;
  /** Progress of the upload from 0 to 1; undefined while there is none. */
  readonly progress?: number | undefined;
  readonly onRemove?: (() => void) | undefined;
}

/** Props of {@link PictureTiles}. */
export interface PictureTilesProps {
  label: string;
  tiles: readonly PictureTile[];
  /** The tile that adds pictures; undefined when the limit is reached. */
  add?:
    | {
        readonly label: string;
        /** The number of pictures and the limit. */
        readonly count: string;
        readonly accept: string;
        onFiles(files: readonly File[]): void;
      }
    | undefined;
  busy?: boolean | undefined;
}

/**
 * Pictures in tiles of 104 px, and a tile that adds more by drag and drop or the file dialog. Knows no rules about
 * files; the caller supplies the problem of each one.
 */
export function PictureTiles({ label, tiles, add, busy = false }: PictureTilesProps) {
  const list = useRef<HTMLUListElement>(null);
  const keptFocus = useKeptFocus(list);
  return (
    <ul
      ref={list}
      className="clinic-picture-tiles"
      part="picture-tiles"
      aria-label={label}
      tabIndex={-1}
      {...keptFocus}
    >
      {tiles.map((tile) => (
        <Tile key={tile.key} tile={tile} />
      ))}
      {add && <AddTile add={add} busy={busy} />}
    </ul>
  );
}

function Tile({ tile }: { tile: PictureTile }) {
  const words = useWords(uploadWords);
  const { label, file, src, problem, progress, onRemove } = tile;
  const id = useId();
  return (
    <li
      className="clinic-picture-tile"
      data-problem={problem !== undefined || undefined}
      data-sending={progress !== undefined || undefined}
    >
      {problem !== undefined ? (
        <p id={id} role="alert">
          <AlertIcon size={18} />
          <span>{problem}</span>
          <small>{file?.name}</small>
        </p>
      ) : file ? (
        <PicturePreview key={`${file.name} ${file.lastModified}`} file={file} />
      ) : (
        <a href={src} target="_blank" rel="noreferrer">
          <Image src={src} alt={label} />
        </a>
      )}
      {progress !== undefined && (
        <span className="clinic-picture-tile-sending">
          <span aria-hidden="true">{`${Math.round(progress * 100)}%`}</span>
          <ProgressBar label={label} value={progress} />
        </span>
      )}
      {onRemove && progress === undefined && (
        <IconButton
          label={`${words.remove} ${label}`}
          aria-describedby={problem === undefined ? undefined : id}
          onClick={onRemove}
        >
          <CloseIcon size={14} />
        </IconButton>
      )}
    </li>
  );
}

type AddTileProps = { add: NonNullable<PictureTilesProps['add']>; busy: boolean };

function AddTile({ add, busy }: AddTileProps) {
  const id = useId();
  const { openDialog, place, input } = useFilePlace({
    accept: add.accept,
    busy,
    onFiles: add.onFiles,
  });
  return (
    <li className="clinic-picture-tile" data-add="" {...place}>
      <button type="button" disabled={busy} aria-describedby={id} onClick={openDialog}>
        <UploadIcon size={18} />
        {add.label}
      </button>
      <span id={id}>{add.count}</span>
      <input {...input} />
    </li>
  );
}
