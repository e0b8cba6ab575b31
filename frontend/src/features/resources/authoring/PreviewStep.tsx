import type { ResourceDraft } from '@bookgrove/api-client';
import { LANGUAGE_NAMES, RESOURCE_REMARKS, tidyTitle, type ResourceRemark } from '@bookgrove/contract';
import { t } from '../../../i18n/index.ts';
import type { RemarkToFix } from '../../../shared/wizard/WizardRemarks.tsx';
import { DevicePreviews } from '../../../shared/wizard/DevicePreviews.tsx';
import { ResourcePreview } from '../components/ResourcePreview.tsx';
import { agesLabel, kindLabel, subjectLabel } from '../labels.ts';
import type { ResourceFormValues } from './useResourceForm.ts';
import { remarkLabel } from './labels.ts';

/** What is missing or should be checked, each with the step where it can be corrected. */
export const remarksToFix = (
  remarks: ResourceRemark[],
  draft: ResourceDraft,
  said: ResourceFormValues,
  set: (part: Partial<ResourceFormValues>) => void,
): RemarkToFix[] =>
  remarks.map((remark) => {
    const fix = fixOf(remark, draft, said);
    return {
      key: remark,
      words: remarkLabel(remark),
      ...RESOURCE_REMARKS[remark],
      fix: fix && { label: fix.label, run: () => set(fix.part) },
    };
  });

function fixOf(
  remark: ResourceRemark,
  draft: ResourceDraft,
  said: ResourceFormValues,
): { label: string; part: Partial<ResourceFormValues> } | null {
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

/** Preview as readers will see it: on a phone, and in large print. */
export function Preview({ draft, said }: { draft: ResourceDraft; said: ResourceFormValues }) {
  return (
    <DevicePreviews>
      <ResourcePreview piece={{ ...draft, title: said.title, alt: said.alt, language: said.language }} />
      <small>{kindLabel(draft.kind)}</small>
      <h3 dir="auto">{said.title || t('Without a title')}</h3>
      <p dir="auto">{said.summary}</p>
      <small>
        {[agesLabel(said.age_min, said.age_max), ...said.subjects.map(subjectLabel)]
          .filter(Boolean)
          .join(' · ')}
      </small>
    </DevicePreviews>
  );
}
