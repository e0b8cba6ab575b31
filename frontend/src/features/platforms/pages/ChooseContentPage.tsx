import { useState } from 'react';
import { useParams } from 'react-router-dom';
import type { ContentItemBody } from '@bookgrove/api-client';
import { t } from '../../../i18n/index.ts';
import { useForm } from '../../../shared/forms/useForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox, Field, SelectField } from '../../../ui/Field.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { State } from '../../../ui/State.tsx';
import { WorkHead } from '../../../ui/WorkHead.tsx';
import { workApi } from '../../assignments/index.ts';
import { connectionsApi } from '../api.ts';
import styles from '../components/Connections.module.css';

type Kind = ContentItemBody['kind'];
const KINDS = ['course', 'lesson', 'quiz'] as const;
const NAMES = { course: 'Courses', lesson: 'Lessons', quiz: 'Quizzes' } as const;
const keyOf = ({ kind, ref }: ContentItemBody) => `${kind} ${ref}`;

/** A teacher of a learning platform chooses what its course links to; the signed answer goes back by a form. */
export default function ChooseContentPage() {
  const { requestId = '' } = useParams();
  const request = connectionsApi.useGetContentRequestQuery(requestId);
  return (
    <QueryView
      query={request}
      skeleton={<SkeletonLine height={320} />}
      failed={t('The request did not load')}
      missing={
        <State scene="lost" title={t('This request was answered or is too old')}>
          <p>{t('Open it again from your learning platform.')}</p>
        </State>
      }
    >
      {({ platform, many }) => <Choice id={requestId} platform={platform} many={many} />}
    </QueryView>
  );
}

function Choice({ id, platform, many }: { id: string; platform: string; many: boolean }) {
  const { settle } = useForm();
  const [kind, setKind] = useState<Kind>('course');
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<ContentItemBody[]>([]);
  const query = workApi.useFindAssignableWorkQuery({ kind, search });
  const [answer, answering] = connectionsApi.useAnswerContentRequestMutation();
  const toggle = (item: ContentItemBody, on: boolean) => {
    const others = chosen.filter((one) => keyOf(one) !== keyOf(item));
    setChosen(on ? [...(many ? others : []), item] : others);
  };
  const send = async () => {
    const { data, error } = await answer({ id, contentAnswerBody: { items: chosen } });
    if (settle(error) && data) window.location.assign(data.path);
  };
  return (
    <>
      <WorkHead
        title={t('Choose for {platform}', { platform })}
        lead={
          many
            ? t('Tick what the course there links to. You go back to it then.')
            : t('Tick one thing that the course there links to. You go back to it then.')
        }
      />
      <div className={styles['panels']}>
        <SelectField label={t('What')} value={kind} onChange={({ target }) => setKind(target.value as Kind)}>
          {KINDS.map((one) => (
            <option key={one} value={one}>
              {NAMES[one]}
            </option>
          ))}
        </SelectField>
        <Field
          label={t('Search')}
          icon="search"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <QueryView
          query={query}
          skeleton={<SkeletonLine height={240} />}
          failed={t('The work did not load')}
          isEmpty={({ results }) => results.length === 0}
          empty={<State scene="empty" title={t('Nothing is found')} />}
        >
          {({ results }) => (
            <div className={styles['people']} role="group" aria-label={NAMES[kind]}>
              {results.map(({ ref, title, part_of: of }) => (
                <Checkbox
                  key={ref}
                  label={of ? `${title} (${of})` : title}
                  checked={chosen.some((one) => keyOf(one) === keyOf({ kind, ref }))}
                  onChange={({ target }) => toggle({ kind, ref }, target.checked)}
                />
              ))}
            </div>
          )}
        </QueryView>
        <div className="row">
          <Button
            tone="main"
            disabled={chosen.length === 0 || answering.isLoading}
            onClick={() => void send()}
          >
            {t('Add {count, plural, =0 {nothing} one {# thing} other {# things}}', { count: chosen.length })}
          </Button>
        </div>
      </div>
    </>
  );
}
