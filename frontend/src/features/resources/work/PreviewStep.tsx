import type { ResourceDraft } from '@bookgrove/api-client';
import {
  LANGUAGE_NAMES,
  RESOURCE_REMARKS,
  tidyTitle,
  type ResourceRemark,
  type ResourceStep,
} from '@bookgrove/contract';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Look } from '../components/Look.tsx';
import { agesWord, kindWord, subjectWord } from '../words.ts';
import type { Said } from './useResourceForm.ts';
import { remarkWord } from './words.ts';
import styles from './Work.module.css';

/** What is missing or worth a look: each with the one step that mends it, done here where it can be. */
export function Remarks({
  remarks,
  draft,
  said,
  step,
  set,
  onStep,
}: {
  remarks: ResourceRemark[];
  draft: ResourceDraft;
  said: Said;
  /** Where its reader is: what is mended here needs no way there. */
  step: ResourceStep;
  set: (part: Partial<Said>) => void;
  onStep: (step: ResourceStep) => void;
}) {
  if (remarks.length === 0) return null;
  return (
    <ul className={styles['remarks']} aria-label={t('To mend')}>
      {remarks.map((remark) => {
        const fix = fixOf(remark, draft, said);
        return (
          <li key={remark} data-must={RESOURCE_REMARKS[remark].must || undefined}>
            <span>{remarkWord(remark)}</span>
            {fix ? (
              <Button size="sm" icon="check" onClick={() => set(fix.part)}>
                {fix.label}
              </Button>
            ) : (
              RESOURCE_REMARKS[remark].step !== step && (
                <Button size="sm" onClick={() => onStep(RESOURCE_REMARKS[remark].step)}>
                  {t('Mend it')}
                </Button>
              )
            )}
          </li>
        );
      })}
    </ul>
  );
}

function fixOf(
  remark: ResourceRemark,
  draft: ResourceDraft,
  said: Said,
): { label: string; part: Partial<Said> } | null {
  if (remark === 'title-file' || remark === 'title-capitals') {
    const title = tidyTitle(said.title);
    return title && title !== said.title ? { label: t('Use “{title}”', { title }), part: { title } } : null;
  }
  if (remark === 'title-missing' && draft.file_name) {
    const title = tidyTitle(draft.file_name);
    return title ? { label: t('Use “{title}”', { title }), part: { title } } : null;
  }
  const language = draft.file_language?.slice(0, 2).toLowerCase();
  if (
    (remark === 'language-missing' || remark === 'language-other') &&
    language &&
    language in LANGUAGE_NAMES
  ) {
    const known = language as 'en';
    return { label: t('Say {language}', { language: LANGUAGE_NAMES[known] }), part: { language: known } };
  }
  if (remark === 'age-order')
    return { label: t('Turn them round'), part: { age_min: said.age_max, age_max: said.age_min } };
  if (remark === 'no-everybody')
    return { label: t('Share it with the school'), part: { audience: 'school' } };
  return null;
}

/** As it will be seen: on a telephone, and in large print. */
export function Preview({ draft, said }: { draft: ResourceDraft; said: Said }) {
  const shown = (large: boolean) => (
    <figure key={String(large)}>
      <figcaption className="soft">{large ? t('In large print') : t('On a telephone')}</figcaption>
      <div className={styles['phone']} data-large={large || undefined}>
        <Look piece={{ ...draft, title: said.title, alt: said.alt, language: said.language }} />
        <small>{kindWord(draft.kind)}</small>
        <h3 dir="auto">{said.title || t('Without a title')}</h3>
        <p dir="auto">{said.summary}</p>
        <small>
          {[agesWord(said.age_min, said.age_max), ...said.subjects.map(subjectWord)].filter(Boolean).join(' · ')}
        </small>
      </div>
    </figure>
  );
  return <div className={styles['screens']}>{[shown(false), shown(true)]}</div>;
} // prettier-ignore
