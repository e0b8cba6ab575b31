import type { AreaAudit } from '../../../app/area.ts';

export const audit: AreaAudit = {
  actions: {
    'book.published': 'published a book',
    'book.archived': 'archived a book',
    'book.approved': 'approved a book',
    'book.approval_undone': 'took the approval of a book back',
    'book.returned': 'returned a book to its uploader',
    'book.recalled': 'recalled a book that they had sent for review',
    'book.escalated': 'escalated a book to the platform’s team',
    'book.withdrawn': 'withdrew a book',
    'book.reports_settled': 'settled the reports of a book',
    'book.hidden': 'hid a book of the platform',
    'book.shown': 'showed a book of the platform again',
    'book.priced': 'set the price of a book',
    'book.kept': 'kept a reported book of the platform',
  },
};
