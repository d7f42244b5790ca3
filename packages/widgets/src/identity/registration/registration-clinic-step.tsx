import { MOST_INVITATION } from '@clinicart/sdk/identity';
import { PICTURE_FILES, TEXT_LIMITS } from '@clinicart/sdk/values';
import { type FormEvent, useState } from 'react';
import { useShop, useStore, useWords } from '../../engine/index.ts';
import { Button, buttonStyles } from '../../ui/button/button.tsx';
import { Checkbox, choiceStyles } from '../../ui/form/choice.tsx';
import { Field, fieldStyles } from '../../ui/form/field.tsx';
import { TextInput, textInputStyles } from '../../ui/form/text-input.tsx';
import { PictureUpload, pictureUploadStyles } from '../../ui/upload/picture-upload.tsx';
import { RegionPicker, regionPickerStyles } from '../account/region-picker.tsx';
import { registerWords } from './register-words.ts';
import { RegistrationFailure, registrationFailureStyles } from './registration-contact-step.tsx';
import type { RegisterState } from './use-register.ts';
import { VerifiedContact, verifiedContactStyles } from './verified-contact.tsx';

export const registrationClinicStepStyles = [
  buttonStyles,
  choiceStyles,
  fieldStyles,
  textInputStyles,
  pictureUploadStyles,
  regionPickerStyles,
  registrationFailureStyles,
  verifiedContactStyles,
];

/** Step three: the clinic and its certificate. Spec: 1§2 Register, 1§4, 1§5 */
export function RegistrationClinicStep({ register }: { register: RegisterState }) {
  const text = useWords(registerWords);
  const [submitter, setSubmitter] = useState<'skip' | 'submit'>();
  const isBusy = register.busy === 'registering';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setSubmitter('submit');
    void register.register();
  };
  const skip = () => {
    setSubmitter('skip');
    void register.registerOnly();
  };
  return (
    <form className="clinic-register-clinic" noValidate onSubmit={submit}>
      <ClinicFields register={register} />
      <div className="clinic-register-side">
        <Licence register={register} />
        <Field label={text.invitation} optional>
          <TextInput
            name="invitation"
            autoComplete="off"
            maxLength={MOST_INVITATION}
            placeholder={text.invitationFrom}
            value={register.form.invitationCode}
            onChange={(event) => register.change({ invitationCode: event.target.value })}
          />
        </Field>
      </div>
      <RegistrationFailure register={register} />
      <div className="clinic-register-end">
        <Button
          kind="link"
          busy={isBusy && submitter === 'skip'}
          busyLabel={text.registering}
          onClick={skip}
        >
          {text.skip}
        </Button>
        <Button size="l" onClick={register.back}>
          {text.back}
        </Button>
        <Button
          kind="primary"
          size="l"
          type="submit"
          busy={isBusy && submitter === 'submit'}
          busyLabel={text.submitting}
        >
          {text.submit}
        </Button>
      </div>
    </form>
  );
}

function ClinicFields({ register }: { register: RegisterState }) {
  const shop = useShop();
  const text = useWords(registerWords);
  const { form } = register;
  const regions = useStore(shop.account.regions.watch(null)).value;
  const control = (field: 'clinicName' | 'name' | 'street' | 'unit') => ({
    'data-field': field,
    name: field,
    value: form[field],
    onChange: (event: { target: { value: string } }) =>
      register.change({ [field]: event.target.value }),
    onBlur: () => {
      if (form[field] !== '') register.touch(field);
    },
  });
  return (
    <div className="clinic-register-fields clinic-register-pairs">
      <Field label={text.clinicName} required error={register.messageFor('clinicName')}>
        <TextInput
          autoComplete="organization"
          maxLength={TEXT_LIMITS.clinicName}
          {...control('clinicName')}
        />
      </Field>
      <Field label={text.name} required error={register.messageFor('name')}>
        <TextInput autoComplete="name" maxLength={TEXT_LIMITS.personName} {...control('name')} />
      </Field>
      <VerifiedContact form={form} />
      <Field label={text.region} required error={register.messageFor('region', regions)}>
        <RegionPicker
          name="region"
          value={form.region}
          onChange={(region) => register.change({ region })}
          onLeave={() => register.touch('region')}
        />
      </Field>
      <Field label={text.street} required error={register.messageFor('street')}>
        <TextInput
          autoComplete="address-line1"
          maxLength={TEXT_LIMITS.street}
          {...control('street')}
        />
      </Field>
      <Field label={text.unit} required error={register.messageFor('unit')}>
        <TextInput autoComplete="address-line2" maxLength={TEXT_LIMITS.unit} {...control('unit')} />
      </Field>
      <Checkbox
        name="savesAddress"
        label={text.savesAddress}
        checked={form.savesAddress}
        onChange={(event) => register.change({ savesAddress: event.target.checked })}
      />
    </div>
  );
}

function Licence({ register }: { register: RegisterState }) {
  const text = useWords(registerWords);
  const { form, store } = register;
  return (
    <PictureUpload
      name="licence"
      label={text.licence}
      file={form.licence}
      accept={PICTURE_FILES}
      hint={text.licenceHint}
      error={register.messageFor('licence')}
      progress={register.progress}
      onFile={(file) => void store.chooseLicence(file)}
      onRemove={store.removeLicence}
      onStop={store.stop}
    />
  );
}
