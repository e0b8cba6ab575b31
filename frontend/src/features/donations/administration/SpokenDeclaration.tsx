import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { normalizeError } from '../../../api/normalizeError.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox, Field } from '../../../ui/Field.tsx';
import { record } from '../../../ui/Record.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { useGetDonationOptionsQuery } from '../api.ts';
import { TaxPart, taxOf, wrongDeclaration, type Declared } from '../components/TaxPart.tsx';
import {
  useCancelManagedDeclarationMutation,
  useRecordSpokenDeclarationMutation,
  type ManagedDonation,
} from '../deskApi.ts';
import styles from './Donations.module.css';

/** A declaration of Gift Aid that the donor spoke, and the cancellation of any. Only for gifts on which it can be claimed. */
export function SpokenDeclaration({ gift, onClose }: { gift: ManagedDonation; onClose: () => void }) {
  const { currency } = gift;
  const charity = gift.charity?.id ?? '';
  const { data: options } = useGetDonationOptionsQuery(
    { charity, currency },
    { skip: !charity || currency !== 'GBP' },
  );
  const asked = options?.tax?.regime === 'gift_aid' ? options.tax : null;
  if (gift.donor_hidden) return null;
  if (gift.declared) return <Cancel gift={gift} onClose={onClose} />;
  return asked && <Write gift={gift} asked={asked} onClose={onClose} />;
}

function Cancel({ gift: { id }, onClose }: { gift: ManagedDonation; onClose: () => void }) {
  const dispatch = useDispatch();
  const [cancel, { isLoading }] = useCancelManagedDeclarationMutation();
  const send = async () => {
    const { error } = await cancel(id);
    if (error) return void dispatch(showToast('bad', normalizeError(error).message));
    dispatch(showToast('ok', t('The declaration is cancelled: no tax is claimed on this gift.')));
    onClose();
  };
  return (
    <section className={styles['card']}>
      <h3>{t('Declared for the tax office')}</h3>
      <p>{t('When the donor takes it back, by letter or by word of mouth:')}</p>
      <div>
        <Button aria-disabled={isLoading || undefined} onClick={() => void send()}>
          {t('Cancel the declaration')}
        </Button>
      </div>
    </section>
  );
}

function Write({
  gift,
  asked,
  onClose,
}: {
  gift: ManagedDonation;
  asked: Parameters<typeof TaxPart>[0]['asked'];
  onClose: () => void;
}) {
  const dispatch = useDispatch();
  const [open, setOpen] = useState(false);
  const [declared, setDeclared] = useState<Declared | null>(null);
  const [spokenOn, setSpokenOn] = useState('');
  const [byPost, setByPost] = useState(false);
  const [email, setEmail] = useState(gift.donor_email ?? '');
  const [postedOn, setPostedOn] = useState('');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [write, { isLoading }] = useRecordSpokenDeclarationMutation();
  if (!open)
    return (
      <div className={record['actions']}>
        <Button icon="edit" onClick={() => setOpen(true)}>
          {t('Write down a spoken Gift Aid declaration')}
        </Button>
      </div>
    );
  const send = async () => {
    if (isLoading) return;
    const { tax } = taxOf(asked, declared);
    const wrong = {
      ...wrongDeclaration(asked, declared),
      ...(!tax && { tax: t('Tick the declaration when the donor has said it.') }),
      ...(!spokenOn && { spoken_on: t('Please choose a day.') }),
      ...(!byPost && !email.includes('@') && { email: t('Please check the e-mail address.') }),
      ...(byPost && !postedOn && { posted_on: t('Please choose a day.') }),
    };
    setErrors(wrong);
    if (!tax || Object.keys(wrong).length > 0) return;
    const { error } = await write({
      id: gift.id,
      spokenDeclarationBody: {
        ...{ tax, spoken_on: spokenOn, record: byPost ? 'post' : 'email' },
        ...(byPost ? { posted_on: postedOn } : { email: email.trim() }),
      },
    });
    if (error) {
      const { fields, message } = normalizeError(error);
      return setErrors(Object.keys(fields).length > 0 ? fields : { tax: message });
    }
    dispatch(
      showToast('ok', t('Written down. It can be claimed 30 days after its written record was sent.')),
    );
    onClose();
  };
  return (
    <section className={styles['card']}>
      <h3>{t('A spoken Gift Aid declaration')}</h3>
      <p>
        {t(
          'Read these words to the donor. It counts once the written record has been sent, and may be cancelled for 30 days.',
        )}
      </p>
      <TaxPart
        asked={asked}
        declared={declared}
        name={gift.donor_name ?? ''}
        gift={gift.amount}
        charity={gift.charity?.name ?? ''}
        errors={errors}
        onChange={setDeclared}
      />
      <Field
        label={t('Spoken on')}
        type="date"
        value={spokenOn}
        error={errors['spoken_on']}
        onChange={({ target }) => setSpokenOn(target.value)}
      />
      <Checkbox
        label={t('The written record goes by post')}
        checked={byPost}
        onChange={({ target }) => setByPost(target.checked)}
      />
      {byPost ? (
        <Field
          label={t('Posted on')}
          type="date"
          value={postedOn}
          error={errors['posted_on']}
          onChange={({ target }) => setPostedOn(target.value)}
        />
      ) : (
        <Field
          label={t('E-mail address for the written record')}
          type="email"
          dir="ltr"
          maxLength={254}
          value={email}
          error={errors['email']}
          onChange={({ target }) => setEmail(target.value)}
        />
      )}
      {errors['tax'] && <p role="alert">{errors['tax']}</p>}
      <div className={record['actions']}>
        <Button tone="main" aria-disabled={isLoading || undefined} onClick={() => void send()}>
          {t('Write it down')}
        </Button>
        <Button tone="plain" onClick={() => setOpen(false)}>
          {t('Leave it')}
        </Button>
      </div>
    </section>
  );
}
