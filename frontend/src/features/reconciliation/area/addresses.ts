export const platformReconciliation = '/admin-panel/reconciliation';
export const platformReconciliationRuns = '/admin-panel/reconciliation/runs';
