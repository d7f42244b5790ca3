import { useId } from 'react';
import { IconButton } from '../button/button.tsx';
import { uploadWords } from '../foundation/ui-words.ts';
import { useWords } from '../foundation/words.ts';
import { AlertIcon, CloseIcon, UploadIcon } from '../media/icons.tsx';
import { Image } from '../media/image.tsx';
import { PicturePreview } from './picture-preview.tsx';
import { useFilePlace } from './use-file-input.ts';

/** A picture that was chosen, or one that is there already. */
export interface PictureTile {
  readonly key: string;
  /** Said in its place: “Stamped bill 2”. */
  readonly label: string;
  readonly file?: File | undefined;
  readonly src?: string | undefined;
  /** Why it cannot be handed in. */
  readonly problem?: string | undefined;
  /** How much of it has been sent, from 0 to 1, while it is. */
  readonly progress?: number | undefined;
  readonly onRemove?: (() => void) | undefined;
}

/** Props of {@link PictureTiles}. */
export interface PictureTilesProps {
  label: string;
  tiles: readonly PictureTile[];
  /** The tile that takes more; nothing where no more may come. */
  add?:
    | {
        readonly label: string;
        /** How many there are, of how many. */
        readonly count: string;
        readonly accept: string;
        onFiles(files: readonly File[]): void;
      }
    | undefined;
  busy?: boolean | undefined;
}

/**
 * Pictures in tiles of 104 px, and a tile that takes more: dropped or chosen, several at a time. It knows no rule about
 * files; the caller says what was wrong with one. Sheets: picture-tiles, button.
 */
export function PictureTiles({ label, tiles, add, busy = false }: PictureTilesProps) {
  return (
    <ul className="clinic-picture-tiles" part="picture-tiles" aria-label={label}>
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
  return (
    <li
      className="clinic-picture-tile"
      data-problem={problem !== undefined || undefined}
      data-sending={progress !== undefined || undefined}
    >
      {problem !== undefined ? (
        <p>
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
          <progress max={1} value={progress} aria-label={label} />
        </span>
      )}
      {onRemove && progress === undefined && (
        <IconButton label={`${words.remove} ${label}`} onClick={onRemove}>
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
