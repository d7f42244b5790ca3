import {
  type AddressDraft,
  type AddressField,
  type AddressForm,
  EMPTY_ADDRESS,
  REGION_LEVELS,
} from '@clinicart/sdk/identity';
import { TEXT_LIMITS } from '@clinicart/sdk/values';
import { useId } from 'react';
import { useWords } from '../../engine/index.ts';
import { Button, buttonStyles } from '../../ui/button/button.tsx';
import { Checkbox, choiceStyles } from '../../ui/form/choice.tsx';
import { Field, fieldStyles } from '../../ui/form/field.tsx';
import { TextInput, textInputStyles } from '../../ui/form/text-input.tsx';
import { Dialog, dialogStyles } from '../../ui/overlay/dialog.tsx';
import { Notice, noticeStyles } from '../../ui/state/notice.tsx';
import { RegionPicker, regionPickerStyles } from '../account/region-picker.tsx';
import type { ShopForm } from '../account/use-shop-form.ts';
import { ContactField, contactFieldsStyles } from '../session/contact-fields.tsx';
import addressFormCss from './address-form.css?inline';
import { addressFormWords } from './address-words.ts';
import { useAddressForm } from './use-address-form.ts';

export const addressDialogStyles = [
  buttonStyles,
  choiceStyles,
  fieldStyles,
  textInputStyles,
  dialogStyles,
  noticeStyles,
  regionPickerStyles,
  contactFieldsStyles,
  addressFormCss,
];

export interface AddressDialogProps {
  /** The address being edited, without an id for a new one; undefined while the dialog is closed. */
  editing: Partial<AddressDraft> | undefined;
  /** Closed without a decision: keeps the draft. */
  onClose(): void;
  /** Discards the draft. */
  onCancel(): void;
  onSaved(id: string): void;
}

/**
 * Adds or edits a delivery address, in the account and at checkout. Spec: 2§2.2, 2§2.16
 */
export function AddressDialog({ editing, ...rest }: AddressDialogProps) {
  return editing && <OpenDialog key={editing.id} editing={editing} {...rest} />;
}

type OpenDialogProps = AddressDialogProps & { editing: Partial<AddressDraft> };

function OpenDialog({ editing, onClose, onCancel, onSaved }: OpenDialogProps) {
  const text = useWords(addressFormWords);
  const id = useId();
  const address = useAddressForm(editing.id, editing.form ?? EMPTY_ADDRESS, onSaved);
  return (
    <Dialog
      open
      size="m"
      title={address.id === undefined ? text.add : text.edit}
      // A refusal appears in the form, so it stays until the answer.
      required={address.isSubmitting}
      onClose={onClose}
      actions={
        <>
          <Button disabled={address.isSubmitting} onClick={onCancel}>
            {text.cancel}
          </Button>
          <Button
            type="submit"
            form={id}
            kind="primary"
            busy={address.isSubmitting}
            busyLabel={text.saving}
          >
            {text.save}
          </Button>
        </>
      }
    >
      <form
        ref={address.ref}
        id={id}
        className="clinic-address-form"
        noValidate
        onSubmit={(event) => void address.submit(event)}
      >
        <AddressFields address={address} />
        {address.failure && (
          <Notice tone="danger" role="alert" lead={address.failure}>
            {text.notSaved}
          </Notice>
        )}
      </form>
    </Dialog>
  );
}

function AddressFields({ address }: { address: ShopForm<AddressForm, AddressField> }) {
  const text = useWords(addressFormWords);
  const { values } = address;
  const control = (field: AddressField & ('name' | 'street' | 'unit')) => ({
    name: field,
    value: values[field],
    onChange: (event: { target: { value: string } }) =>
      address.change({ [field]: event.target.value }),
    onBlur: () => address.touch(field),
  });
  return (
    <>
      <Field label={text.name} required error={address.messageFor('name')}>
        <TextInput
          autoComplete="shipping name"
          maxLength={TEXT_LIMITS.personName}
          {...control('name')}
        />
      </Field>
      <ContactField
        fields={{ by: 'phone', email: '', phone: values.phone, areaCode: values.areaCode }}
        flow="delivery"
        isTouched={address.isTouched('phone')}
        onChange={({ phone = values.phone, areaCode = values.areaCode }) =>
          address.change({ phone, areaCode })
        }
        onLeave={() => address.touch('phone')}
      />
      <Field label={text.region} required error={address.messageFor('region')}>
        <RegionPicker
          name="region"
          value={values}
          onChange={(choice) =>
            address.change(Object.fromEntries(REGION_LEVELS.map((level) => [level, choice[level]])))
          }
          onLeave={() => address.touch('region')}
        />
      </Field>
      <Field
        label={text.street}
        required
        hint={text.streetHint}
        error={address.messageFor('street')}
      >
        <TextInput
          autoComplete="shipping address-line1"
          maxLength={TEXT_LIMITS.street}
          {...control('street')}
        />
      </Field>
      <Field label={text.unit} optional hint={text.unitHint} error={address.messageFor('unit')}>
        <TextInput
          autoComplete="shipping address-line2"
          maxLength={TEXT_LIMITS.unit}
          {...control('unit')}
        />
      </Field>
      <Checkbox
        label={text.makeDefault}
        checked={values.isDefault}
        onChange={(event) => address.change({ isDefault: event.target.checked })}
      />
    </>
  );
}
