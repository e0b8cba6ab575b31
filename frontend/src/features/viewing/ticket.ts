const LINK = /^#ticket=([\w-]{43})$/;

/** The ticket in the address of this page, which leaves it at once: it is in no history and on no shared screen. */
export function takeTicket(): string | null {
  const ticket = LINK.exec(location.hash)?.[1] ?? null;
  if (location.hash) history.replaceState(history.state, '', location.pathname + location.search);
  return ticket;
}

/** Where a ticket is taken, at this school or at the one whose web app is named. */
export const ticketAddress = ({ ticket, origin }: { ticket: string; origin: string | null }): string =>
  `${origin ?? ''}/view-as#ticket=${ticket}`;
