import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate, useParams } from 'react-router-dom';
import { emailDetailPath, paths } from '../../../app/paths.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { usePageTitle } from '../../../shared/usePageTitle.ts';
import { Button, ButtonLink, TextLink } from '../../../ui/Button.tsx';
import { LiveStatus } from '../../../ui/LiveStatus.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { Facts, record } from '../../../ui/Record.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { State } from '../../../ui/State.tsx';
import { Status } from '../../../ui/Status.tsx';
import { Timeline } from '../../../ui/Timeline.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { WorkHead } from '../../../ui/WorkHead.tsx';
import { useGetEmailQuery, useResendEmailMutation, type EmailDetail } from '../api.ts';
import { ReasonDialog } from '../../../shared/forms/ReasonDialog.tsx';
import { emailStatus, emailTimeline, refusalText, templateName, wordingOf } from '../model.ts';
import { useLiveEmails } from '../useLiveEmails.ts';
import styles from '../components/Emails.module.css';

/** One e-mail with all that happened to it, and what was sent. */
export default function EmailPage() {
  const { emailId = '' } = useParams();
  const query = useGetEmailQuery(emailId);
  return (
    <QueryView
      query={query}
      skeleton={<SkeletonLine height={320} />}
      failed={t('The e-mail did not load')}
      missing={
        <State
          asPage
          scene="lost"
          title={t('There is no such e-mail')}
          actions={<ButtonLink to={paths.emailMonitoring}>{t('All e-mails')}</ButtonLink>}
        />
      }
    >
      {(email) => <Detail key={email.id} email={email} />}
    </QueryView>
  );
}

function Detail({ email }: { email: EmailDetail }) {
  const live = useLiveEmails();
  const title = templateName(email.template);
  usePageTitle(title);
  // Its address changes with every reading; the frame keeps the one that it was opened with.
  const [snapshot] = useState(email.snapshot);
  return (
    <>
      <WorkHead
        title={title}
        lead={email.subject}
        back={{ to: paths.emailMonitoring, label: t('All e-mails') }}
      >
        <LiveStatus state={live} />
      </WorkHead>
      <Status {...emailStatus(email.state)} />
      <Facts
        facts={[
          [t('To'), email.recipient],
          [t('School'), email.school?.name ?? '–'],
          [t('Wording'), wordingOf(email)],
          [t('Asked for'), formatDateTime(email.created_at)],
          [t('Tries'), String(email.tries)],
          [t('Cause'), email.cause],
          [t('Id'), email.id],
        ]}
      />
      <Resend email={email} />
      <h2 className={record['title']}>{t('What happened')}</h2>
      <Timeline label={t('What happened')} entries={emailTimeline(email.history)} />
      <h2 className={record['title']}>{t('What was sent')}</h2>
      {snapshot ? (
        <iframe
          className={styles['frame']}
          src={snapshot}
          sandbox=""
          title={t('The e-mail as it was sent')}
        />
      ) : (
        !email.text && <p className="soft">{t('Its text was deleted after its time.')}</p>
      )}
      {email.text && (
        <details className={styles['more']}>
          <summary>{t('Plain text')}</summary>
          <pre className={styles['plain']} dir="auto">
            {email.text}
          </pre>
        </details>
      )}
      <details className={styles['more']}>
        <summary>{t('Headers and answer of the mail server')}</summary>
        <pre className={styles['plain']} dir="ltr">
          {[email.message_id && `Message-ID: ${email.message_id}`, email.last_error]
            .filter(Boolean)
            .join('\n') || t('None')}
        </pre>
      </details>
    </>
  );
}

function Resend({ email }: { email: EmailDetail }) {
  const [asked, setAsked] = useState(false);
  const [resend] = useResendEmailMutation();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const send = async (reason: string, address: string): Promise<unknown> => {
    const answer = await resend({ id: email.id, resendBody: { reason, ...(address && { address }) } });
    if (answer.error) return answer.error;
    dispatch(showToast('ok', t('The e-mail is sent again')));
    void navigate(emailDetailPath(answer.data.id));
    return undefined;
  };
  const mayCorrect = !email.to_account && !email.has_secret;
  return (
    <>
      {email.resend_of && (
        <p>
          {t('It was sent again for the same cause.')}{' '}
          <TextLink to={emailDetailPath(email.resend_of)}>{t('The first e-mail')}</TextLink>
        </p>
      )}
      {email.resent_as && (
        <p>
          <TextLink to={emailDetailPath(email.resent_as)}>{t('The e-mail that was sent again')}</TextLink>
        </p>
      )}
      {email.resend_refusal ? (
        <p className="soft">{refusalText(email.resend_refusal)}</p>
      ) : (
        <div className={record['actions']}>
          <Button tone="main" icon="retry" onClick={() => setAsked(true)}>
            {t('Resend')}
          </Button>
        </div>
      )}
      {asked && (
        <ReasonDialog
          title={t('Resend the e-mail')}
          action={t('Resend')}
          withAddress={mayCorrect}
          onSend={send}
          onClose={() => setAsked(false)}
        >
          <p>
            {email.has_secret
              ? t('It gets a new link; the former link no longer works.')
              : t('The same e-mail is sent once more, for the same cause.')}
          </p>
          {email.to_account && <p>{t('It goes to the address that the account has now.')}</p>}
        </ReasonDialog>
      )}
    </>
  );
}
