import type { Explanation } from '@clinicart/sdk';
import { PICTURE_FILES } from '@clinicart/sdk/values';
import { useWords } from '../../engine/index.ts';
import { PictureUpload, pictureUploadStyles } from '../../ui/upload/picture-upload.tsx';
import { profileFormWords } from './profile-words.ts';
import { usePictureChoice } from './use-picture-choice.ts';

export const licenceFieldStyles = pictureUploadStyles;

interface LicenceFieldProps {
  file: File | undefined;
  /** Address of the saved certificate. */
  saved?: string | undefined;
  state: {
    readonly progress: number | undefined;
    messageFor(field: 'licence'): string | undefined;
    setError(field: 'licence', error: Explanation | undefined): void;
  };
  onFile(file: File | undefined): void;
}

/** The certificate. Validates a file when it is chosen; an invalid one leaves the previous one. Spec: 1§5 */
export function LicenceField({ file, saved, state, onFile }: LicenceFieldProps) {
  const text = useWords(profileFormWords);
  const choice = usePictureChoice((why) => state.setError('licence', why));
  return (
    <PictureUpload
      name="licence"
      label={text.licence}
      hint={text.licenceHint}
      accept={PICTURE_FILES}
      file={file}
      src={saved}
      error={state.messageFor('licence')}
      progress={state.progress}
      onFile={(chosen) => void choice.take(chosen, onFile)}
      onRemove={() => {
        choice.cancel();
        onFile(undefined);
      }}
    />
  );
}
