import { CHALLENGE_KINDS } from '@bookgrove/contract';
import { useState, type FormEvent } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { newKey, withKey } from '../../../api/idempotency.ts';
import { challengeEditorPath } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { useForm } from '../../../shared/forms/useForm.ts';
import { usePageTitle } from '../../../shared/usePageTitle.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field, SelectField } from '../../../ui/Field.tsx';
import { FormGrid, FormSet } from '../../../ui/Form.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { State } from '../../../ui/State.tsx';
import { Status } from '../../../ui/Status.tsx';
import { pageOf } from '../../../ui/table/params.ts';
import { WorkHead } from '../../../ui/WorkHead.tsx';
import { useCreateChallengeMutation, useListChallengeDeskQuery, type ChallengeListItem } from '../api.ts';
import styles from '../components/Challenges.module.css';
import { challengeKind } from '../labels.ts';

const EACH = 20;

/** The challenges that the person makes, and a form to begin another. */
export default function ChallengeDeskPage() {
  usePageTitle(t('Make challenges'));
  const [params] = useSearchParams();
  const query = useListChallengeDeskQuery({ limit: EACH, offset: (pageOf(params) - 1) * EACH });
  return (
    <>
      <WorkHead
        title={t('Make challenges')}
        lead={t('A challenge says what to do, and counts what everybody does together.')}
      />
      <QueryView
        query={query}
        skeleton={<SkeletonLine height={320} />}
        failed={t('The challenges did not load')}
        isEmpty={({ count }) => count === 0}
        empty={<State scene="empty" title={t('You have made no challenge yet')} />}
      >
        {({ results, count }) => (
          <>
            <ul className={styles['cards']}>
              {results.map((one) => (
                <li key={one.id} className={styles['card']}>
                  <div className={styles['words']}>
                    <h2 dir="auto">
                      <Link to={challengeEditorPath(one.id)}>{one.title}</Link>
                    </h2>
                    <p>{challengeKind(one.kind)}</p>
                    {one.status === 'published' ? (
                      <Status kind="ok" label={t('Published')} />
                    ) : one.status === 'archived' ? (
                      <Status kind="off" label={t('Archived')} />
                    ) : (
                      <Status kind="wait" label={t('Draft')} />
                    )}
                  </div>
                </li>
              ))}
            </ul>
            {count > EACH && <Pager count={count} size={EACH} />}
          </>
        )}
      </QueryView>
      <NewChallenge />
    </>
  );
}

function NewChallenge() {
  const navigate = useNavigate();
  const { form, errors, settle } = useForm();
  const [title, setTitle] = useState('');
  const [kind, setKind] = useState<ChallengeListItem['kind']>('sdg');
  const [create, creating] = useCreateChallengeMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (creating.isLoading) return;
    const answer = await create(withKey({ title, kind }, newKey()));
    if (settle(answer.error) && answer.data) await navigate(challengeEditorPath(answer.data.id));
  };
  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
      <FormSet title={t('A new challenge')}>
        <FormGrid>
          <Field
            label={t('Name of the challenge')}
            maxLength={200}
            required
            value={title}
            error={errors['title']}
            onChange={({ target }) => setTitle(target.value)}
          />
          <SelectField
            label={t('Kind')}
            value={kind}
            onChange={({ target }) => setKind(target.value as ChallengeListItem['kind'])}
          >
            {CHALLENGE_KINDS.map((one) => (
              <option key={one} value={one}>
                {challengeKind(one)}
              </option>
            ))}
          </SelectField>
        </FormGrid>
        <Button tone="main" type="submit" disabled={creating.isLoading}>
          {t('Begin the challenge')}
        </Button>
      </FormSet>
    </form>
  );
}
