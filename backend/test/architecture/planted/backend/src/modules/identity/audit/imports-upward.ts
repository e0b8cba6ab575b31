import type { Account } from '../accounts/account.ts';

export const nameOf = ({ name }: Account): string => name;
