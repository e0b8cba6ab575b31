import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { newKey, withKey } from '../../../api/idempotency.ts';
import { normalizeError } from '../../../api/normalizeError.ts';
import { t } from '../../../i18n/index.ts';
import { Button, IconButton } from '../../../ui/Button.tsx';
import { Checkbox, Field, SelectField, TextAreaField } from '../../../ui/Field.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { QUESTION_KINDS } from '@bookgrove/contract';
import { useKeepBankQuestionMutation, useListBankQuestionsQuery } from '../api.ts';
import { questionKindName, skillName } from '../labels.ts';
import styles from './Editor.module.css';
import { PicturePlaces } from './PicturePlaces.tsx';
import {
  copyQuestion,
  moved,
  newOption,
  newPair,
  newQuestion,
  type Chapter,
  type Question,
} from './model.ts';

const BY_TEACHER: readonly Question['kind'][] = ['audio', 'drawing'];
const SKILLS: readonly Question['skill'][] = ['facts', 'inference', 'order', 'words', 'thinking'];
/** The questions of a quiz: of a lesson, or with `ofBook` of a book, where they have a page. */
export function Questions({
  questions,
  chapters = [],
  ofBook = false,
  change,
}: {
  questions: readonly Question[];
  chapters?: readonly Chapter[];
  ofBook?: boolean;
  change: (questions: Question[]) => void;
}) {
  const [bank, setBank] = useState(false);
  return (
    <>
      {questions.map((question, index) => (
        <QuestionEditor
          key={question.id}
          {...{ question, chapters, ofBook, index }}
          last={index === questions.length - 1}
          change={(one) => change(questions.map((old) => (old.id === one.id ? one : old)))}
          move={(to) => change(moved(questions, index, to))}
          remove={() => change(questions.filter(({ id }) => id !== question.id))}
        />
      ))}
      <div className={styles['tools']}>
        <Button icon="plus" onClick={() => change([...questions, newQuestion('choice')])}>
          {t('Question')}
        </Button>
        <Button icon="list" aria-expanded={bank} onClick={() => setBank(!bank)}>
          {t('From the bank')}
        </Button>
      </div>
      {bank && <Bank add={(question) => change([...questions, copyQuestion(question)])} />}
    </>
  );
}

