import type { MessageLetter } from '../../content/contract.ts';

/** What a letter about a message says of the place. */
export interface Place {
  name: string;
  /** Address of its web app. */
  origin: string;
  /** The inbox in which staff read it. */
  inbox: string;
}

interface Letter {
  subject: string;
  text: string;
}

const sign = ({ name }: Place): string => `\n\n${name}`;

const KINDS: Record<MessageLetter['kind'], string> = {
  contact: 'message',
  problem: 'problem report',
  tour: 'request for a tour',
  testimonial: 'testimonial',
};

/** Tells the staff. What was typed stays in the inbox, which knows who may read it. */
export function notice({ reference, kind, urgent, category, tour, id }: MessageLetter, place: Place): Letter {
  const what = urgent ? `URGENT: a report about ${category}` : `A new ${KINDS[kind]}`;
  return {
    subject: `${what} (${reference})`,
    text:
      `${what} has come in.${tour ? `\n${tour.when}, ${tour.people} ${tour.people === 1 ? 'person' : 'people'}` : ''}` +
      `${urgent ? '\n\nSomebody may not be safe. Please read it now.' : ''}\n\nRead it here:\n${place.origin}${place.inbox}/${id}${sign(place)}`,
  };
}

/** Tells the staff that a tour will not take place. */
export const tourCancelledNotice = ({ reference, tour, id }: MessageLetter, place: Place): Letter => ({
  subject: `A tour was cancelled (${reference})`,
  text: `This tour will not take place:\n${tour?.when ?? ''}\n\n${place.origin}${place.inbox}/${id}${sign(place)}`,
});
