import { budget } from '../../../platform/http/budgets.ts';

/** E-mails that a member of the platform's team sends to the own address as a test. */
export const TEST_EMAIL_BUDGET = budget('test-email', { points: 20, duration: 3_600 });
