/** The body of a route that takes no members: `{}`, or nothing. Any member is refused. */
export class EmptyBody {}
