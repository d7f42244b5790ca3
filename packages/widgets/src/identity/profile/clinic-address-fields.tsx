import type { ClinicAddressForm } from '@clinicart/sdk/identity';
import { TEXT_LIMITS } from '@clinicart/sdk/values';
import { useWords } from '../../engine/index.ts';
import { Field, fieldStyles } from '../../ui/form/field.tsx';
import { TextInput, textInputStyles } from '../../ui/form/text-input.tsx';
import { RegionPicker, regionPickerStyles } from '../account/region-picker.tsx';
import { profileFormWords } from './profile-words.ts';

export const clinicAddressFieldsStyles = [fieldStyles, textInputStyles, regionPickerStyles];

interface ClinicAddressFieldsProps {
  state: {
    readonly values: ClinicAddressForm;
    change(part: Partial<ClinicAddressForm>): void;
    touch(field: 'region' | 'street'): void;
    messageFor(field: 'region' | 'street'): string | undefined;
  };
}

/** Fields of the clinic's address; either street or unit is enough. Spec: 1§3, 1§5 */
export function ClinicAddressFields({ state }: ClinicAddressFieldsProps) {
  const text = useWords(profileFormWords);
  const { values, change, touch, messageFor } = state;
  return (
    <>
      <Field label={text.region} required error={messageFor('region')}>
        <RegionPicker
          name="region"
          value={values.region}
          onChange={(region) => change({ region })}
          onLeave={() => touch('region')}
        />
      </Field>
      <Field label={text.street} hint={text.streetHint} error={messageFor('street')}>
        <TextInput
          data-field="street"
          name="street"
          autoComplete="address-line1"
          maxLength={TEXT_LIMITS.street}
          value={values.street}
          onChange={(event) => change({ street: event.target.value })}
        />
      </Field>
      <Field label={text.unit} hint={text.unitHint}>
        <TextInput
          name="unit"
          autoComplete="address-line2"
          maxLength={TEXT_LIMITS.unit}
          value={values.unit}
          onChange={(event) => change({ unit: event.target.value })}
          onBlur={() => touch('street')}
        />
      </Field>
    </>
  );
}
