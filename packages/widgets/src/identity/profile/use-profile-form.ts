import type { Explanation } from '@clinicart/sdk';
import type { ProfileOutcome } from '@clinicart/sdk/identity';
import { useState } from 'react';
import type { FieldErrors } from '../../ui/form/use-form.ts';
import { type ShopForm, useShopForm } from '../account/use-shop-form.ts';

/** An error of the certification as a whole, not of a field. */
type CertificationError = 'certification';

interface ProfileFormOptions<Values, Field extends string> {
  readonly initial: Values;
  validate(values: Values): FieldErrors<Field, Explanation>;
  save(values: Values, onProgress: (share: number) => void): Promise<ProfileOutcome<Field>>;
  onDone(notice: Explanation): void;
  /** Runs after each change, such as to keep a draft. */
  onChange?(values: Values): void;
}

/** A form of the profile, with the progress of an upload. Spec: 1§5 */
export function useProfileForm<Values extends object, Field extends string>({
  save,
  onDone,
  ...options
}: ProfileFormOptions<Values, Field | CertificationError>) {
  const [progress, setProgress] = useState<number>();
  const form = useShopForm<Values, Field | CertificationError>({
    ...options,
    async submit(values) {
      try {
        const outcome = await save(values, setProgress);
        if (!outcome.ok) return { errors: outcome.complaints };
        onDone(outcome.notice);
        return undefined;
      } finally {
        setProgress(undefined);
      }
    },
  });
  return { ...form, progress };
}

export type ProfileForm<Values extends object, Field extends string> = ShopForm<
  Values,
  Field | CertificationError
>;
