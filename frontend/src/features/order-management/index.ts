export { amountText, parseAmount } from './refund.ts';
