import { budget } from './budgets.ts';

/** Messages sent through public forms from one IP address. */
export const MESSAGE_ADDRESS_BUDGET = budget('message-address', { points: 30, duration: 3_600 });

/** Messages that name one e-mail address, which gets a confirmation each time. */
export const MESSAGE_EMAIL_BUDGET = budget('message-email', { points: 10, duration: 3_600 });