function Bank({ add }: { add: (question: Question) => void }) {
  const [search, setSearch] = useState('');
  const { data } = useListBankQuestionsQuery({ limit: 20, ...(search.trim() && { search: search.trim() }) });
  return (
    <section className={styles['block']}>
      <Field
        label={t('Words in the question')}
        maxLength={100}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      {data?.results.length === 0 && <p>{t('The bank has no such question.')}</p>}
      <ul className={styles['lessons']}>
        {data?.results.map(({ id, text, skill, kind, question }) => (
          <li key={id}>
            <span className={styles['name']}>
              <span dir="auto">{text}</span>
              <small>
                {questionKindName(kind)}, {skillName(skill)}
              </small>
            </span>
            <Button icon="plus" onClick={() => add(question)}>
              {t('Add')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function QuestionEditor({
  question,
  chapters,
  ofBook,
  index,
  last,
  change,
  move,
  remove,
}: {
  question: Question;
  chapters: readonly Chapter[];
  ofBook: boolean;
  index: number;
  last: boolean;
  change: (question: Question) => void;
  move: (to: number) => void;
  remove: () => void;
}) {
  const dispatch = useDispatch();
  const [keep] = useKeepBankQuestionMutation();
  const { kind, options, pairs } = question;
  const set = (part: Partial<Question>) => change({ ...question, ...part });
  const setOption = (id: string, part: Partial<Question['options'][number]>) =>
    set({ options: options.map((one) => (one.id === id ? { ...one, ...part } : one)) });
  const toBank = async () => {
    const { error } = await keep(withKey({ ...question }, newKey()));
    dispatch(showToast(error ? 'bad' : 'ok', error ? normalizeError(error).message : t('It is in the bank')));
  };
  return (
    <section className={styles['block']} aria-label={t('Question {number}', { number: index + 1 })}>
      <header>
        <b>{t('Question {number}', { number: index + 1 })}</b>
        <span>
          <IconButton icon="up" label={t('Move up')} disabled={index === 0} onClick={() => move(index - 1)} />
          <IconButton icon="down" label={t('Move down')} disabled={last} onClick={() => move(index + 1)} />
          <IconButton icon="trash" label={t('Take out')} onClick={remove} />
        </span>
      </header>
      <SelectField
        label={t('Kind of question')}
        value={kind}
        onChange={({ target }) => {
          const next = newQuestion(target.value as Question['kind']);
          change({
            ...next,
            id: question.id,
            text: question.text,
            skill: question.skill,
            help: question.help,
            ...(ofBook && {
              page: question.page ?? null,
              passage: question.passage ?? '',
              hint: question.hint ?? '',
            }),
          });
        }}
      >
        {QUESTION_KINDS.map((one) => (
          <option key={one} value={one}>
            {questionKindName(one)}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        label={t('Question')}
        hint={
          kind === 'cloze' ? t('Put the words of the gaps in square brackets: The sun is [hot].') : undefined
        }
        rows={2}
        maxLength={500}
        value={question.text}
        onChange={({ target }) => set({ text: target.value })}
      />
      {kind === 'hotspot' && !ofBook && <PicturePlaces question={question} set={set} />}
      {BY_TEACHER.includes(kind) && (
        <p>{t('A teacher listens to the answer or looks at it, and marks it.')}</p>
      )}
      {kind === 'match'
        ? pairs.map((pair) => (
            <div key={pair.id} className={styles['answer']}>
              <Field
                label={t('Left')}
                maxLength={300}
                value={pair.left}
                onChange={({ target }) =>
                  set({
                    pairs: pairs.map((one) => (one.id === pair.id ? { ...one, left: target.value } : one)),
                  })
                }
              />
              <Field
                label={t('Right')}
                maxLength={300}
                value={pair.right}
                onChange={({ target }) =>
                  set({
                    pairs: pairs.map((one) => (one.id === pair.id ? { ...one, right: target.value } : one)),
                  })
                }
              />
              <IconButton
                icon="trash"
                label={t('Take out')}
                onClick={() => set({ pairs: pairs.filter(({ id }) => id !== pair.id) })}
              />
            </div>
          ))
        : options.map((option, at) => (
            <div key={option.id} className={styles['answer']}>
              <Field
                label={
                  kind === 'cloze'
                    ? t('Further word {number}', { number: at + 1 })
                    : t('Answer {number}', { number: at + 1 })
                }
                maxLength={300}
                value={option.text}
                onChange={({ target }) => setOption(option.id, { text: target.value })}
              />
              {kind === 'hotspot' &&
                (['x', 'y'] as const).map((axis) => (
                  <Field
                    key={axis}
                    type="number"
                    min={0}
                    max={100}
                    label={axis === 'x' ? t('From the left, %') : t('From the top, %')}
                    value={String(option[axis] ?? 50)}
                    onChange={({ target }) => setOption(option.id, { [axis]: percentOf(target.value) })}
                  />
                ))}
              {(kind === 'choice' || kind === 'multiple' || kind === 'hotspot') && (
                <Checkbox
                  label={t('Right')}
                  checked={option.correct ?? false}
                  onChange={({ target }) =>
                    set({
                      options: options.map((one) => ({
                        ...one,
                        correct:
                          one.id === option.id
                            ? target.checked
                            : kind !== 'multiple'
                              ? false
                              : (one.correct ?? false),
                      })),
                    })
                  }
                />
              )}
              {kind === 'order' && (
                <IconButton
                  icon="up"
                  label={t('Move up')}
                  disabled={at === 0}
                  onClick={() => set({ options: moved(options, at, at - 1) })}
                />
              )}
              <IconButton
                icon="trash"
                label={t('Take out')}
                onClick={() => set({ options: options.filter(({ id }) => id !== option.id) })}
              />
            </div>
          ))}
      <div className={styles['tools']}>
        {!BY_TEACHER.includes(kind) && (
          <Button
            icon="plus"
            onClick={() =>
              kind === 'match'
                ? set({ pairs: [...pairs, newPair()] })
                : set({ options: [...options, newOption()] })
            }
          >
            {kind === 'match' ? t('Pair') : kind === 'cloze' ? t('Further word') : t('Answer')}
          </Button>
        )}
        <Button icon="archive" onClick={() => void toBank()}>
          {t('Keep in the bank')}
        </Button>
      </div>
      <SelectField
        label={t('Skill')}
        value={question.skill}
        onChange={({ target }) => set({ skill: target.value as Question['skill'] })}
      >
        {SKILLS.map((skill) => (
          <option key={skill} value={skill}>
            {skillName(skill)}
          </option>
        ))}
      </SelectField>
      {!BY_TEACHER.includes(kind) && (
        <Field
          label={t('What to read after a wrong answer')}
          maxLength={300}
          value={question.help}
          onChange={({ target }) => set({ help: target.value })}
        />
      )}
      {ofBook ? (
        <OfBook question={question} set={set} />
      ) : BY_TEACHER.includes(kind) ? null : (
        <SelectField
          label={t('Lesson that opens')}
          value={question.help_lesson ?? ''}
          onChange={({ target }) => set({ help_lesson: target.value || null })}
        >
          <option value="">{t('None')}</option>
          {chapters.flatMap(({ lessons }) =>
            lessons.map(({ id, title }) => (
              <option key={id} value={id}>
                {title || t('Without a name')}
              </option>
            )),
          )}
        </SelectField>
      )}
    </section>
  );
}

const percentOf = (value: string): number => Math.min(100, Math.max(0, Math.round(Number(value) || 0)));

/** What only a question about a book has. */
function OfBook({
  question: { kind, page, passage, hint, picture },
  set,
}: {
  question: Question;
  set: (part: Partial<Question>) => void;
}) {
  return (
    <>
      {kind === 'hotspot' && (
        <SelectField
          label={t('Picture')}
          value={String(picture ?? 0)}
          onChange={({ target }) => set({ picture: Number(target.value) })}
        >
          <option value="0">{t('The cover')}</option>
          {[1, 2, 3].map((number) => (
            <option key={number} value={number}>
              {t('Picture {number} of the book', { number })}
            </option>
          ))}
        </SelectField>
      )}
      <Field
        type="number"
        min={1}
        label={t('Page that opens')}
        value={page ? String(page) : ''}
        onChange={({ target }) =>
          set({ page: Number(target.value) > 0 ? Math.round(Number(target.value)) : null })
        }
      />
      <TextAreaField
        label={t('Lines of the book that answer it')}
        rows={2}
        maxLength={600}
        value={passage ?? ''}
        onChange={({ target }) => set({ passage: target.value })}
      />
      <Field
        label={t('Hint before the second try')}
        maxLength={300}
        value={hint ?? ''}
        onChange={({ target }) => set({ hint: target.value })}
      />
    </>
  );
}
