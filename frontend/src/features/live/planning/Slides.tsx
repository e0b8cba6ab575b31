import { useState } from 'react';
import { LIVE_LIMITS } from '@bookgrove/contract';
import type { LivePlanBody } from '@bookgrove/api-client';
import { paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field, SelectField, TextAreaField } from '../../../ui/Field.tsx';
import { FormGrid, FormSet, Whole } from '../../../ui/Form.tsx';
import { useGetLiveChoicesQuery } from '../api.ts';
import styles from '../Live.module.css';
import { slidesOf } from './model.ts';

type Slide = LivePlanBody['slides'][number];

/** The slides of a room: words, and pages of a PDF. */
export function Slides({
  slides,
  errors,
  onChange,
}: {
  slides: Slide[];
  errors: Record<string, string>;
  onChange: (slides: Slide[]) => void;
}) {
  const { data, refetch } = useGetLiveChoicesQuery();
  const files = data?.slide_files ?? [];
  const change = (at: number, part: Partial<Slide>) =>
    onChange(slides.map((slide, number) => (number === at ? { ...slide, ...part } : slide)));
  const pictureOf = ({ resource_id: id, page }: Slide) =>
    page ? files.find((file) => file.id === id)?.pictures[page - 1] : undefined;
  return (
    <FormSet title={t('Slides')}>
      <div className={styles['slides']}>
        {slides.map((slide, number) => (
          <FormGrid key={number}>
            <Field
              label={t('Title of slide {number}', { number: number + 1 })}
              maxLength={200}
              value={slide.title}
              error={errors[`slides.${number}.title`]}
              onChange={({ target }) => change(number, { title: target.value })}
            />
            {slide.resource_id && (
              <figure className={styles['page']}>
                {pictureOf(slide) && <img src={pictureOf(slide)} alt={slide.title} loading="lazy" />}
                <figcaption>
                  {errors[`slides.${number}.resource_id`] ??
                    errors[`slides.${number}.page`] ??
                    t('Page {number} of a PDF', { number: slide.page ?? 1 })}
                </figcaption>
              </figure>
            )}
            <Whole>
              <TextAreaField
                label={t('Words of slide {number}', { number: number + 1 })}
                hint={
                  slide.resource_id
                    ? t('What is on the page, for those who cannot see it. Shown under the page.')
                    : t('Markdown: # for a heading, - for a list.')
                }
                maxLength={2_000}
                value={slide.text}
                error={errors[`slides.${number}.text`]}
                onChange={({ target }) => change(number, { text: target.value })}
              />
            </Whole>
            <Button icon="trash" onClick={() => onChange(slides.filter((_, at) => at !== number))}>
              {t('Remove slide {number}', { number: number + 1 })}
            </Button>
          </FormGrid>
        ))}
        <Button icon="plus" onClick={() => onChange([...slides, { title: '', text: '' }])}>
          {t('Add a slide')}
        </Button>
      </div>
      <div className={styles['fromPdf']}>
        <FromPdf
          files={files}
          left={LIVE_LIMITS.slides - slides.length}
          onAdd={(added) => onChange([...slides, ...added])}
          onLook={() => void refetch()}
        />
      </div>
    </FormSet>
  );
}

/** Takes the pages of a PDF of the resources as slides. */
function FromPdf({
  files,
  left,
  onAdd,
  onLook,
}: {
  files: { id: string; title: string; pictures: string[] }[];
  /** How many slides may be added. */
  left: number;
  onAdd: (slides: Slide[]) => void;
  onLook: () => void;
}) {
  const [id, setId] = useState('');
  const file = files.find((one) => one.id === id);
  const tooMany = file && file.pictures.length > left;
  return (
    <FormGrid>
      <SelectField
        label={t('Slides from a PDF')}
        hint={t('PDFs of the resources: those of the school, and your own.')}
        value={id}
        error={
          tooMany
            ? t('It has {pages} pages, and there is room for {left} more slides.', {
                pages: file.pictures.length,
                left,
              })
            : undefined
        }
        onChange={({ target }) => setId(target.value)}
      >
        <option value="">{t('Please choose')}</option>
        {files.map((one) => (
          <option key={one.id} value={one.id}>
            {t('{title} ({pages, plural, one {# page} other {# pages}})', {
              title: one.title,
              pages: one.pictures.length,
            })}
          </option>
        ))}
      </SelectField>
      <div className={styles['acts']}>
        <Button
          icon="plus"
          aria-disabled={!file || tooMany || undefined}
          onClick={() => {
            if (!file || tooMany) return;
            onAdd(slidesOf(file));
            setId('');
          }}
        >
          {t('Add its pages')}
        </Button>
        <Button tone="plain" icon="undo" onClick={onLook}>
          {t('Look again')}
        </Button>
        {/* In another tab, so that what was typed here stays. */}
        <a href={paths.uploadContent} target="_blank" rel="noreferrer">
          {t('Upload a PDF')}
        </a>
      </div>
    </FormGrid>
  );
}
