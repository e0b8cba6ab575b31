import type { PermissionTable } from '../permission-table.ts';

/** Money is spent by adults only. */
export const COMMERCE_PERMISSIONS = {
  /** Students put books in a cart; an adult of theirs pays. */
  'cart.keep': { roles: ['student', 'teacher', 'parent', 'school_admin', 'platform_admin'] },
  'order.place': { roles: ['teacher', 'parent', 'school_admin', 'platform_admin'] },
  /** Uses the code of a class pack or a gift. Nothing is paid. */
  'code.claim': { roles: ['student', 'teacher', 'parent', 'school_admin', 'platform_admin'] },
  'order.manage': { roles: ['school_admin', 'platform_admin'] },
  'payment.manage': { roles: ['school_admin', 'platform_admin'] },
  'payout.approve': { roles: ['school_admin', 'platform_admin'] },
  /** How a price is divided is agreed by the platform. */
  'royalty.manage': { roles: ['platform_admin'] },
} as const satisfies PermissionTable;
