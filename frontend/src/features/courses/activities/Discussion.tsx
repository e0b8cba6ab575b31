import { useState, type FormEvent } from 'react';
import { useForm } from '../../../shared/forms/useForm.ts';
import { formatDay } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextAreaField } from '../../../ui/Field.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { useReadDiscussionQuery, useWritePostMutation } from './api.ts';
import styles from './Activity.module.css';

const readers = (room: 'cohort' | 'class' | 'course' | 'own'): string =>
  ({
    cohort: t('Your cohort reads it.'),
    class: t('Your class and your teacher read it.'),
    course: t('Everybody who takes this course in your school reads it.'),
    own: t('Your teacher reads it.'),
  })[room];

/** What the class or cohort has written, and a field to write. */
export function Discussion({ lesson, enrolment }: { lesson: string; enrolment: string }) {
  const query = useReadDiscussionQuery({ id: enrolment, lesson });
  const { form, errors, settle } = useForm();
  const [text, setText] = useState('');
  const [write, writing] = useWritePostMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (writing.isLoading || !text.trim()) return;
    const { error } = await write({ id: enrolment, lesson, postBody: { text: text.trim() } });
    if (settle(error)) setText('');
  };
  return (
    <QueryView query={query} skeleton={<SkeletonLine height={160} />} failed={t('The texts did not load')}>
      {({ room, posts }) => (
        <>
          {posts.length === 0 && <p>{t('Nobody has written yet. Begin!')}</p>}
          <ul className={styles['posts']}>
            {posts.map((post) => (
              <li key={post.id} data-mine={post.mine || undefined}>
                <b dir="auto">{post.author}</b>
                <span className="num">{formatDay(post.created_at)}</span>
                {post.text !== null && <p dir="auto">{post.text}</p>}
                {post.state === 'waiting' && <p>{t('A teacher looks at this first.')}</p>}
                {post.state === 'hidden' && <p>{t('A teacher took this out.')}</p>}
              </li>
            ))}
          </ul>
          <form ref={form} className={styles['survey']} onSubmit={(event) => void submit(event)} noValidate>
            <TextAreaField
              label={t('Your text')}
              name="text"
              hint={`${readers(room)} ${t('Write no addresses, phone numbers or names of accounts.')}`}
              rows={4}
              maxLength={2000}
              value={text}
              error={errors['text']}
              onChange={({ target }) => setText(target.value)}
            />
            <Button tone="main" type="submit" disabled={!text.trim() || writing.isLoading}>
              {t('Send')}
            </Button>
          </form>
        </>
      )}
    </QueryView>
  );
}
