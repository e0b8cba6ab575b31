import { useEffect, useState } from 'react';
import type { CheckoutBody } from '@bookgrove/api-client';
import { t } from '../../../i18n/index.ts';
import { Field } from '../../../ui/Field.tsx';

type AddressBody = NonNullable<CheckoutBody['address']>;
/** What was typed; the country is chosen with the contact. */
export type TypedAddress = Partial<Record<Exclude<keyof AddressBody, 'country'>, string>>;

/** Of this tab, so that what was typed is there after a reload. */
const KEY = 'checkout-address';

function stored(): TypedAddress {
  try {
    return (JSON.parse(sessionStorage.getItem(KEY) ?? '{}') ?? {}) as TypedAddress;
  } catch {
    return {};
  }
}

/** The address of the form, kept while the tab is open. */
export function useTypedAddress() {
  const [address, setAddress] = useState(stored);
  useEffect(() => {
    try {
      sessionStorage.setItem(KEY, JSON.stringify(address));
    } catch {
      // Without storage the text lasts until the page is left.
    }
  }, [address]);
  return [address, setAddress] as const;
}

/** Forgets the address, once an order is placed. */
export function forgetAddress(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Without storage there is nothing to forget.
  }
}

/** What is missing, by field; the server looks at the rest. */
export function missingIn(address: TypedAddress): Record<string, string> {
  const missing = (name: keyof TypedAddress) => !address[name]?.trim();
  return {
    ...(missing('name') && { 'address.name': t('Please enter who receives the parcel.') }),
    ...(missing('line1') && { 'address.line1': t('Please enter street and number.') }),
    ...(missing('city') && { 'address.city': t('Please enter the town.') }),
  };
}

/** Where printed books are sent. */
export function AddressFields({
  address,
  onChange,
  errors,
}: {
  address: TypedAddress;
  onChange: (address: TypedAddress) => void;
  errors: Record<string, string>;
}) {
  const field = (
    name: keyof TypedAddress,
    label: string,
    autoComplete: string,
    hint?: string,
    maxLength = 120,
  ) => (
    <Field
      label={label}
      hint={hint}
      name={`address.${name}`}
      autoComplete={`shipping ${autoComplete}`}
      maxLength={maxLength}
      value={address[name] ?? ''}
      onChange={({ target }) => onChange({ ...address, [name]: target.value })}
      error={errors[`address.${name}`]}
    />
  );
  const optional = t('You can leave this empty.');
  return (
    <>
      {field('name', t('Who receives it'), 'name')}
      {field('postcode', t('Postcode'), 'postal-code', undefined, 16)}
      {field('line1', t('Street and number'), 'address-line1')}
      {field('line2', t('Flat, floor or company'), 'address-line2', optional)}
      {field('city', t('Town'), 'address-level2')}
      {field('region', t('State or province'), 'address-level1', t('Only where addresses have one.'))}
    </>
  );
}
