import {
  type ContactFields,
  type ContactFlow,
  checkContactFields,
  moveAreaCode,
} from '@clinicart/sdk/identity';
import type { FocusEvent, ReactNode } from 'react';
import { useSay, useWords } from '../../engine/index.ts';
import { Field, fieldStyles } from '../../ui/form/field.tsx';
import { TextInput, textInputStyles } from '../../ui/form/text-input.tsx';
import { AreaCodeSelect, areaCodeSelectStyles } from './area-code-select.tsx';
import { contactWords } from './code-words.ts';

export const contactFieldsStyles = [fieldStyles, textInputStyles, areaCodeSelectStyles];

interface ContactFieldProps {
  /** `by` selects the field that shows. */
  fields: ContactFields;
  /** The flow whose rules apply. Spec: 1§5 */
  flow: ContactFlow;
  /** Shows the error of an invalid contact, after the field was left or submitted. */
  isTouched: boolean;
  /** The server's error, which takes precedence. */
  refusal?: string | undefined;
  /** Replaces the label "phone number" or "e-mail address". */
  label?: string | undefined;
  labelEnd?: ReactNode;
  /** Password managers identify the account by this field. */
  isUserName?: boolean;
  onChange(part: Partial<ContactFields>): void;
  /** Left for another field; focusing a tab or the close button does not count. */
  onLeave(): void;
}

/**
 * A phone number with its area code, or an e-mail address; validated when it is left. An area code that is pasted with
 * the number moves into its own field. Spec: 1§5, 1§9
 */
export function ContactField(props: ContactFieldProps) {
  const { fields, flow, isTouched, refusal, onChange, onLeave } = props;
  const say = useSay();
  const text = useWords(contactWords);
  const error = isTouched ? checkContactFields(fields, flow) : undefined;
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    const next = event.relatedTarget;
    if (next === null || event.currentTarget.form?.contains(next)) onLeave();
  };
  const isPhone = fields.by === 'phone';
  return (
    <Field
      labelEnd={props.labelEnd}
      label={props.label ?? (isPhone ? text.phone : text.email)}
      error={refusal ?? (error && say(error))}
    >
      {isPhone ? (
        <TextInput
          data-field="phone"
          type="tel"
          name={props.isUserName ? 'username' : 'phone'}
          autoComplete={props.isUserName ? 'username' : 'tel-national'}
          value={fields.phone}
          onChange={(event) =>
            onChange(moveAreaCode({ phone: event.target.value, areaCode: fields.areaCode }, flow))
          }
          onBlur={leave}
          lead={
            <AreaCodeSelect
              flow={flow}
              value={fields.areaCode}
              onChange={(areaCode) => onChange({ areaCode })}
            />
          }
        />
      ) : (
        <TextInput
          data-field="email"
          type="email"
          name={props.isUserName ? 'username' : 'email'}
          autoComplete={props.isUserName ? 'username' : 'email'}
          spellCheck={false}
          autoCapitalize="off"
          value={fields.email}
          onChange={(event) => onChange({ email: event.target.value })}
          onBlur={leave}
        />
      )}
    </Field>
  );
}
