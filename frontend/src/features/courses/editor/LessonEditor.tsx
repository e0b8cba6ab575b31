import { EMBED_HOSTS, LESSON_KINDS, SECTION_KINDS } from '@bookgrove/contract';
import { useListFilmsQuery } from '../../films/index.ts';
import { useListBooksQuery } from '../../../api/books.ts';
import { t } from '../../../i18n/index.ts';
import { resourcesApi } from '../../resources/index.ts';
import { Button, IconButton } from '../../../ui/Button.tsx';
import { Checkbox, Field, SelectField, TextAreaField } from '../../../ui/Field.tsx';
import { FormGrid } from '../../../ui/Form.tsx';
import { useListLivePlansQuery } from '../../live/index.ts';
import { kindName } from '../labels.ts';
import styles from './Editor.module.css';
import { moved, newSection, withKind, type Chapter, type Lesson, type Section } from './model.ts';
import { Questions } from './QuestionEditor.tsx';
import { SurveyQuestions } from './SurveyQuestions.tsx';

const PROMPTED: readonly Lesson['kind'][] = ['assignment', 'act', 'story', 'discussion'];
const RULES: readonly Lesson['move_on'][] = ['seen', 'passed', 'seen_and_passed', 'seen_or_passed', 'none'];
const ruleName = (rule: Lesson['move_on']): string =>
  ({
    seen: t('It was seen'),
    passed: t('It was passed'),
    seen_and_passed: t('Seen and passed'),
    seen_or_passed: t('Seen or passed'),
    none: t('No rule: an extra, which does not count'),
  })[rule];
const sectionName = (kind: Section['kind']): string =>
  ({
    words: t('Words'),
    film: t('Film'),
    resource: t('For lessons'),
    book: t('Book pages'),
    steps: t('Try it'),
    live: t('Live lesson'),
    embed: t('Page of another site'),
  })[kind];

/** A lesson: its name, what is on its page, and when the learner moves on. */
export function LessonEditor({
  lesson,
  chapters,
  change,
}: {
  lesson: Lesson;
  chapters: readonly Chapter[];
  change: (lesson: Lesson) => void;
}) {
  const set = (part: Partial<Lesson>) => change({ ...lesson, ...part });
  const { sections } = lesson;
  return (
    <div className={styles['lesson']}>
      <FormGrid>
        <Field
          label={t('Name of the lesson')}
          maxLength={200}
          value={lesson.title}
          onChange={({ target }) => set({ title: target.value })}
        />
        <SelectField
          label={t('Kind')}
          value={lesson.kind}
          onChange={({ target }) => change(withKind(lesson, target.value as Lesson['kind']))}
        >
          {LESSON_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {kindName(kind)}
            </option>
          ))}
        </SelectField>
        <Field
          label={t('Minutes')}
          type="number"
          min={1}
          max={600}
          value={lesson.minutes}
          onChange={({ target }) => set({ minutes: Math.min(600, Math.max(1, Number(target.value) || 1)) })}
        />
        <SelectField
          label={t('Move on when')}
          hint={t('The student sees this beside the tick.')}
          value={lesson.move_on}
          onChange={({ target }) => set({ move_on: target.value as Lesson['move_on'] })}
        >
          {RULES.map((rule) => (
            <option key={rule} value={rule}>
              {ruleName(rule)}
            </option>
          ))}
        </SelectField>
      </FormGrid>
      <Checkbox
        label={t('Everybody may open it before enrolling')}
        checked={lesson.is_preview}
        onChange={({ target }) => set({ is_preview: target.checked })}
      />
      <h3>{t('What is on the page')}</h3>
      {sections.map((section, index) => (
        <section key={index} className={styles['block']} aria-label={sectionName(section.kind)}>
          <header>
            <b>{sectionName(section.kind)}</b>
            <span>
              <IconButton
                icon="up"
                label={t('Move up')}
                disabled={index === 0}
                onClick={() => set({ sections: moved(sections, index, index - 1) })}
              />
              <IconButton
                icon="down"
                label={t('Move down')}
                disabled={index === sections.length - 1}
                onClick={() => set({ sections: moved(sections, index, index + 1) })}
              />
              <IconButton
                icon="trash"
                label={t('Take out')}
                onClick={() => set({ sections: sections.filter((_, at) => at !== index) })}
              />
            </span>
          </header>
          <SectionFields
            section={section}
            change={(part) =>
              set({ sections: sections.map((one, at) => (at === index ? { ...one, ...part } : one)) })
            }
          />
        </section>
      ))}
      <div className={styles['tools']}>
        {SECTION_KINDS.map((kind) => (
          <Button key={kind} icon="plus" onClick={() => set({ sections: [...sections, newSection(kind)] })}>
            {sectionName(kind)}
          </Button>
        ))}
      </div>
      {PROMPTED.includes(lesson.kind) && (
        <TextAreaField
          label={t('What there is to do')}
          rows={3}
          maxLength={2000}
          value={lesson.prompt}
          onChange={({ target }) => set({ prompt: target.value })}
        />
      )}
      {lesson.kind === 'survey' && (
        <SurveyQuestions questions={lesson.questions} change={(questions) => set({ questions })} />
      )}
      {lesson.kind === 'quiz' && (
        <>
          <Field
            label={t('Percent of the questions that must be right')}
            type="number"
            min={1}
            max={100}
            value={lesson.pass_percent}
            onChange={({ target }) =>
              set({ pass_percent: Math.min(100, Math.max(1, Number(target.value) || 1)) })
            }
          />
          <Questions
            questions={lesson.questions}
            chapters={chapters}
            change={(questions) => set({ questions })}
          />
        </>
      )}
    </div>
  );
}

