import type { SafetyLead as Lead } from '@bookgrove/api-client';
import { useState, type FormEvent } from 'react';
import { useDispatch } from 'react-redux';
import { formatDateTime } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { useForm } from '../../../shared/forms/useForm.ts';
import { useGetSafetyLeadQuery, useNameSafetyLeadMutation } from '../api.ts';
import styles from '../Inbox.module.css';

/** The person who receives reports about safety, with a button to choose somebody else. */
export function SafetyLead() {
  const { data } = useGetSafetyLeadQuery();
  const [open, setOpen] = useState(false);
  if (!data) return null;
  const { lead } = data;
  return (
    <div className={styles['lead']}>
      <p>
        {lead
          ? t('Reports about safety go to {name} ({email}) within a minute.', lead)
          : t('Nobody is named for reports about safety. They go to your general address.')}
      </p>
      <Button size="sm" icon="shield" onClick={() => setOpen(true)}>
        {lead ? t('Name somebody else') : t('Name a safety lead')}
      </Button>
      <Dialog open={open} title={t('Who gets reports about safety?')} onClose={() => setOpen(false)}>
        {open && <LeadForm lead={lead} onDone={() => setOpen(false)} />}
      </Dialog>
    </div>
  );
}

function LeadForm({ lead, onDone }: { lead: Lead | null; onDone: () => void }) {
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [save, { isLoading }] = useNameSafetyLeadMutation();
  const { form, errors, settle } = useForm();
  const dispatch = useDispatch();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { error } = await save({ name, email });
    if (!settle(error)) return;
    dispatch(showToast('ok', t('Reports about safety go to {name} now.', { name: name.trim() })));
    onDone();
  };
  return (
    <form ref={form} className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
      <p>
        {t('Reports about safety and bullying are sent to this person alone, and stand first in this inbox.')}
      </p>
      {lead && (
        <p className="soft">
          {t('Now: {name}, named by {author} on {date}.', {
            name: lead.name,
            author: lead.named_by,
            date: formatDateTime(lead.named_at),
          })}
        </p>
      )}
      <Field
        label={t('Name')}
        value={name}
        maxLength={120}
        error={errors['name']}
        onChange={({ target }) => setName(target.value)}
      />
      <Field
        label={t('E-mail address')}
        type="email"
        value={email}
        maxLength={255}
        error={errors['email']}
        onChange={({ target }) => setEmail(target.value)}
      />
      <div className="row">
        <Button type="submit" tone="main" disabled={isLoading}>
          {t('Save')}
        </Button>
        <Button onClick={onDone}>{t('Cancel')}</Button>
      </div>
    </form>
  );
}
