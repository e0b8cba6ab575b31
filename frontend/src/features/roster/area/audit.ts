import type { AreaAudit } from '../../../app/area.ts';

export const audit: AreaAudit = {
  areas: { roster: 'Lists of people' },
  actions: {
    'roster.started': 'imported a list of students',
    'roster.undone': 'undid an import of students',
    'roster.sheet_shown': 'opened the sheet of first passwords',
  },
};
