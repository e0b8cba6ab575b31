const LINK = /^#ticket=([\w-]{43})$/;

/**
 * The ticket in the address of this page. It is removed from the address at once, so that it is in no history
 * and on no shared screen.
 */
export function consumeTicket(): string | null {
  const ticket = LINK.exec(location.hash)?.[1] ?? null;
  if (location.hash) history.replaceState(history.state, '', location.pathname + location.search);
  return ticket;
}

/** The address at which a ticket is exchanged, at this school or at the one whose web app is given. */
export const ticketAddress = ({ ticket, origin }: { ticket: string; origin: string | null }): string =>
  `${origin ?? ''}/view-as#ticket=${ticket}`;
