import { budget } from '../../../../platform/http/budgets.ts';

/** Sign-ins to the demo from one IP address. */
export const DEMO_ADDRESS_BUDGET = budget('demo-address', { points: 120, duration: 3_600 });
