import { SetMetadata } from '@nestjs/common';
import type { Permission } from '@bookgrove/contract';

/** Who may call a route: anyone, anyone signed in, or those whose role holds a permission. */
export type AccessRule = 'public' | 'signed-in' | Permission;

export const ACCESS = 'access';

/** Declares who may call a route. A route without it stops the server from starting. */
export const Access = (rule: AccessRule) => SetMetadata(ACCESS, rule);
