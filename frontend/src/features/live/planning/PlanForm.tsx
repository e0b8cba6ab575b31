import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { LiveChoices, LivePlanBody, LivePlanView } from '@bookgrove/api-client';
import { newKey, withKey } from '../../../api/idempotency.ts';
import { livePlanPath, liveRoomPath, webinarPath } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { useForm } from '../../../shared/forms/useForm.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Checkbox, Field, SelectField } from '../../../ui/Field.tsx';
import { ChoiceCards, FormFoot, FormGrid, FormSet } from '../../../ui/Form.tsx';
import { Status } from '../../../ui/Status.tsx';
import {
  useChangeLiveMutation,
  useChangeLiveTimeMutation,
  useMoveLiveMutation,
  usePlanLiveMutation,
} from '../api.ts';
import styles from '../Live.module.css';
import { dayIn, hourIn } from '../times.ts';
import { bodyOf, clockOf, minuteOf } from './model.ts';
import { Slides } from './Slides.tsx';

const ZONES = Intl.supportedValuesOf('timeZone').filter((zone) => zone.includes('/'));
const LANGUAGES = [
  ['en', 'English'],
  ['fr', 'Français'],
  ['ar', 'العربية'],
  ['hi', 'हिन्दी'],
] as const;

/** The form of a plan, and the times of a published one. */
export function PlanForm({
  choices,
  plan,
  stored,
}: {
  choices: LiveChoices;
  plan: LivePlanBody;
  stored: LivePlanView | null;
}) {
  const navigate = useNavigate();
  const { form, errors, settle } = useForm();
  const [draft, setDraft] = useState<LivePlanBody>(() => bodyOf(plan));
  const [create, creating] = usePlanLiveMutation();
  const [change, changing] = useChangeLiveMutation();
  const [move, moving] = useMoveLiveMutation();
  const busy = creating.isLoading || changing.isLoading || moving.isLoading;
  const set = (part: Partial<LivePlanBody>) => setDraft((before) => ({ ...before, ...part }));
  const text = (member: 'title' | 'summary' | 'guest_name' | 'room_url') => ({
    value: draft[member] ?? '',
    error: errors[member],
    onChange: ({ target }: { target: { value: string } }) => set({ [member]: target.value }),
  });
  const save = async (): Promise<string | null> => {
    const body = bodyOf(draft);
    const answer = stored
      ? await change({ id: stored.id, liveChangeBody: { ...body, revision: stored.revision } })
      : await create(withKey(body, newKey()));
    return settle(answer.error) && answer.data ? answer.data.id : null;
  };
  const keep = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const id = await save();
    if (id && !stored) await navigate(livePlanPath(id));
  };
  const publish = async () => {
    const id = await save();
    if (!id) return;
    const { error } = await move({ id, liveMoveBody: { move: 'publish' } });
    settle(error);
    if (!stored) await navigate(livePlanPath(id));
  };
  return (
    <>
      <form ref={form} onSubmit={(event) => void keep(event)} noValidate>
        <FormSet title={t('What and who')}>
          <FormGrid>
            <Field label={t('Name')} required maxLength={200} {...text('title')} />
            <Field label={t('In one or two sentences')} maxLength={500} {...text('summary')} />
            <SelectField
              label={t('Led by')}
              value={draft.leader_id}
              error={errors['leader_id']}
              onChange={({ target }) => set({ leader_id: target.value })}
            >
              {choices.adults.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SelectField>
            <SelectField
              label={t('Second grown-up')}
              value={draft.second_id ?? ''}
              error={errors['second_id']}
              onChange={({ target }) =>
                set({ second_id: target.value || null, min_adults: target.value ? draft.min_adults : 1 })
              }
            >
              <option value="">{t('Nobody')}</option>
              {choices.adults.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SelectField>
            <Field
              label={t('Guest')}
              hint={t('Somebody from outside, whom the school has checked. A guest never enters alone.')}
              maxLength={200}
              {...text('guest_name')}
            />
            <SelectField
              label={t('Language')}
              value={draft.language}
              onChange={({ target }) => set({ language: target.value })}
            >
              {LANGUAGES.map(([code, name]) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </SelectField>
          </FormGrid>
        </FormSet>
        <FormSet title={t('When')}>
          <FormGrid>
            <Field
              label={t('First day')}
              type="date"
              required
              value={draft.starts_on}
              error={errors['starts_on']}
              onChange={({ target }) => set({ starts_on: target.value })}
            />
            <Field
              label={t('Starts')}
              type="time"
              required
              value={clockOf(draft.starts_minute)}
              error={errors['starts_minute']}
              onChange={({ target }) => set({ starts_minute: minuteOf(target.value) })}
            />
            <Field
              label={t('Minutes')}
              type="number"
              min={5}
              max={240}
              value={draft.minutes}
              error={errors['minutes']}
              onChange={({ target }) => set({ minutes: Number(target.value) })}
            />
            <SelectField
              label={t('Time zone')}
              value={draft.time_zone}
              error={errors['time_zone']}
              onChange={({ target }) => set({ time_zone: target.value })}
            >
              {[...new Set([draft.time_zone, ...ZONES])].map((zone) => (
                <option key={zone} value={zone}>
                  {zone.replaceAll('_', ' ')}
                </option>
              ))}
            </SelectField>
            <SelectField
              label={t('Repeats')}
              value={draft.repeats}
              onChange={({ target }) => set({ repeats: target.value as LivePlanBody['repeats'] })}
            >
              <option value="once">{t('Once')}</option>
              <option value="weekly">{t('Every week')}</option>
              <option value="fortnightly">{t('Every two weeks')}</option>
            </SelectField>
            {draft.repeats !== 'once' && (
              <Field
                label={t('Until')}
                type="date"
                required
                value={draft.until ?? ''}
                error={errors['until']}
                onChange={({ target }) => set({ until: target.value || null })}
              />
            )}
          </FormGrid>
        </FormSet>
        <FormSet title={t('The room')}>
          <ChoiceCards
            name="room"
            value={draft.room}
            onChange={(room) =>
              set({ room, ...(room === 'built_in' && { cameras: false, recorded: false }) })
            }
            options={[
              {
                value: 'built_in',
                label: t('Our own room'),
                help: t('Voice, slides and hands up. Works on slow internet, without cameras.'),
              },
              ...choices.services.map((service) => ({
                value: service,
                label: { bigbluebutton: 'BigBlueButton', jitsi: 'Jitsi', livekit: 'LiveKit' }[service],
                help: t('A room of the service that your school has set up.'),
              })),
              {
                value: 'link',
                label: t('A link'),
                help: t('You paste it. It is shown only after the lobby.'),
              },
            ]}
          />
          {draft.room === 'link' && <Field label={t('Address')} type="url" {...text('room_url')} />}
        </FormSet>
        <FormSet title={t('Who may come')}>
          <FormGrid>
            <SelectField
              label={t('For')}
              value={draft.audience}
              onChange={({ target }) => set({ audience: target.value as LivePlanBody['audience'] })}
            >
              <option value="class">{t('A class')}</option>
              <option value="school">{t('My school')}</option>
              <option value="adults">{t('Grown-ups of the school')}</option>
              <option value="webinar">{t('Everybody: a public webinar')}</option>
            </SelectField>
            {draft.audience === 'class' && (
              <SelectField
                label={t('Class')}
                value={draft.class_id ?? ''}
                error={errors['class_id']}
                onChange={({ target }) => set({ class_id: target.value || null })}
              >
                <option value="">{t('Choose a class')}</option>
                {choices.classes.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </SelectField>
            )}
            {draft.audience === 'webinar' && (
              <Field
                label={t('Places')}
                hint={t('0: as many as come.')}
                type="number"
                min={0}
                max={500}
                value={draft.seats}
                error={errors['seats']}
                onChange={({ target }) => set({ seats: Number(target.value) })}
              />
            )}
          </FormGrid>
        </FormSet>
        <FormSet title={t('Keeping it safe')}>
          <p>
            {t(
              'The lobby is always on: nobody enters before a grown-up. What children write is seen by grown-ups only.',
            )}
          </p>
          <Checkbox
            label={t('Two grown-ups must be there')}
            checked={draft.min_adults === 2}
            disabled={!draft.second_id}
            onChange={({ target }) => set({ min_adults: target.checked ? 2 : 1 })}
          />
          <Checkbox
            label={t('Cameras of children whose families agreed')}
            checked={draft.cameras}
            disabled={draft.room === 'built_in'}
            onChange={({ target }) => set({ cameras: target.checked })}
          />
          <Checkbox
            label={t('Record')}
            checked={draft.recorded}
            disabled={draft.room === 'built_in'}
            onChange={({ target }) => set({ recorded: target.checked })}
          />
          {errors['recorded'] && <p role="alert">{errors['recorded']}</p>}
          {errors['room'] && <p role="alert">{errors['room']}</p>}
          {stored && stored.without_consent > 0 && (
            <p>
              {t('{count} of {total} families have not said yes, so recording stays off.', {
                count: stored.without_consent,
                total: stored.students,
              })}
            </p>
          )}
        </FormSet>
        <Slides slides={draft.slides} errors={errors} onChange={(slides) => set({ slides })} />
        <FormFoot
          note={
            stored?.status === 'published'
              ? t('If you move it, everyone’s calendar moves too, and families get one e-mail.')
              : ''
          }
        >
          {stored?.status !== 'cancelled' && (
            <>
              <Button type="submit" disabled={busy}>
                {stored?.status === 'published' ? t('Save') : t('Keep as draft')}
              </Button>
              {stored?.status !== 'published' && (
                <Button tone="main" disabled={busy} onClick={() => void publish()}>
                  {t('Publish')}
                </Button>
              )}
            </>
          )}
          {stored?.status === 'published' && (
            <Button
              tone="danger"
              disabled={busy}
              onClick={() =>
                void move({ id: stored.id, liveMoveBody: { move: 'cancel' } }).then(({ error }) =>
                  settle(error),
                )
              }
            >
              {t('Cancel all times')}
            </Button>
          )}
        </FormFoot>
      </form>
      {stored && stored.times.length > 0 && <Times plan={stored} />}
    </>
  );
}

/** The times of a published plan, each with what can be done about it. */
function Times({ plan }: { plan: LivePlanView }) {
  const { settle } = useForm();
  const [change] = useChangeLiveTimeMutation();
  const [moved, setMoved] = useState<{ id: string; day: string; clock: string } | null>(null);
  const act = async (time: string, body: Parameters<typeof change>[0]['liveTimeBody']) => {
    if (settle((await change({ id: plan.id, time, liveTimeBody: body })).error)) setMoved(null);
  };
  return (
    <section className={styles['part']} aria-labelledby="plan-times">
      <h2 id="plan-times">{t('Times')}</h2>
      {plan.audience === 'webinar' && (
        <p>
          <ButtonLink to={webinarPath(plan.slug)}>{t('See the page')}</ButtonLink>
        </p>
      )}
      <ul className={styles['rows']}>
        {plan.times.map((time) => (
          <li key={time.id} className={styles['head']}>
            <span>
              <b>{dayIn(time.starts_at, plan.time_zone)}</b>, {hourIn(time.starts_at, plan.time_zone)}
              {time.reason && <small dir="auto"> {time.reason}</small>}
            </span>
            <span className={styles['acts']}>
              {time.state === 'cancelled' ? (
                <Status kind="bad" label={t('Cancelled')} />
              ) : time.state === 'ended' ? (
                <Status kind="off" label={t('It is over')} />
              ) : time.moved_from ? (
                <Status kind="wait" label={t('Moved')} />
              ) : null}
              {(time.may_come || time.state === 'ended') && (
                <ButtonLink to={liveRoomPath(time.id)}>
                  {time.state === 'ended' ? t('Who came') : t('To the room')}
                </ButtonLink>
              )}
              {time.state === 'planned' && (
                <>
                  <Button
                    size="sm"
                    onClick={() =>
                      setMoved({
                        id: time.id,
                        day: time.starts_at.slice(0, 10),
                        clock: clockOf(plan.starts_minute),
                      })
                    }
                  >
                    {t('Move')}
                  </Button>
                  <Button size="sm" onClick={() => void act(time.id, { change: 'cancel', reason: '' })}>
                    {t('Cancel this time')}
                  </Button>
                </>
              )}
              {time.state === 'cancelled' && plan.status === 'published' && (
                <Button size="sm" onClick={() => void act(time.id, { change: 'put_back', reason: '' })}>
                  {t('Put back')}
                </Button>
              )}
            </span>
            {moved?.id === time.id && (
              <span className={styles['acts']}>
                <Field
                  label={t('New day')}
                  type="date"
                  value={moved.day}
                  onChange={({ target }) => setMoved({ ...moved, day: target.value })}
                />
                <Field
                  label={t('New time')}
                  type="time"
                  value={moved.clock}
                  onChange={({ target }) => setMoved({ ...moved, clock: target.value })}
                />
                <Button
                  tone="main"
                  onClick={() =>
                    void act(time.id, {
                      change: 'reschedule',
                      reason: '',
                      day: moved.day,
                      minute: minuteOf(moved.clock),
                    })
                  }
                >
                  {t('Move it')}
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
