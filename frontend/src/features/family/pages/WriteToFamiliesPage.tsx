import { useState, type FormEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate, useParams } from 'react-router-dom';
import type { ClassFamilies } from '@bookgrove/api-client';
import { newKey, withKey } from '../../../api/idempotency.ts';
import { normalizeError } from '../../../api/normalizeError.ts';
import { selectUser } from '../../../api/session.ts';
import { lettersPath, paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { TextAreaField } from '../../../ui/Field.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { State } from '../../../ui/State.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { WorkHead } from '../../../ui/WorkHead.tsx';
import { useGetClassFamiliesQuery, useWriteToFamiliesMutation } from '../api.ts';

const SHORTEST = 10;
const LONGEST = 2000;

/** `/classes/:id/families`: a message by e-mail to the guardians of a class. */
export default function WriteToFamiliesPage() {
  const { id = '' } = useParams();
  const query = useGetClassFamiliesQuery(id);
  const manages = useSelector(selectUser)?.role === 'school_admin';
  const to = `${manages ? paths.adminClassStudents : paths.classes}/${id}`;
  return (
    <>
      <WorkHead
        title={t('Write to parents')}
        lead={query.data?.name}
        back={{ to, label: t('Back to the class') }}
      />
      <QueryView
        query={query}
        skeleton={<SkeletonLine width={100} height={280} />}
        failed={t('The families did not load')}
        isEmpty={({ guardians }) => guardians === 0}
        empty={
          <State
            scene="empty"
            title={t('No family can be written to yet')}
            actions={
              <ButtonLink tone="main" size="lg" to={lettersPath(id)}>
                {t('Letters to families')}
              </ButtonLink>
            }
          >
            <p>{t('A family joins with the code of its letter. Its e-mail address comes with it.')}</p>
          </State>
        }
      >
        {(families) => <Message classId={id} families={families} back={to} />}
      </QueryView>
    </>
  );
}

function Message({
  classId,
  families: { name, guardians, children, not_reached },
  back,
}: {
  classId: string;
  families: ClassFamilies;
  back: string;
}) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [send, { isLoading }] = useWriteToFamiliesMutation();
  const [message, setMessage] = useState('');
  const [error, setError] = useState<string>();
  // The same key for a repeated attempt: a family gets the message once.
  const [key] = useState(newKey);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    if (message.trim().length < SHORTEST) {
      setError(t('Please write a message of 10 to 2,000 characters.'));
      return;
    }
    const result = await send(withKey({ id: classId, familyMessageBody: { message } }, key));
    if (result.error) {
      setError(normalizeError(result.error).message);
      return;
    }
    dispatch(
      showToast(
        'ok',
        t('{count, plural, one {Sent to # guardian} other {Sent to # guardians}} of {name}.', {
          count: result.data.sent,
          name,
        }),
      ),
    );
    void navigate(back);
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate style={{ maxWidth: 720, marginTop: 24 }}>
      <p>
        {t('{count, plural, one {# guardian gets} other {# guardians get}} this message by e-mail.', {
          count: guardians,
        })}{' '}
        {not_reached > 0 &&
          t(
            '{count, plural, one {Nobody can be written to about # child} other {Nobody can be written to about # children}} of {children}.',
            { count: not_reached, children },
          )}
      </p>
      <div style={{ marginTop: 20 }}>
        <TextAreaField
          label={t('Your message')}
          name="message"
          rows={8}
          maxLength={LONGEST}
          value={message}
          error={error}
          hint={t('Families see your name. Do not write about one child here: all of them read it.')}
          onChange={({ target }) => {
            setMessage(target.value);
            setError(undefined);
          }}
        />
      </div>
      <div className="row" style={{ marginTop: 20 }}>
        <Button type="submit" tone="main" size="lg" icon="mail" aria-disabled={isLoading || undefined}>
          {t('{count, plural, one {Send to # guardian} other {Send to # guardians}}', { count: guardians })}
        </Button>
      </div>
    </form>
  );
}
