import type { AreaAudit } from '../../../app/area.ts';

export const audit: AreaAudit = {
  areas: { class: 'Classes' },
  actions: {
    'badges.made': 'printed badges',
    'badges.voided': 'voided badges',
    'class.viewed': 'viewed the students of a class',
    'class.created': 'created a class',
    'class.changed': 'changed a class',
    'class.archived': 'archived a class',
    'class.restored': 'restored a class',
    'class.rolled_over': 'moved a class to the next school year',
    'class.code_changed': 'gave a class a new code',
    'class.device_approved': 'let a class log in with a device',
    'class.device_refused': 'refused a device of a class',
    'class.sign_in_changed': 'changed how a class logs in',
    'class.student_added': 'added to a class:',
    'class.student_moved': 'moved to another class:',
    'class.student_removed': 'removed from a class:',
    'sign_in.badge_only_allowed': 'decided whether a badge alone logs in',
    'sign_in.hours_changed': 'changed the school hours',
    'sign_in.second_factor_required': 'decided whether administrators need a second factor',
    'sign_in.surnames_shown': 'decided whether class codes show surnames',
  },
};
