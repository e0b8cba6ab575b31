import type { ComponentProps } from 'react';
import { Field } from '../../ui/Field.tsx';

/** A whole number that may be empty. */
export function NumberField({
  value,
  most = 99,
  onChange,
  ...field
}: Pick<ComponentProps<typeof Field>, 'name' | 'label' | 'hint' | 'error'> & {
  value: number | null;
  most?: number;
  onChange: (value: number | null) => void;
}) {
  return (
    <Field
      {...field}
      type="number"
      inputMode="numeric"
      min={0}
      max={most}
      value={value ?? ''}
      onChange={({ target }) => onChange(wholeNumber(target.value, most))}
    />
  );
}

/** The typed value as a whole number from 0 to `most`; null where it is empty. */
export const wholeNumber = (typed: string, most: number): number | null =>
  typed === '' ? null : Math.min(most, Math.max(0, Math.round(Number(typed))));
