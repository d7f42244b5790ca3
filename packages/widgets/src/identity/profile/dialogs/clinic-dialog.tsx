import {
  type ClinicForm,
  certificationStep,
  checkClinic,
  offersSubmit,
  profileDomain,
  refuseClinic,
} from '@clinicart/sdk/identity';
import { TEXT_LIMITS } from '@clinicart/sdk/values';
import { useSay, useShop, useWords } from '../../../engine/index.ts';
import { ServerText } from '../../../ui/data/server-text.tsx';
import { Field, fieldStyles } from '../../../ui/form/field.tsx';
import { TextInput, textInputStyles } from '../../../ui/form/text-input.tsx';
import { Image } from '../../../ui/media/image.tsx';
import { Notice, noticeStyles } from '../../../ui/state/notice.tsx';
import { FormDialog, formDialogStyles } from '../form-dialog.tsx';
import { LicenceField, licenceFieldStyles } from '../licence-field.tsx';
import { profileFormWords } from '../profile-words.ts';
import { useProfileForm } from '../use-profile-form.ts';
import type { ProfileDialogProps } from './use-profile-dialog.ts';

export const styles = [
  fieldStyles,
  textInputStyles,
  noticeStyles,
  formDialogStyles,
  licenceFieldStyles,
];

/** Edits name and certificate of the clinic, in every state of its certification. Spec: 1§4, 1§5 */
function ClinicDialog({ account, isShown, onHide, onClose, onDone }: ProfileDialogProps) {
  const shop = useShop();
  const say = useSay();
  const text = useWords(profileFormWords);
  const { certification } = account;
  const refusal = refuseClinic(certification);
  const step = certificationStep(certification, account.reason);
  const initial: ClinicForm = { clinicName: account.clinicName, licence: account.licencePath };
  const state = useProfileForm({
    initial,
    validate: checkClinic,
    save: (form, onProgress) => shop.domain(profileDomain).submitClinic(form, onProgress),
    onDone,
  });
  const { values } = state;
  const savedLicence = shop.picture(account.licencePath, 'detail');
  return (
    <FormDialog
      isShown={isShown}
      onHide={onHide}
      onClose={onClose}
      state={state}
      title={text.clinic}
      submit={
        offersSubmit(certification) && !refusal
          ? { label: text.submit, busyLabel: text.submitting }
          : undefined
      }
    >
      {step?.next === 'resubmit' && <Notice tone="danger" lead={say(step.said)} />}
      {refusal ? (
        <ReadOnlyClinic why={say(refusal)} name={account.clinicName} licence={savedLicence} />
      ) : (
        <>
          <Field label={text.clinicName} required error={state.messageFor('clinicName')}>
            <TextInput
              data-field="clinicName"
              name="organization"
              autoComplete="organization"
              maxLength={TEXT_LIMITS.clinicName}
              value={values.clinicName}
              onChange={(event) => state.change({ clinicName: event.target.value })}
              onBlur={() => state.touch('clinicName')}
            />
          </Field>
          <LicenceField
            state={state}
            file={values.licence instanceof File ? values.licence : undefined}
            saved={savedLicence}
            onFile={(licence) => state.change({ licence: licence ?? account.licencePath })}
          />
        </>
      )}
      {state.messageFor('certification') && (
        <Notice tone="danger" role="alert" lead={state.messageFor('certification')} />
      )}
    </FormDialog>
  );
}

interface ReadOnlyClinicProps {
  /** Why it cannot be changed now. */
  why: string;
  name: string;
  licence: string | undefined;
}

function ReadOnlyClinic({ why, name, licence }: ReadOnlyClinicProps) {
  const text = useWords(profileFormWords);
  return (
    <>
      <Notice tone="info" lead={why} />
      <dl className="clinic-profile-facts">
        <dt>{text.clinicName}</dt>
        <ServerText as="dd">{name}</ServerText>
        {licence && (
          <>
            <dt>{text.licence}</dt>
            <dd>
              <Image className="clinic-profile-certificate" src={licence} alt={text.licence} />
            </dd>
          </>
        )}
      </dl>
    </>
  );
}

export const part = ClinicDialog;
