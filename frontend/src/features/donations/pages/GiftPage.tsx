import { useState, type FormEvent } from 'react';
import { useDispatch } from 'react-redux';
import { useParams, useSearchParams } from 'react-router-dom';
import { normalizeError } from '../../../api/normalizeError.ts';
import NotFoundPage from '../../../app/errors/NotFoundPage.tsx';
import { formatDay } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { usePageTitle } from '../../../shared/usePageTitle.ts';
import { Button, TextLink } from '../../../ui/Button.tsx';
import { TextAreaField } from '../../../ui/Field.tsx';
import { ChoiceCards } from '../../../ui/Form.tsx';
import { formatMoney } from '../../../ui/Money.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { Facts } from '../../../ui/Record.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { Status } from '../../../ui/Status.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { useChangeDonationMutation, useGetDonationQuery, type DonationView } from '../api.ts';
import { DeclarationCard } from '../components/DeclarationCard.tsx';
import { giftStatus } from '../giftStatus.ts';
import { ANONYMITIES, anonymityText } from '../model.ts';
import styles from './Gifts.module.css';

/** A gift as its donor sees it: where it is, and who may read their name. */
export default function GiftPage() {
  const { donationId = '' } = useParams();
  const [params] = useSearchParams();
  const key = params.get('key') ?? undefined;
  const query = useGetDonationQuery({ id: donationId, ...(key && { key }) });
  return (
    <div className={`wrap ${styles['page']}`}>
      <QueryView
        query={query}
        skeleton={<SkeletonLine height={420} />}
        failed={t('Your gift did not load')}
        missing={<NotFoundPage />}
      >
        {(gift) => <Gift gift={gift} accessKey={key} />}
      </QueryView>
    </div>
  );
}

function Gift({ gift, accessKey }: { gift: DonationView; accessKey: string | undefined }) {
  const { id, number, project, charity, amount, fee_cover: cover, refunded, paid_at: paid } = gift;
  usePageTitle(t('Your gift'));
  const dispatch = useDispatch();
  const [anonymity, setAnonymity] = useState(gift.anonymity);
  const [message, setMessage] = useState(gift.message);
  const [error, setError] = useState<string>();
  const [change, { isLoading }] = useChangeDonationMutation();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    const answer = await change({
      id,
      ...(accessKey && { key: accessKey }),
      donationChangeBody: { anonymity, ...(message !== gift.message && { message }) },
    });
    if (answer.error) {
      const { fields, message: words } = normalizeError(answer.error);
      return setError(fields['message'] ?? words);
    }
    setError(undefined);
    dispatch(showToast('ok', t('Saved')));
  };
  return (
    <div className={styles['gift']}>
      <h1 dir="auto">{t('Your gift to {name}', { name: project?.name ?? charity?.name ?? number })}</h1>
      <Status {...giftStatus(gift.status)} />
      <Facts
        facts={[
          [t('Your gift'), formatMoney(amount)],
          ...(cover.amount > 0 ? [[t('Payment fee'), formatMoney(cover)] as const] : []),
          ...(refunded.amount > 0 ? [[t('Paid back'), formatMoney(refunded)] as const] : []),
          ...(charity ? [[t('Charity'), charity.name] as const] : []),
          ...(paid ? [[t('Paid on'), formatDay(paid)] as const] : []),
          [t('Number'), number],
        ]}
      />
      {/* A visitor has the receipt in the e-mail. */}
      {paid && !accessKey && (
        <p>
          <TextLink icon="file" to={`/invoice/donation/${id}`}>
            {t('Receipt')}
          </TextLink>
        </p>
      )}
      <form className={styles['form']} onSubmit={(event) => void save(event)} noValidate>
        <h2>{t('Who may see your name?')}</h2>
        <ChoiceCards
          name="anonymity"
          value={anonymity}
          options={ANONYMITIES.map((level) => ({ value: level, ...anonymityText(level) }))}
          onChange={setAnonymity}
        />
        <TextAreaField
          label={t('A few words (you can leave this empty)')}
          hint={t('Somebody reads them before others can.')}
          rows={3}
          maxLength={500}
          value={message}
          error={error}
          onChange={({ target }) => setMessage(target.value)}
        />
        <div>
          <Button type="submit" tone="main" aria-disabled={isLoading || undefined}>
            {t('Save')}
          </Button>
        </div>
      </form>
      {gift.has_declaration && <DeclarationCard id={id} accessKey={accessKey} />}
    </div>
  );
}
