import { useState, type FormEvent } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { newKey, withKey } from '../../../api/idempotency.ts';
import { hubEditorPath } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { useForm } from '../../../shared/forms/useForm.ts';
import { usePageTitle } from '../../../shared/usePageTitle.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { FormSet } from '../../../ui/Form.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { State } from '../../../ui/State.tsx';
import { Status } from '../../../ui/Status.tsx';
import { pageOf } from '../../../ui/table/params.ts';
import { WorkHead } from '../../../ui/WorkHead.tsx';
import { useCreateHubMutation, useListHubDeskQuery } from '../api.ts';
import styles from '../components/Hubs.module.css';

const EACH = 20;

/** The hubs that the person makes, and a form to begin another. */
export default function HubDeskPage() {
  usePageTitle(t('Make hubs'));
  const [params] = useSearchParams();
  const query = useListHubDeskQuery({ limit: EACH, offset: (pageOf(params) - 1) * EACH });
  return (
    <>
      <WorkHead
        title={t('Make hubs')}
        lead={t('A hub is a map with up to three ways of books, films, courses and challenges.')}
      />
      <QueryView
        query={query}
        skeleton={<SkeletonLine height={320} />}
        failed={t('The hubs did not load')}
        isEmpty={({ count }) => count === 0}
        empty={<State scene="empty" title={t('You have made no hub yet')} />}
      >
        {({ results, count }) => (
          <>
            <ul className={styles['cards']}>
              {results.map((hub) => (
                <li key={hub.id} className={styles['card']}>
                  <div className={styles['words']}>
                    <h2 dir="auto">
                      <Link to={hubEditorPath(hub.id)}>{hub.title}</Link>
                    </h2>
                    {hub.status === 'published' ? (
                      <Status kind="ok" label={t('Published')} />
                    ) : hub.status === 'archived' ? (
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
      <NewHub />
    </>
  );
}

function NewHub() {
  const navigate = useNavigate();
  const { form, errors, settle } = useForm();
  const [title, setTitle] = useState('');
  const [create, creating] = useCreateHubMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (creating.isLoading) return;
    const answer = await create(withKey({ title }, newKey()));
    if (settle(answer.error) && answer.data) await navigate(hubEditorPath(answer.data.id));
  };
  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
      <FormSet title={t('A new hub')}>
        <Field
          label={t('Name of the hub')}
          maxLength={200}
          required
          value={title}
          error={errors['title']}
          onChange={({ target }) => setTitle(target.value)}
        />
        <Button tone="main" type="submit" disabled={creating.isLoading}>
          {t('Begin the hub')}
        </Button>
      </FormSet>
    </form>
  );
}
