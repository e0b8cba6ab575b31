import { LEADER_LIMITS } from '@bookgrove/contract';
import { useState } from 'react';
import { badgePath } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { TextAreaField } from '../../../ui/Field.tsx';
import {
  useRenewLeaderBadgeMutation,
  useWithdrawLeaderApplicationMutation,
  type LeaderStory,
} from '../api.ts';
import { useSubmit } from '../useSubmit.ts';
import { formatDay, titleOf } from '../labels.ts';
import { BadgeArt } from './BadgeArt.tsx';
import styles from './Leaders.module.css';

/** The person's own badge: validity, link to the printable page, and renewal at the end of the year. */
export function BadgeCard({ story }: { story: LeaderStory }) {
  const [withdraw] = useWithdrawLeaderApplicationMutation();
  const { busy, send } = useSubmit();
  const [leaving, setLeaving] = useState(false);
  return (
    <section className={styles['hero']} aria-labelledby="badge">
      <BadgeArt kind={story.kind} size={132} />
      <div>
        <h2 id="badge">{t('You are a {title}', { title: titleOf(story.kind) })}</h2>
        {story.valid_until && (
          <p>{t('Your badge is valid until {day}.', { day: formatDay(story.valid_until) })}</p>
        )}
        <p>
          {t(
            '{count, plural, =0 {Nobody accompanied yet} one {# person accompanied} other {# people accompanied}}',
            {
              count: story.mentees,
            },
          )}
          {', '}
          {t('{count, plural, =0 {no meeting noted} one {# meeting noted} other {# meetings noted}}', {
            count: story.meetings,
          })}
        </p>
        <div className={styles['row']}>
          {story.badge_code && (
            <ButtonLink tone="book" icon="star" to={badgePath(story.badge_code)}>
              {t('Show and print the badge')}
            </ButtonLink>
          )}
          <Button onClick={() => setLeaving(true)}>{t('Give it back')}</Button>
        </div>
      </div>
      <Dialog open={leaving} onClose={() => setLeaving(false)} title={t('Give the badge back?')}>
        <div className={styles['form']}>
          <p>{t('Your badge ends now, and so does your mentoring. You can apply again at any time.')}</p>
          <div className={styles['row']}>
            <Button
              tone="danger"
              aria-disabled={busy || undefined}
              onClick={() => void send(() => withdraw(), t('Your badge is given back.'))}
            >
              {t('Give it back')}
            </Button>
            <Button onClick={() => setLeaving(false)}>{t('Cancel')}</Button>
          </div>
        </div>
      </Dialog>
    </section>
  );
}

/** The yearly report that renews a badge for another year. */
export function Renewal({ story }: { story: LeaderStory }) {
  const [renew] = useRenewLeaderBadgeMutation();
  const { busy, wrong, send } = useSubmit();
  const [report, setReport] = useState('');
  return (
    <section className={styles['card']} data-due="true" aria-labelledby="renew">
      <h2 id="renew">{t('Your year is ending')}</h2>
      <p>
        {t('Renew your badge before {day} to keep it.', { day: formatDay(story.valid_until ?? '') })}{' '}
        {t('Tell of your year, or show a meeting with a mentee.')}
      </p>
      <form
        noValidate
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          void send(() => renew({ report: report.trim() }), t('Your badge is valid for another year.'));
        }}
      >
        <TextAreaField
          label={t('What was your year like?')}
          name="report"
          maxLength={LEADER_LIMITS.textMax}
          value={report}
          error={wrong['report']}
          onChange={({ target }) => setReport(target.value)}
        />
        <div className={styles['row']}>
          <Button type="submit" tone="main" aria-disabled={busy || undefined}>
            {t('Renew for a year')}
          </Button>
        </div>
      </form>
    </section>
  );
}
