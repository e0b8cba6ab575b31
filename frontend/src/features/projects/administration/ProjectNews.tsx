import { useState, type FormEvent } from 'react';
import { useDispatch } from 'react-redux';
import { normalizeError } from '../../../api/normalizeError.ts';
import { formatDay } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { PictureUpload } from '../../../shared/giving/FormParts.tsx';
import { Paragraphs } from '../../../shared/giving/GivingPage.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Field, TextAreaField } from '../../../ui/Field.tsx';
import { record } from '../../../ui/Record.tsx';
import { Status } from '../../../ui/Status.tsx';
import { showToast } from '../../../ui/toasts.ts';
import {
  projectDeskApi,
  useDecideOnProjectUpdateMutation,
  useWriteProjectUpdateMutation,
  type ProjectDraft,
} from '../deskApi.ts';
import styles from './Project.module.css';

const stateOf = (status: string) =>
  status === 'published'
    ? ({ kind: 'ok', label: t('Published') } as const)
    : status === 'rejected'
      ? ({ kind: 'bad', label: t('Sent back') } as const)
      : ({ kind: 'wait', label: t('A second person reads it') } as const);

/** News of a project: one person writes them, another publishes them. */
export function ProjectNews({ project }: { project: ProjectDraft }) {
  const dispatch = useDispatch();
  const [write, { isLoading }] = useWriteProjectUpdateMutation();
  const [decide] = useDecideOnProjectUpdateMutation();
  const [title, setTitle] = useState('');
  const [body, setBody] = useState('');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    const { error } = await write({ id: project.id, projectUpdateBody: { title, body } });
    if (error) {
      const { fields, message } = normalizeError(error);
      return setErrors(Object.keys(fields).length > 0 ? fields : { body: message });
    }
    setTitle('');
    setBody('');
    setErrors({});
    dispatch(showToast('ok', t('A second person reads it before givers do.')));
  };
  const settle = async (update: string, decision: 'publish' | 'reject') => {
    const { error } = await decide({ id: project.id, update, projectUpdateDecisionBody: { decision } });
    if (error) dispatch(showToast('bad', normalizeError(error).message));
  };
  return (
    <section className={styles['part']}>
      <h2>{t('News')}</h2>
      {project.news.map((one) => (
        <article key={one.id} className={styles['card']}>
          <h3 dir="auto">{one.title}</h3>
          <p>
            <Status {...stateOf(one.status)} />{' '}
            <time dateTime={one.published_at ?? one.created_at}>
              {formatDay(one.published_at ?? one.created_at)}
            </time>
          </p>
          <Paragraphs text={one.body} />
          {one.status === 'waiting' && (
            <PictureUpload
              label={one.has_picture ? t('Another picture') : t('Picture')}
              path={`/api/project-desk/${project.id}/updates/${one.id}/picture/`}
              onStored={() => dispatch(projectDeskApi.util.invalidateTags(['ProjectDesk']))}
            >
              {one.has_picture && <p>{t('It has a picture.')}</p>}
            </PictureUpload>
          )}
          {one.decidable && (
            <div className={record['actions']}>
              <Button tone="main" onClick={() => void settle(one.id, 'publish')}>
                {t('Publish')}
              </Button>
              <Button onClick={() => void settle(one.id, 'reject')}>{t('Send back')}</Button>
            </div>
          )}
        </article>
      ))}
      <form className={styles['part']} onSubmit={(event) => void send(event)} noValidate>
        <Field
          label={t('Title of the news')}
          maxLength={200}
          value={title}
          error={errors['title']}
          onChange={({ target }) => setTitle(target.value)}
        />
        <TextAreaField
          label={t('What happened?')}
          hint={t('An empty line begins a new paragraph.')}
          rows={5}
          maxLength={8000}
          value={body}
          error={errors['body']}
          onChange={({ target }) => setBody(target.value)}
        />
        <div>
          <Button type="submit" aria-disabled={isLoading || undefined}>
            {t('Hand in the news')}
          </Button>
        </div>
      </form>
    </section>
  );
}
