/**
 * The development mail server (MailDev), with the options of its command line. Addresses that begin with `bounce@` have no
 * mailbox, so that a refused e-mail can be seen.
 */
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const mailServer = require('maildev')();
require('maildev/lib/mailserver').smtp.onRcptTo = ({ address }, _session, done) =>
  done(
    address.toLowerCase().startsWith('bounce@')
      ? Object.assign(new Error('5.1.1 No mailbox has this address'), { responseCode: 550 })
      : null,
  );
// As its command line does after its own set-up; without this only the web page answers.
mailServer.listen();
