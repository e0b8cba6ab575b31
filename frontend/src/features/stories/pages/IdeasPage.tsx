import { LANGUAGE_TAGS } from '@bookgrove/contract';
import { STORY_KINDS, emptyPage, emptyScene, type StoryKind } from '@bookgrove/contract/stories';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { normalizeError } from '../../../api/normalizeError.ts';
import { paths, storyPath } from '../../../app/paths.ts';
import { languageName } from '../../../i18n/format.ts';
import { language, t } from '../../../i18n/index.ts';
import { TextLink } from '../../../ui/Button.tsx';
import { SelectField } from '../../../ui/Field.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { useCreateStoryMutation, useSaveStoryMutation } from '../api.ts';
import { ListenButton } from '../components/ListenButton.tsx';
import { ScenePicture } from '../components/ScenePicture.tsx';
import { IDEAS, KIND_PICTURES, type Idea } from '../ideas.ts';
import { KIND_NAMES, WRITTEN } from '../labels.ts';
import styles from './StoriesPage.module.css';

/** The first step: an idea, or a blank page. */
export default function IdeasPage() {
  const [make, making] = useCreateStoryMutation();
  const [save] = useSaveStoryMutation();
  const [kind, setKind] = useState<StoryKind>('story');
  const [tag, setTag] = useState(LANGUAGE_TAGS[language()].split('-')[0] ?? 'en');
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const begin = async (idea: Idea | null) => {
    const made = await make({ kind, language: tag, title: '', ...(idea && { idea: idea.key }) });
    if (made.error) {
      dispatch(showToast('bad', normalizeError(made.error).message));
      return;
    }
    const { id } = made.data;
    // An idea provides a picture but no text: the text is the child's.
    if (idea)
      await save({
        id,
        storyChange: {
          title: '',
          language: tag,
          version: 1,
          cover: idea.scene,
          pages: [{ ...emptyPage('p1'), picture: idea.scene }],
        },
      });
    void navigate(storyPath(id), { state: idea && { question: idea.help } });
  };
  const scene = emptyScene();
  return (
    <div className={`wrap ${styles['page']}`}>
      <TextLink to={paths.stories} icon="before">
        {t('My stories')}
      </TextLink>
      <header className={styles['head']}>
        <div>
          <h1>{t('What will you write?')}</h1>
          <p>{t('Pick an idea, or begin with a blank page. You can change everything.')}</p>
        </div>
      </header>
      <div className={styles['choices']}>
        <fieldset className={styles['kinds']}>
          <legend>{t('I write a')}</legend>
          {STORY_KINDS.map((name) => (
            <label key={name} className={styles['kind']}>
              <input type="radio" name="kind" checked={kind === name} onChange={() => setKind(name)} />
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d={KIND_PICTURES[name]} />
              </svg>
              {t(KIND_NAMES[name])}
            </label>
          ))}
        </fieldset>
        <SelectField
          label={t('In this language')}
          value={tag}
          onChange={({ target }) => setTag(target.value)}
        >
          {[...new Set([tag, ...WRITTEN])].map((name) => (
            <option key={name} value={name}>
              {languageName(name)}
            </option>
          ))}
        </SelectField>
      </div>
      <ul className={`${styles['cards']} ${styles['begin']}`}>
        <li>
          <button
            type="button"
            className={styles['idea']}
            disabled={making.isLoading}
            onClick={() => void begin(null)}
          >
            <ScenePicture scene={scene} story="" />
            <b>{t('Blank page')}</b>
            <span>{t('I have an idea of my own')}</span>
          </button>
        </li>
        {IDEAS.map((idea) => (
          <li key={idea.key} className={styles['heard']}>
            <button
              type="button"
              className={styles['idea']}
              disabled={making.isLoading}
              onClick={() => void begin(idea)}
            >
              <ScenePicture scene={idea.scene} story="" />
              <b>{t(idea.title)}</b>
              <span>{t(idea.help)}</span>
            </button>
            <ListenButton
              text={`${t(idea.title)}. ${t(idea.help)}`}
              label={t('Read it to me: {title}', { title: t(idea.title) })}
              className={styles['hear']}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
