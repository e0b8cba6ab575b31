import type { AreaAudit } from '../../../app/area.ts';

export const audit: AreaAudit = {
  areas: { person: 'People', people: 'Exports', audit: 'Audit log' },
  actions: {
    'person.viewed': 'viewed the record of',
    'person.created': 'added',
    'person.changed': 'changed',
    'person.role_changed': 'changed the role of',
    'person.archived': 'archived',
    'person.restored': 'restored',
    'person.merged': 'merged two accounts of',
    'person.merge_undone': 'undid a merge of two accounts of',
    'person.called_distinct': 'marked accounts as distinct:',
    'person.erased': 'erased',
    'person.password_given': 'gave a new password to',
    'person.password_reset': 'gave a new password to',
    'person.backup_code_made': 'created a back-up code for',
    'person.consents_viewed': 'viewed the consents of',
    'person.second_factor_reset': 'reset the second factor of',
    'people.exported': 'exported a list of people',
    'audit.exported': 'exported the audit log',
    'people.export_downloaded': 'downloaded a large list of people',
  },
};
