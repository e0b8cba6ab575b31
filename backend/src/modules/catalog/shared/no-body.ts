/** The body of a route that takes no fields. */
export class NoBody {}
