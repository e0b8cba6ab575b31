import type { AreaAudit } from '../../../app/area.ts';

export const audit: AreaAudit = {
  areas: { charity: 'Charities' },
  actions: {
    'charity.created': 'began the charity',
    'charity.changed': 'changed the charity',
    'charity.taken': 'took over the charity of a school',
    'charity.checked': 'did a check of the charity',
    'charity.verified': 'verified the charity',
    'charity.bank_changed': 'changed the bank account of the charity',
    'charity.document_added': 'added a paper of the charity',
    'charity.document_read': 'read a paper of the charity',
    'charity.chosen': 'chose the charity for the school',
    'charity.not_chosen': 'stopped helping the charity',
  },
};
