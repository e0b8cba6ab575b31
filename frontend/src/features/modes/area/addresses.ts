export const adminModes = '/admin/school-modes';
export const platformModes = '/admin-panel/modes';