function SectionFields({ section, change }: { section: Section; change: (part: Partial<Section>) => void }) {
  switch (section.kind) {
    case 'words':
      return (
        <TextAreaField
          label={t('Words')}
          hint={t('Markdown: ### heading, **bold**, - list.')}
          rows={8}
          maxLength={20_000}
          value={section.text}
          onChange={({ target }) => change({ text: target.value })}
        />
      );
    case 'steps':
      return (
        <TextAreaField
          label={t('Steps, one a line')}
          rows={4}
          maxLength={20_000}
          value={section.text}
          onChange={({ target }) => change({ text: target.value })}
        />
      );
    case 'film':
      return <FilmField value={section.ref} change={(ref) => change({ ref })} />;
    case 'resource':
      return <ResourceField value={section.ref} change={(ref) => change({ ref })} />;
    case 'live':
      return <LiveField value={section.ref} change={(ref) => change({ ref })} />;
    case 'embed':
      return (
        <Field
          label={t('Address of the page')}
          hint={t('From these sites: {sites}. The school switches it on in its settings.', {
            sites: EMBED_HOSTS.join(', '),
          })}
          type="url"
          maxLength={500}
          value={section.ref}
          onChange={({ target }) => change({ ref: target.value })}
        />
      );
    case 'book':
      return (
        <>
          <BookField value={section.ref} change={(ref) => change({ ref })} />
          <Field
            label={t('Pages')}
            hint={t('For example 2–9; empty: the whole book.')}
            maxLength={20}
            value={section.pages}
            onChange={({ target }) => change({ pages: target.value })}
          />
        </>
      );
  }
}

interface Choice {
  value: string;
  change: (value: string) => void;
}

function Choose({
  label,
  value,
  change,
  options,
}: Choice & { label: string; options: readonly { value: string; label: string }[] }) {
  return (
    <SelectField label={label} value={value} onChange={({ target }) => change(target.value)}>
      <option value="">{t('Please choose')}</option>
      {value && !options.some((one) => one.value === value) && <option value={value}>{value}</option>}
      {options.map((one) => (
        <option key={one.value} value={one.value}>
          {one.label}
        </option>
      ))}
    </SelectField>
  );
}

function FilmField(of: Choice) {
  const { data } = useListFilmsQuery({});
  return (
    <Choose
      {...of}
      label={t('Film')}
      options={(data ?? []).map(({ slug, title }) => ({ value: slug, label: title }))}
    />
  );
}

function LiveField(of: Choice) {
  const { data } = useListLivePlansQuery({ limit: 100 });
  return (
    <Choose
      {...of}
      label={t('Live lesson')}
      options={(data?.results ?? []).map(({ id, title }) => ({ value: id, label: title }))}
    />
  );
}

function ResourceField(of: Choice) {
  const { data } = resourcesApi.useListResourcesQuery({ limit: 100 });
  return (
    <Choose
      {...of}
      label={t('Recording, slides or worksheet')}
      options={(data?.results ?? []).map(({ id, title }) => ({ value: id, label: title }))}
    />
  );
}

function BookField(of: Choice) {
  const { data } = useListBooksQuery({ limit: 100 });
  return (
    <Choose
      {...of}
      label={t('Book')}
      options={(data?.results ?? []).map(({ slug, title }) => ({ value: slug, label: title }))}
    />
  );
}
