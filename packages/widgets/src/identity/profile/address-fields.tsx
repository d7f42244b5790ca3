import { type ClinicAddressForm, TEXT_LIMITS } from '@clinicart/sdk';
import { useWords } from '../../engine/index.ts';
import { Field } from '../../ui/form/field.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { RegionPicker } from '../account/region-picker.tsx';
import { profileFormWords } from './profile-words.ts';

interface AddressFieldsProps {
  state: {
    readonly form: ClinicAddressForm;
    change(part: Partial<ClinicAddressForm>): void;
    leave(field: 'region' | 'street'): void;
    messageFor(field: 'region' | 'street'): string | undefined;
  };
}

/** Where a clinic is; either street or unit is enough. Spec: 1§3, 1§5 */
export function AddressFields({ state }: AddressFieldsProps) {
  const text = useWords(profileFormWords);
  const { form, change, leave, messageFor } = state;
  return (
    <>
      <div data-field="region">
        <Field label={text.region} required error={messageFor('region')}>
          <RegionPicker
            value={form.region}
            onChange={(region) => change({ region })}
            onLeave={() => leave('region')}
          />
        </Field>
      </div>
      <Field label={text.street} hint={text.streetHint} error={messageFor('street')}>
        <TextInput
          data-field="street"
          name="street"
          autoComplete="address-line1"
          maxLength={TEXT_LIMITS.street}
          value={form.street}
          onChange={(event) => change({ street: event.target.value })}
        />
      </Field>
      <Field label={text.unit} hint={text.unitHint}>
        <TextInput
          name="unit"
          autoComplete="address-line2"
          maxLength={TEXT_LIMITS.unit}
          value={form.unit}
          onChange={(event) => change({ unit: event.target.value })}
          onBlur={() => leave('street')}
        />
      </Field>
    </>
  );
}
