import { useState } from 'react';
import type { CourseDraftBody } from '@bookgrove/api-client';
import { t } from '../../../i18n/index.ts';
import { Button, IconButton } from '../../../ui/Button.tsx';
import { Field, SelectField } from '../../../ui/Field.tsx';
import { FormGrid } from '../../../ui/Form.tsx';
import { kindName } from '../labels.ts';
import styles from './Editor.module.css';
import { copyLesson, moved, moveLesson, newChapter, newLesson, type Chapter } from './model.ts';

/** Parts and lessons in their order, which dragging and a menu change. */
export function OutlineEditor({
  chapters,
  setChapters,
  chosen,
  choose,
  sequence,
  setSequence,
}: {
  chapters: Chapter[];
  setChapters: (chapters: Chapter[]) => void;
  chosen: string;
  choose: (id: string) => void;
  sequence: CourseDraftBody['sequence'];
  setSequence: (sequence: CourseDraftBody['sequence']) => void;
}) {
  const [dragged, setDragged] = useState('');
  const [over, setOver] = useState('');
  const change = (id: string, part: Partial<Chapter>) =>
    setChapters(chapters.map((one) => (one.id === id ? { ...one, ...part } : one)));
  const drop = (chapter: string, index: number) => {
    if (dragged) setChapters(moveLesson(chapters, dragged, chapter, index));
    setDragged('');
    setOver('');
  };
  const add = (chapter: Chapter) => {
    const lesson = newLesson();
    change(chapter.id, { lessons: [...chapter.lessons, lesson] });
    choose(lesson.id);
  };
  return (
    <section className={styles['outline']} aria-labelledby="outline">
      <h2 id="outline">{t('Outline')}</h2>
      <SelectField
        label={t('Order')}
        value={sequence}
        onChange={({ target }) => setSequence(target.value as typeof sequence)}
      >
        <option value="free">{t('Free')}</option>
        <option value="ordered">{t('Part by part')}</option>
        <option value="dated">{t('By days')}</option>
      </SelectField>
      {chapters.map((chapter, at) => (
        <div
          key={chapter.id}
          className={styles['chapter']}
          onDragOver={(event) => event.preventDefault()}
          onDrop={() => drop(chapter.id, chapter.lessons.length)}
        >
          <Field
            label={t('Part {number}', { number: at + 1 })}
            maxLength={200}
            value={chapter.title}
            onChange={({ target }) => change(chapter.id, { title: target.value })}
          />
          {sequence === 'dated' && (
            <FormGrid>
              <Field
                label={t('Opens on')}
                type="date"
                value={chapter.opens_on ?? ''}
                onChange={({ target }) => change(chapter.id, { opens_on: target.value || null })}
              />
              <Field
                label={t('Or days after enrolling')}
                type="number"
                min={0}
                max={730}
                value={chapter.opens_after_days ?? ''}
                onChange={({ target }) =>
                  change(chapter.id, {
                    opens_after_days:
                      target.value === '' ? null : Math.min(730, Math.max(0, Number(target.value) || 0)),
                  })
                }
              />
            </FormGrid>
          )}
          <ul className={styles['lessons']}>
            {chapter.lessons.map((lesson, index) => {
              const title = lesson.title || t('Without a name');
              return (
                <li
                  key={lesson.id}
                  draggable
                  data-over={over === lesson.id || undefined}
                  onDragStart={() => setDragged(lesson.id)}
                  onDragOver={(event) => {
                    event.preventDefault();
                    setOver(lesson.id);
                  }}
                  onDragEnd={() => setOver('')}
                  onDrop={(event) => {
                    event.stopPropagation();
                    drop(chapter.id, index);
                  }}
                >
                  <button
                    type="button"
                    className={styles['name']}
                    aria-pressed={lesson.id === chosen}
                    onClick={() => choose(lesson.id)}
                  >
                    <span dir="auto">{title}</span>
                    <small>{kindName(lesson.kind)}</small>
                  </button>
                  <SelectField
                    label={t('What to do with “{title}”', { title })}
                    labelHidden
                    value=""
                    onChange={({ target: { value } }) => {
                      if (value === 'up' && index > 0)
                        change(chapter.id, { lessons: moved(chapter.lessons, index, index - 1) });
                      else if (value === 'down')
                        change(chapter.id, { lessons: moved(chapter.lessons, index, index + 1) });
                      else if (value === 'copy')
                        change(chapter.id, { lessons: [...chapter.lessons, copyLesson(lesson)] });
                      else if (value === 'out')
                        change(chapter.id, { lessons: chapter.lessons.filter(({ id }) => id !== lesson.id) });
                      else {
                        const to = chapters.find(({ id }) => id === value);
                        if (to) setChapters(moveLesson(chapters, lesson.id, to.id, to.lessons.length));
                      }
                    }}
                  >
                    <option value="">…</option>
                    <option value="up">{t('Move up')}</option>
                    <option value="down">{t('Move down')}</option>
                    <option value="copy">{t('Copy')}</option>
                    {chapters
                      .filter(({ id }) => id !== chapter.id)
                      .map(({ id, title: part }) => (
                        <option key={id} value={id}>
                          {t('Move to “{part}”', { part: part || t('Without a name') })}
                        </option>
                      ))}
                    <option value="out">{t('Take out')}</option>
                  </SelectField>
                </li>
              );
            })}
          </ul>
          <div>
            <Button icon="plus" size="sm" onClick={() => add(chapter)}>
              {t('Add a lesson')}
            </Button>
            <span>
              <IconButton
                icon="up"
                label={t('Move part {number} up', { number: at + 1 })}
                disabled={at === 0}
                onClick={() => setChapters(moved(chapters, at, at - 1))}
              />
              <IconButton
                icon="trash"
                label={t('Take out part {number}', { number: at + 1 })}
                onClick={() => setChapters(chapters.filter(({ id }) => id !== chapter.id))}
              />
            </span>
          </div>
        </div>
      ))}
      <Button
        icon="plus"
        onClick={() => {
          const chapter = newChapter();
          setChapters([...chapters, chapter]);
          choose(chapter.lessons[0]!.id);
        }}
      >
        {t('Part')}
      </Button>
    </section>
  );
}
