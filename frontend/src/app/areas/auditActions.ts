import { allAudit } from './audit.generated.ts';
import { t } from '../../i18n/index.ts';

const PHRASES = Object.assign({}, ...allAudit.map(({ actions }) => actions)) as Record<string, string>;

/** English names of the parts of the log that can be looked at alone, by the first word of their actions. */
export const AUDIT_AREAS = Object.assign({}, ...allAudit.map(({ areas }) => areas)) as Record<string, string>;

/** The phrase of an audit action; its name when it has no phrase. */
export const auditActionLabel = (action: string): string =>
  PHRASES[action] ? t(PHRASES[action]) : action.replace(/[._]/g, ' ');
