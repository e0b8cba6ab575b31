import { SetMetadata } from '@nestjs/common';
import type { Permission } from '@bookgrove/contract';

/** Who may call a route: anyone, anyone signed in, or those whose role holds a permission. */
export type AccessRule = 'public' | 'signed-in' | Permission;

export const ACCESS = 'access';

/** Declares who may call a route. A route without it stops the server from starting. */
export const Access = (rule: AccessRule) => SetMetadata(ACCESS, rule);

export const VIEWING = 'viewing';
export type ViewingRule = 'allowed' | 'never';

/** A write that is allowed in a view-as session (ending it). Every other write is refused there. */
export const AllowedWhileViewing = () => SetMetadata(VIEWING, 'allowed' satisfies ViewingRule);

/** Refused in view-as sessions, for reading too: money, and how an account is protected. */
export const NeverWhileViewing = () => SetMetadata(VIEWING, 'never' satisfies ViewingRule);

export const OWN_SIGN_IN = 'own-sign-in';

/**
 * The route reads `Authorization: Basic` itself, for programs that have a key and no session. Without such a
 * header it behaves like any other route.
 */
export const ReadsKeys = () => SetMetadata(OWN_SIGN_IN, true);
