export const emailMonitoring = '/admin-panel/email-monitoring';
export const emailDetail = '/admin-panel/email-monitoring/:emailId';
export const suppressionList = '/admin-panel/email-monitoring/stop-list';

/** An e-mail as the platform's team sees it. */
export const emailDetailPath = (id: string): string => `${emailMonitoring}/${id}`;
