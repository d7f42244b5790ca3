import { type CertificationForm, checkCertification, profileDomain } from '@clinicart/sdk/identity';
import { TEXT_LIMITS } from '@clinicart/sdk/values';
import { useShop, useStore, useWords } from '../../../engine/index.ts';
import { Checkbox, choiceStyles } from '../../../ui/form/choice.tsx';
import { Field, fieldStyles } from '../../../ui/form/field.tsx';
import { TextInput, textInputStyles } from '../../../ui/form/text-input.tsx';
import { Notice, noticeStyles } from '../../../ui/state/notice.tsx';
import { ClinicAddressFields, clinicAddressFieldsStyles } from '../clinic-address-fields.tsx';
import { FormDialog, formDialogStyles } from '../form-dialog.tsx';
import { LicenceField, licenceFieldStyles } from '../licence-field.tsx';
import { profileFormWords } from '../profile-words.ts';
import { useProfileForm } from '../use-profile-form.ts';
import { addressOf } from './clinic-address-dialog.tsx';
import type { ProfileDialogProps } from './use-profile-dialog.ts';

export const styles = [
  choiceStyles,
  fieldStyles,
  textInputStyles,
  noticeStyles,
  clinicAddressFieldsStyles,
  formDialogStyles,
  licenceFieldStyles,
];

/**
 * Certifies the clinic of an account that registered without. Its draft survives a reload, without the certificate.
 * Spec: 1§4, 1§5, 1§7
 */
function CertificationDialog({ account, isShown, onHide, onClose, onDone }: ProfileDialogProps) {
  const shop = useShop();
  const profile = shop.domain(profileDomain);
  const text = useWords(profileFormWords);
  const tree = useStore(shop.account.regions.watch(null)).value ?? [];
  const initial: CertificationForm = {
    ...addressOf(account),
    clinicName: account.clinicName,
    name: account.name,
    savesAddress: true,
    ...profile.certificationDraft(),
    licence: undefined,
  };
  const state = useProfileForm({
    initial,
    validate: (form) => checkCertification(form, tree),
    save: profile.certify,
    onDone,
    onChange: ({ licence: _, ...draft }) => profile.keepCertification(draft),
  });
  const discard = () => {
    profile.keepCertification(undefined);
    onClose();
  };
  const { values } = state;
  const control = (field: 'clinicName' | 'name') => ({
    'data-field': field,
    value: values[field],
    onChange: (event: { target: { value: string } }) =>
      state.change({ [field]: event.target.value }),
    onBlur: () => state.touch(field),
  });
  return (
    <FormDialog
      isShown={isShown}
      onHide={onHide}
      onClose={discard}
      state={state}
      title={text.certification}
      description={text.certificationWhy}
      submit={{ label: text.submit, busyLabel: text.submitting }}
    >
      <Field label={text.clinicName} required error={state.messageFor('clinicName')}>
        <TextInput
          name="organization"
          autoComplete="organization"
          maxLength={TEXT_LIMITS.clinicName}
          {...control('clinicName')}
        />
      </Field>
      <Field label={text.name} required error={state.messageFor('name')}>
        <TextInput
          name="name"
          autoComplete="name"
          maxLength={TEXT_LIMITS.personName}
          {...control('name')}
        />
      </Field>
      <ClinicAddressFields state={state} />
      <LicenceField
        state={state}
        file={values.licence}
        onFile={(licence) => state.change({ licence })}
      />
      <Checkbox
        label={text.savesAddress}
        checked={values.savesAddress}
        onChange={(event) => state.change({ savesAddress: event.target.checked })}
      />
      {state.messageFor('certification') && (
        <Notice tone="danger" role="alert" lead={state.messageFor('certification')} />
      )}
    </FormDialog>
  );
}

export const part = CertificationDialog;
