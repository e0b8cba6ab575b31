import { useDispatch } from 'react-redux';
import { normalizeError } from '../../../api/normalizeError.ts';
import { formatDay } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Facts } from '../../../ui/Record.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { useCancelTaxDeclarationMutation, useGetTaxDeclarationQuery } from '../api.ts';
import styles from '../pages/Gifts.module.css';

/** What the donor declared for the tax on a gift, and how it is taken back. Nothing for a gift without a declaration. */
export function DeclarationCard({ id, accessKey }: { id: string; accessKey: string | undefined }) {
  const key = accessKey ? { key: accessKey } : {};
  const { currentData: declaration } = useGetTaxDeclarationQuery({ id, ...key });
  const [cancel, { isLoading }] = useCancelTaxDeclarationMutation();
  const dispatch = useDispatch();
  if (!declaration) return null;
  const takeBack = async () => {
    const { error } = await cancel({ id, ...key });
    dispatch(
      error
        ? showToast('bad', normalizeError(error).message)
        : showToast('ok', t('The declaration no longer holds')),
    );
  };
  return (
    <section className={styles['form']}>
      <h2>{declaration.regime === 'gift_aid' ? t('Gift Aid') : t('Tax certificate (80G)')}</h2>
      <p lang="en" dir="ltr">
        {declaration.wording}
      </p>
      <Facts
        facts={[
          [t('Name'), declaration.name],
          [t('Address'), [declaration.house, declaration.postcode].filter(Boolean).join(', ')],
          ...(declaration.identity ? [[t('PAN'), declaration.identity] as const] : []),
          [t('Declared on'), formatDay(declaration.declared_at)],
          ...(declaration.cancelled_at
            ? [[t('Taken back on'), formatDay(declaration.cancelled_at)] as const]
            : []),
        ]}
      />
      {!declaration.cancelled_at && (
        <div>
          <Button aria-disabled={isLoading || undefined} onClick={() => void takeBack()}>
            {t('Take the declaration back')}
          </Button>
        </div>
      )}
    </section>
  );
}
