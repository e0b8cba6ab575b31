import type { ResourceDraft, ResourceChange } from '@bookgrove/api-client';
import { useMemo, useRef } from 'react';
import { normalizeError } from '../../../api/normalizeError.ts';
import { useSavedDraft } from '../../../shared/wizard/useSavedDraft.ts';
import { ownResourcesApi } from '../api.ts';

export type ResourceFormValues = Required<Omit<ResourceChange, 'version'>>;

const resourceFormValuesOf = (draft: ResourceDraft): ResourceFormValues => ({
  title: draft.title,
  summary: draft.summary,
  alt: draft.alt,
  language: draft.language,
  age_min: draft.age_min,
  age_max: draft.age_max,
  subjects: draft.subjects,
  goals: draft.goals,
  uses: draft.uses,
  readers: draft.readers,
  audience: draft.audience,
  rights: draft.rights,
  license: draft.license as ResourceFormValues['license'],
  credit: draft.credit,
  proof: draft.proof,
});

/**
 * The form values of a resource, saved on the server as they are typed; two windows do not overwrite each
 * other.
 */
export function useResourceForm(draft: ResourceDraft) {
  const [change] = ownResourcesApi.useChangeResourceMutation();
  const version = useRef(draft.version);
  const server = useMemo(() => resourceFormValuesOf(draft), [draft]);
  return useSavedDraft<ResourceFormValues>(server, async (_changed, all) => {
    const { data, error } = await change({
      id: draft.id,
      resourceChange: { ...all, version: version.current },
    });
    if (data) {
      version.current = data.version;
      return null;
    }
    const { code, fields, message } = normalizeError(error);
    return { fields, message, other: code === 'resource_changed' || code === 'not_yours_now' };
  });
}
