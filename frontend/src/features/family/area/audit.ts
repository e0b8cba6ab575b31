import type { AreaAudit } from '../../../app/area.ts';

export const audit: AreaAudit = {
  areas: { guardian: 'Guardians' },
  actions: {
    'consent.given': 'gave a consent for',
    'consent.withdrawn': 'withdrew a consent for',
    'guardian.listed': 'viewed the guardians of',
    'guardian.approved': 'approved a guardian of',
    'guardian.refused': 'refused a guardian of',
    'guardian.linked': 'became a guardian of',
    'guardian.changed': 'changed what a guardian may do for',
    'guardian.removed': 'removed a guardian of',
    'guardian.code_made': 'created a family code for',
    'guardian.codes_made': 'created family codes for a class',
    'guardian.class_written_to': 'wrote to the families of a class',
    'guardian.code_taken_back': 'revoked a family code of',
    'guardian.policy_changed': 'changed the rules for guardians',
  },
};
