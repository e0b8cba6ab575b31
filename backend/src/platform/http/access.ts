import { SetMetadata } from '@nestjs/common';
import type { Permission } from '@bookgrove/contract';

/** Who may call a route: anyone, anyone signed in, or those whose role holds a permission. */
export type AccessRule = 'public' | 'signed-in' | Permission;

export const ACCESS = 'access';

/** Declares who may call a route. A route without it stops the server from starting. */
export const Access = (rule: AccessRule) => SetMetadata(ACCESS, rule);

export const VIEWING = 'viewing';
export type ViewingRule = 'allowed' | 'never';

/** A write that staff who view as somebody may do all the same: the end of it. Every other write is refused to them. */
export const AllowedWhileViewing = () => SetMetadata(VIEWING, 'allowed' satisfies ViewingRule);

/** Closed to staff who view as somebody, for reading too: money, and how an account is protected. */
export const NeverWhileViewing = () => SetMetadata(VIEWING, 'never' satisfies ViewingRule);

export const OWN_SIGN_IN = 'own-sign-in';

/**
 * The route reads `Authorization: Basic` by itself, for programs that hold a key of their own and no session. Without
 * such a header it is a route like any other.
 */
export const ReadsKeys = () => SetMetadata(OWN_SIGN_IN, true);
