import type { AreaAudit } from '../../../app/area.ts';

export const audit: AreaAudit = {
  actions: {
    'books.imported': 'imported books',
    'books.import_undone': 'undid an import of books',
    'books.merged': 'merged two books',
    'books.told_apart': 'marked books as distinct',
  },
};
