import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { normalizeError } from '../../../api/normalizeError.ts';
import { paths, storyPath } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { SelectField } from '../../../ui/Field.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { useListStoriesQuery } from '../../stories/index.ts';
import type { LessonView } from '../api.ts';
import { useChooseStoryMutation } from './api.ts';

/** A story of the own ones is chosen; the lesson is ticked when it is handed in. */
export function StoryTask({ lesson, enrolment }: { lesson: LessonView; enrolment: string }) {
  const dispatch = useDispatch();
  const stories =
    useListStoriesQuery({ limit: 100 }, { refetchOnMountOrArgChange: true }).data?.results ?? [];
  const taken = lesson.progress?.story_id ?? '';
  const [chosen, setChosen] = useState(taken);
  const [choose, choosing] = useChooseStoryMutation();
  const submit = async () => {
    const { error } = await choose({ id: enrolment, lesson: lesson.id, storyBody: { story_id: chosen } });
    if (error) dispatch(showToast('bad', normalizeError(error).message));
  };
  return (
    <>
      <p>{t('This lesson is ticked when you hand the story in.')}</p>
      <SelectField label={t('Your story')} value={chosen} onChange={({ target }) => setChosen(target.value)}>
        <option value="">{t('Choose one of your stories')}</option>
        {stories.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </SelectField>
      <div className="row">
        <Button
          tone="main"
          disabled={!chosen || chosen === taken || choosing.isLoading}
          onClick={() => void submit()}
        >
          {t('Take this story')}
        </Button>
        {taken && <ButtonLink to={storyPath(taken)}>{t('Open the story')}</ButtonLink>}
        <ButtonLink icon="plus" to={paths.storyIdeas}>
          {t('Write a story')}
        </ButtonLink>
      </div>
    </>
  );
}
