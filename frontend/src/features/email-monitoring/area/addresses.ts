export const emailMonitoring = '/admin-panel/email-monitoring';
export const emailDetail = '/admin-panel/email-monitoring/:emailId';
export const suppressionList = '/admin-panel/email-monitoring/stop-list';
export const emailTemplates = '/admin-panel/email-monitoring/templates';
export const emailTemplate = '/admin-panel/email-monitoring/templates/:template';

/** A template as a school sends it; without a school that of the platform itself. */
export const emailTemplatePath = (template: string, school: string, language: string): string =>
  `${emailTemplates}/${template}?language=${language}${school && `&school=${school}`}`;

/** An e-mail as the platform's team sees it. */
export const emailDetailPath = (id: string): string => `${emailMonitoring}/${id}`;
