import { checkName, profileDomain } from '@clinicart/sdk/identity';
import { PICTURE_FILES, TEXT_LIMITS } from '@clinicart/sdk/values';
import { useRef } from 'react';
import { useShop, useWords } from '../../../engine/index.ts';
import { Button, buttonStyles } from '../../../ui/button/button.tsx';
import { Field, fieldStyles } from '../../../ui/form/field.tsx';
import { TextInput, textInputStyles } from '../../../ui/form/text-input.tsx';
import { AlertIcon } from '../../../ui/media/first-icons.tsx';
import { UploadIcon } from '../../../ui/media/icons.tsx';
import { Avatar, avatarStyles } from '../../account/avatar.tsx';
import { FormDialog, formDialogStyles } from '../form-dialog.tsx';
import { type Cropped, cropTo } from '../picture/crop-picture.ts';
import { Cropper, cropperStyles } from '../picture/cropper.tsx';
import { profileFormWords } from '../profile-words.ts';
import { usePictureChoice } from '../use-picture-choice.ts';
import { type ProfileForm, useProfileForm } from '../use-profile-form.ts';
import type { ProfileDialogProps } from './use-profile-dialog.ts';

export const styles = [
  buttonStyles,
  fieldStyles,
  textInputStyles,
  avatarStyles,
  formDialogStyles,
  cropperStyles,
];

interface PersonForm {
  readonly name: string;
  readonly file: File | undefined;
  readonly crop: Cropped | undefined;
}

type PersonField = 'name' | 'picture';

/** The file has been moved or changed since it was chosen. */
const UNREADABLE = { reason: 'file-unreadable', facts: {} } as const;

/** Edits the name and the square picture of the account. Spec: 1§2, 1§5 */
function PersonDialog({ account, isShown, onHide, onClose, onDone }: ProfileDialogProps) {
  const shop = useShop();
  const text = useWords(profileFormWords);
  const initial: PersonForm = { name: account.name, file: undefined, crop: undefined };
  const state = useProfileForm<PersonForm, PersonField>({
    initial,
    validate: ({ name }) => {
      const error = checkName(name);
      return error ? { name: error } : {};
    },
    save: async ({ name, file, crop }, onProgress) => {
      const picture = file && crop && (await cropTo(file, crop).catch(() => null));
      if (picture === null) return { ok: false, complaints: { picture: UNREADABLE } };
      return shop.domain(profileDomain).changePerson({ name, picture }, onProgress);
    },
    onDone,
  });
  // A picture is saved once it can be seen.
  const isDrawing = state.values.file !== undefined && state.values.crop === undefined;
  return (
    <FormDialog
      isShown={isShown}
      onHide={onHide}
      onClose={onClose}
      state={state}
      title={text.person}
      submit={{ label: text.save, busyLabel: text.saving, disabled: isDrawing }}
    >
      <PictureField state={state} name={account.name} present={account.avatar} />
      <Field label={text.profileName} required error={state.messageFor('name')}>
        <TextInput
          data-field="name"
          name="name"
          autoComplete="name"
          maxLength={TEXT_LIMITS.personName}
          value={state.values.name}
          onChange={(event) => state.change({ name: event.target.value })}
          onBlur={() => state.touch('name')}
        />
      </Field>
    </FormDialog>
  );
}

interface PictureFieldProps {
  state: ProfileForm<PersonForm, PersonField>;
  name: string;
  present: string | undefined;
}

/** Validates a file when it is chosen; an invalid one leaves the present picture. Spec: 1§5 */
function PictureField({ state, name, present }: PictureFieldProps) {
  const text = useWords(profileFormWords);
  const input = useRef<HTMLInputElement>(null);
  const { file } = state.values;
  const choice = usePictureChoice((why) => state.setError('picture', why));
  const error = state.messageFor('picture');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be inside the head of a field.
    <div role="group" aria-label={text.avatar} className="clinic-crop-field">
      {file ? (
        <Cropper
          key={`${file.name} ${file.lastModified} ${file.size}`}
          file={file}
          onCrop={(crop) => state.change({ crop })}
          onUnreadable={() => {
            state.change({ file: undefined, crop: undefined });
            state.setError('picture', { reason: 'picture-unreadable', facts: {} });
          }}
        />
      ) : (
        <Avatar name={name} picture={present} />
      )}
      <div className="clinic-crop-actions">
        <Button
          data-field="picture"
          icon={<UploadIcon />}
          aria-describedby="clinic-crop-about"
          onClick={() => input.current?.click()}
        >
          {file ? text.anotherPicture : text.choosePicture}
        </Button>
        {file && (
          <Button
            kind="link"
            onClick={() => {
              choice.cancel();
              state.change({ file: undefined, crop: undefined });
            }}
          >
            {text.keepPresent}
          </Button>
        )}
      </div>
      <input
        ref={input}
        className="clinic-visually-hidden"
        type="file"
        tabIndex={-1}
        aria-hidden="true"
        accept={PICTURE_FILES}
        onChange={(event) => {
          const [chosen] = event.target.files ?? [];
          if (chosen)
            void choice.take(chosen, (picture) => state.change({ file: picture, crop: undefined }));
          // Allows choosing the same file again after it was fixed.
          event.target.value = '';
        }}
      />
      <p
        id="clinic-crop-about"
        className="clinic-crop-about"
        data-invalid={error ? true : undefined}
        aria-live="polite"
      >
        {error && <AlertIcon size={14} />}
        {error ?? text.pictureHint}
      </p>
    </div>
  );
}

export const part = PersonDialog;
