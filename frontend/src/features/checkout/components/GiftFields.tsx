import { t } from '../../../i18n/index.ts';
import { Field, TextAreaField } from '../../../ui/Field.tsx';

/** To whom a gift goes, as the form holds it. */
export interface GiftDraft {
  recipient_name: string;
  recipient_email: string;
  sender_name: string;
  message: string;
  /** `2026-12-24`, or empty for at once. */
  send_on: string;
}

export const emptyGift = (sender_name: string): GiftDraft => ({
  recipient_name: '',
  recipient_email: '',
  sender_name,
  message: '',
  send_on: '',
});

interface GiftFieldsProps {
  /** Its place in the list that is sent, by which the server names wrong fields. */
  index: number;
  gift: GiftDraft;
  errors: Record<string, string>;
  onChange: (gift: GiftDraft) => void;
}

/** Who gets a gift, what they read with it, and when it is sent. */
export function GiftFields({ index, gift, errors, onChange }: GiftFieldsProps) {
  const field = (member: keyof GiftDraft) => ({
    name: `gifts.${index}.${member}`,
    value: gift[member],
    error: errors[`gifts.${index}.${member}`],
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...gift, [member]: target.value }),
  });
  return (
    <>
      <Field label={t('Who gets it?')} maxLength={80} required {...field('recipient_name')} />
      <Field
        label={t('Their e-mail')}
        type="email"
        dir="ltr"
        maxLength={254}
        required
        {...field('recipient_email')}
      />
      <Field label={t('From')} maxLength={80} required {...field('sender_name')} />
      <TextAreaField
        label={t('A few words (you can leave this empty)')}
        maxLength={500}
        rows={3}
        {...field('message')}
      />
      <Field
        label={t('Send it on')}
        hint={t('Leave it empty to send it as soon as it is paid.')}
        type="date"
        {...field('send_on')}
      />
    </>
  );
}
