export const adminUsers = '/admin/users';
export const adminUserView = '/admin/users/:userId';
export const adminAddUser = '/admin/adduser';
export const adminEditUser = '/admin/adduser/:userId';
export const adminPeopleExports = '/admin/users/exports';
export const adminAudit = '/admin/audit';
export const platformUsers = '/admin-panel/all-users';
export const platformStudents = '/admin-panel/students';
export const platformTeachers = '/admin-panel/teachers';
export const platformUser = '/admin-panel/user';
export const platformEditUser = '/admin-panel/user/:userId';
export const platformUserProfile = '/admin-panel/userprofile';
export const platformUserView = '/admin-panel/userprofile/:userId';
export const platformUsersDashboard = '/admin-panel/users-dashboard';
export const platformUserDashboard = '/admin-panel/user-dashboard';
export const platformPeopleExports = '/admin-panel/all-users/exports';
export const platformAudit = '/admin-panel/audit';

/** The form of a new person at this school, in this role, for the platform's team. */
export const addPersonPath = (school: string, role: string): string =>
  `/admin-panel/user?school=${school}&role=${role}`;
