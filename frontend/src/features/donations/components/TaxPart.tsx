import { giftAidOf, panOf, ukPostcode } from '@bookgrove/contract';
import { t } from '../../../i18n/index.ts';
import { Checkbox, Field, TextAreaField } from '../../../ui/Field.tsx';
import { formatMoney } from '../../../ui/Money.tsx';
import type { DonationBody, DonationOptions } from '../api.ts';
import styles from './GiveForm.module.css';

type Asked = NonNullable<DonationOptions['tax']>;

/** What was typed for the tax; null: the donor declares nothing. */
export interface Declared {
  first_name: string;
  last_name: string;
  house: string;
  postcode: string;
  outside_uk: boolean;
  pan: string;
}

/** The declaration with the name of the donor, as far as it is known. */
const begun = (name: string): Declared => {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  return {
    first_name: first,
    last_name: rest.join(' '),
    house: '',
    postcode: '',
    outside_uk: false,
    pan: '',
  };
};

/** The heading of the part. */
export const taxTitle = ({ regime }: Asked): string =>
  regime === 'gift_aid' ? t('Gift Aid') : t('Tax certificate (80G)');

/** What is wrong in the declaration, by the name of its field. */
export function wrongDeclaration(asked: Asked | null, declared: Declared | null): Record<string, string> {
  if (!asked || !declared) return {};
  const name = t('Please give the name as the tax office knows it.');
  return {
    ...(!declared.first_name.trim() && { 'tax.first_name': name }),
    ...(!declared.last_name.trim() && { 'tax.last_name': name }),
    ...(!declared.house.trim() && { 'tax.house': t('Please fill this in.') }),
    ...(asked.regime === 'gift_aid' &&
      !declared.outside_uk &&
      !ukPostcode(declared.postcode) && { 'tax.postcode': t('Please check the postcode, such as LE4 0XX.') }),
    ...(asked.regime === '80g' &&
      !panOf(declared.pan) && {
        'tax.pan': t('Please check the PAN: five letters, four digits, a letter.'),
      }),
  };
}

/** The member `tax` of a gift; absent without a declaration. */
export function taxOf(asked: Asked | null, declared: Declared | null): Pick<DonationBody, 'tax'> {
  if (!asked || !declared) return {};
  const { first_name, last_name, house, postcode, outside_uk, pan } = declared;
  const { regime, wording_version } = asked;
  return {
    tax: {
      ...{ regime, wording_version, agreed: true, outside_uk },
      ...{ first_name: first_name.trim(), last_name: last_name.trim(), house: house.trim() },
      ...(regime === 'gift_aid' && !outside_uk && { postcode }),
      ...(regime === '80g' && { pan }),
    },
  };
}

/** What a donor declares for the tax: a tick beside the words of the law, which is never set for them, and who they are. */
export function TaxPart({
  asked,
  declared,
  name,
  gift,
  charity,
  errors,
  onChange,
}: {
  asked: Asked;
  declared: Declared | null;
  /** Of the donor. */
  name: string;
  /** Null while no amount is chosen. */
  gift: { amount: number; currency: string } | null;
  /** Who gets the gift. */
  charity: string;
  errors: Record<string, string>;
  onChange: (declared: Declared | null) => void;
}) {
  const field = (member: Exclude<keyof Declared, 'outside_uk'>) => ({
    name: `tax.${member}`,
    value: declared?.[member] ?? '',
    error: errors[`tax.${member}`],
    required: true,
    onChange: ({ target: { value } }: { target: { value: string } }) =>
      declared && onChange({ ...declared, [member]: value }),
  });
  const aid = asked.regime === 'gift_aid';
  return (
    <div className={styles['tribute']}>
      <Checkbox
        label={aid ? t('Yes, add Gift Aid to this gift') : t('Yes, I want the certificate for my tax')}
        checked={declared !== null}
        onChange={({ target: { checked } }) => onChange(checked ? begun(name) : null)}
      />
      <p className={styles['words']} lang="en" dir="ltr">
        {asked.wording}
      </p>
      {aid && gift && (
        <p>
          {t('{charity} gets {sum} more, and you pay nothing.', {
            charity,
            sum: formatMoney({ ...gift, amount: giftAidOf(gift.amount) }),
          })}
        </p>
      )}
      {declared && (
        <div className={styles['pair']}>
          <Field label={t('First name')} autoComplete="given-name" maxLength={35} {...field('first_name')} />
          <Field label={t('Last name')} autoComplete="family-name" maxLength={35} {...field('last_name')} />
          {aid ? (
            <>
              <Field
                label={t('House number or name')}
                autoComplete="address-line1"
                maxLength={120}
                {...field('house')}
              />
              {!declared.outside_uk && (
                <Field
                  label={t('Postcode')}
                  autoComplete="postal-code"
                  dir="ltr"
                  maxLength={12}
                  {...field('postcode')}
                />
              )}
              <Checkbox
                label={t('My home is not in the United Kingdom')}
                checked={declared.outside_uk}
                onChange={({ target: { checked } }) => onChange({ ...declared, outside_uk: checked })}
              />
            </>
          ) : (
            <>
              <Field
                label={t('PAN')}
                hint={t('It is stored encrypted. Afterwards only its last four signs are shown.')}
                autoComplete="off"
                dir="ltr"
                maxLength={12}
                {...field('pan')}
              />
              <TextAreaField
                label={t('Address')}
                autoComplete="street-address"
                rows={3}
                maxLength={255}
                {...field('house')}
              />
            </>
          )}
        </div>
      )}
    </div>
  );
}
