/**
 * Fragment of the address to which a launch from a learning platform leads. The session is in a cookie that scripts cannot read:
 * by this the web app knows that there is one to restore, also in a browser in which nobody has signed in before.
 */
export const SIGNED_IN_MARK = '#signed-in';
