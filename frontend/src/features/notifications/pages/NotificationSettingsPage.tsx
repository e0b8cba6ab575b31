import { useState, type FormEvent } from 'react';
import { useDispatch } from 'react-redux';
import { normalizeError } from '../../../api/normalizeError.ts';
import { t } from '../../../i18n/index.ts';
import { clock, minutesOf, zoneHere, zones } from '../../../shared/weekTime.ts';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox, Field, SelectField } from '../../../ui/Field.tsx';
import { FormGrid, FormSet } from '../../../ui/Form.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { showToast } from '../../../ui/toasts.ts';
import {
  useGetNotificationPreferencesQuery,
  usePutNotificationPreferencesMutation,
  type NotificationPreferences,
} from '../api.ts';
import { channelLabels, kindLabels, type Channel } from '../labels.ts';
import styles from './NotificationSettingsPage.module.css';

/** How the person wants to be told: a row for each kind, quiet hours, and the time of the daily e-mail. */
export default function NotificationSettingsPage() {
  const query = useGetNotificationPreferencesQuery();
  return (
    <div className={`wrap ${styles['page']}`}>
      <h1>{t('How we tell you')}</h1>
      <QueryView
        query={query}
        skeleton={<SkeletonLine height={320} />}
        failed={t('Your choices did not load')}
      >
        {(preferences) => <Preferences preferences={preferences} />}
      </QueryView>
    </div>
  );
}

function Preferences({ preferences }: { preferences: NotificationPreferences }) {
  const dispatch = useDispatch();
  const [put, { isLoading }] = usePutNotificationPreferencesMutation();
  const [values, setValues] = useState(() => ({
    ...preferences,
    time_zone: preferences.saved ? preferences.time_zone : zoneHere(),
  }));
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const set = (change: Partial<NotificationPreferences>) => {
    setValues({ ...values, ...change });
    setWrong({});
  };
  const { channels, choices, quiet_from, quiet_until, time_zone, digest_hour, stopped } = values;
  const [kinds, ways] = [kindLabels(), channelLabels()];
  const quiet = quiet_from !== null || quiet_until !== null;
  const mailed = channels.includes('email');
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    const { data, error } = await put({
      channels: Object.fromEntries(choices.map(({ kind, channel }) => [kind, channel])),
      quiet_from,
      quiet_until,
      time_zone,
      digest_hour,
      stopped,
    });
    if (error) {
      const { fields, message } = normalizeError(error);
      setWrong(fields);
      if (Object.keys(fields).length === 0) dispatch(showToast('bad', message));
      return;
    }
    setValues(data);
    dispatch(showToast('ok', t('Your changes are saved.')));
  };
  return (
    <form className={styles['form']} onSubmit={(event) => void save(event)}>
      <FormSet title={t('What happens')}>
        <FormGrid>
          {choices.map(({ kind, channel }) => (
            <SelectField
              key={kind}
              name={kind}
              label={kinds[kind]}
              value={channel}
              onChange={({ target }) =>
                set({
                  choices: choices.map((one) =>
                    one.kind === kind ? { kind, channel: target.value as Channel } : one,
                  ),
                })
              }
            >
              {channels.map((way) => (
                <option key={way} value={way}>
                  {ways[way]}
                </option>
              ))}
            </SelectField>
          ))}
        </FormGrid>
        <p className={`soft ${styles['note']}`}>
          {mailed
            ? t('What is about your account, safety or money always comes by e-mail, at once.')
            : t('What is about your account and your stories is always here, at the bell.')}
        </p>
      </FormSet>
      {mailed && (
        <FormSet title={t('Quiet time')}>
          <Checkbox
            label={t('Send me no e-mails at certain hours')}
            checked={quiet}
            onChange={({ target }) =>
              set(
                target.checked
                  ? { quiet_from: 20 * 60, quiet_until: 7 * 60 }
                  : { quiet_from: null, quiet_until: null },
              )
            }
          />
          {quiet && (
            <FormGrid>
              <Field
                type="time"
                name="quiet_from"
                label={t('From')}
                required
                value={clock(quiet_from ?? 0)}
                error={wrong['quiet_from']}
                onChange={({ target }) => set({ quiet_from: minutesOf(target.value) })}
              />
              <Field
                type="time"
                name="quiet_until"
                label={t('Until')}
                required
                value={clock(quiet_until ?? 0)}
                error={wrong['quiet_until']}
                onChange={({ target }) => set({ quiet_until: minutesOf(target.value) })}
              />
            </FormGrid>
          )}
        </FormSet>
      )}
      {mailed && (
        <FormSet title={t('The e-mail once a day')}>
          <FormGrid>
            <SelectField
              name="digest_hour"
              label={t('It comes after')}
              value={digest_hour}
              error={wrong['digest_hour']}
              onChange={({ target }) => set({ digest_hour: Number(target.value) })}
            >
              {Array.from({ length: 24 }, (_hour, hour) => (
                <option key={hour} value={hour}>
                  {clock(hour * 60)}
                </option>
              ))}
            </SelectField>
            <SelectField
              name="time_zone"
              label={t('Time zone')}
              value={time_zone}
              error={wrong['time_zone']}
              onChange={({ target }) => set({ time_zone: target.value })}
            >
              {zones(time_zone).map((zone) => (
                <option key={zone}>{zone}</option>
              ))}
            </SelectField>
          </FormGrid>
        </FormSet>
      )}
      {preferences.stopped.length > 0 && (
        <FormSet title={t('E-mails that you stopped')}>
          {preferences.stopped.map((kind) => (
            <Checkbox
              key={kind}
              label={kind === 'news' ? t('Do not send what is new') : t('Do not send reminders')}
              checked={stopped.includes(kind)}
              onChange={({ target }) =>
                set({
                  stopped: target.checked ? [...stopped, kind] : stopped.filter((one) => one !== kind),
                })
              }
            />
          ))}
        </FormSet>
      )}
      <Button type="submit" tone="main" aria-disabled={isLoading || undefined}>
        {isLoading ? t('One moment') : t('Save')}
      </Button>
    </form>
  );
}
