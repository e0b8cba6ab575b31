import type { ResourceDraft } from '@bookgrove/api-client';
import { LANGUAGE_NAMES, RESOURCE_REMARKS, tidyTitle, type ResourceRemark } from '@bookgrove/contract';
import { t } from '../../../i18n/index.ts';
import type { ToMend } from '../../../shared/wizard/Mend.tsx';
import { Screens } from '../../../shared/wizard/Screens.tsx';
import { Look } from '../components/Look.tsx';
import { agesWord, kindWord, subjectWord } from '../words.ts';
import type { Said } from './useResourceForm.ts';
import { remarkWord } from './words.ts';

/** What is missing or worth a look, each with what mends it. */
export const toMend = (
  remarks: ResourceRemark[],
  draft: ResourceDraft,
  said: Said,
  set: (part: Partial<Said>) => void,
): ToMend[] =>
  remarks.map((remark) => {
    const fix = fixOf(remark, draft, said);
    return {
      key: remark,
      words: remarkWord(remark),
      ...RESOURCE_REMARKS[remark],
      fix: fix && { label: fix.label, run: () => set(fix.part) },
    };
  });

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
  return (
    <Screens>
      <Look piece={{ ...draft, title: said.title, alt: said.alt, language: said.language }} />
      <small>{kindWord(draft.kind)}</small>
      <h3 dir="auto">{said.title || t('Without a title')}</h3>
      <p dir="auto">{said.summary}</p>
      <small>
        {[agesWord(said.age_min, said.age_max), ...said.subjects.map(subjectWord)]
          .filter(Boolean)
          .join(' · ')}
      </small>
    </Screens>
  );
}
