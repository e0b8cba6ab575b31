export const queues = '/admin-panel/queues';
export const systemHealth = '/admin-panel/system-health';

/** The jobs of one queue. */
export const queuePath = (name: string, state = 'failed'): string => `${queues}?queue=${name}&state=${state}`;
