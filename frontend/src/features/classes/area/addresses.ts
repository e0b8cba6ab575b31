export const adminClasses = '/admin/classes';
export const adminAddClass = '/admin/addclass';
export const adminClassStudents = '/admin/class-students';
export const classes = '/classes';
export const classNotes = '/class-notes';
export const classWords = '/class-words';
export const archivedStudents = '/archived-students';
