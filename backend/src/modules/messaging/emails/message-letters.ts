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

const hello = (name: string): string => `Hello${name ? ` ${name}` : ''},`;
const sign = ({ name }: Place): string => `\n\n${name}`;

const KINDS: Record<MessageLetter['kind'], string> = {
  contact: 'message',
  problem: 'problem report',
  tour: 'request for a tour',
  testimonial: 'testimonial',
};

/**
 * Tells the writer that it arrived. Says nothing that was typed: whoever gets this may not have written, and nobody's
 * words are to be sent to strangers through us.
 */
export function receipt({ reference, kind, urgent, tour }: MessageLetter, place: Place): Letter {
  if (tour)
    return {
      subject: `Your tour of ${place.name}`,
      text:
        `Hello,\n\nyour tour is booked:\n${tour.when}\n\nThe appointment is attached for your calendar. Plans changed? ` +
        `Give the time free again here:\n${place.origin}${tour.path}\n\nYour reference: ${reference}${sign(place)}`,
    };
  return {
    subject: `We have your ${KINDS[kind]} (${reference})`,
    text:
      `Hello,\n\nthank you. Your ${KINDS[kind]} has arrived, and a person will read it.` +
      `${urgent ? ' It went to the school at once. If somebody is in danger now, call your local emergency number.' : ''}` +
      `\n\nYour reference: ${reference}\n\nYou did not write to us? Then somebody mistyped an address, and you can forget this e-mail.${sign(place)}`,
  };
}

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

/** Brings the answer of the staff. */
export const answer = ({ reference, name, answer: words }: MessageLetter, place: Place): Letter => ({
  subject: `An answer from ${place.name} (${reference})`,
  text: `${hello(name)}\n\n${words ?? ''}${sign(place)}\n\nYour reference: ${reference}. To write back, use ${place.origin}/contact`,
});

/** Confirms that a tour will not take place. */
export const tourCancelled = ({ reference, tour }: MessageLetter, place: Place): Letter => ({
  subject: `Your tour of ${place.name} is cancelled`,
  text: `Hello,\n\nyour tour will not take place:\n${tour?.when ?? ''}\n\nAnother time? ${place.origin}/request-a-tour\n\nYour reference: ${reference}${sign(place)}`,
});

/** Tells the staff that a tour will not take place. */
export const tourCancelledNotice = ({ reference, tour, id }: MessageLetter, place: Place): Letter => ({
  subject: `A tour was cancelled (${reference})`,
  text: `This tour will not take place:\n${tour?.when ?? ''}\n\n${place.origin}${place.inbox}/${id}${sign(place)}`,
});
