import { call, type Server } from './server.ts';

/** Questions of visitors, by the school that is asked. The mailbox of each `bounce@` address does not exist. */
const QUESTIONS = [
  {
    school: 'greenfield',
    name: 'Priya Raman',
    email: 'bounce@raman.test',
    text: 'My daughter starts in September. On which days can we look around the library?',
  },
  {
    school: 'greenfield',
    name: 'Ida Bergman',
    email: 'ida@friends.test',
    text: 'Can grandparents buy a printed copy of the story about the boat?',
  },
  {
    school: 'riverside',
    name: 'Otieno Were',
    email: 'bounce@were.test',
    text: 'We moved house. How do I change the address that you have of us?',
  },
] as const;

/**
 * Questions from the contact page. Each writer is sent a receipt; where the mailbox does not exist it bounces, so that the
 * log of e-mails has some that did not arrive, with what happened to them.
 */
export async function seedMessages(server: Server): Promise<void> {
  for (const { school, ...json } of QUESTIONS) await call(server, school, 'POST', '/api/contact/', { json });
}
