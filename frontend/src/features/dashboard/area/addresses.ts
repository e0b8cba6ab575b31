export const dashboard = '/dashboard';
export const admin = '/admin';
export const adminDashboard = '/admin/dashboard';
export const platform = '/admin-panel';
export const platformDashboard = '/admin-panel/dashboard';
