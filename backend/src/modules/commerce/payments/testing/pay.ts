import { startSandbox, type Sandbox } from '../../../../../sandbox/server.ts';
import { eventually, type TestApp, type TestSchool } from '../../../../../test/support/test-app.ts';
import type { PaymentProvider } from '../payment-facts.ts';
import type { PaymentView } from '../payment-view.ts';

/** What a person does on the provider's page. */
type Deed = 'pay' | 'decline' | 'cancel' | 'later';

/** The sandbox of the providers, in memory and with no webhooks until `reportTo`. */
export const startProviders = (): Promise<Sandbox> => startSandbox({ port: 0, folder: null, webhooks: null });

/** Has the sandbox send its webhooks to the server under test. */
export async function reportTo(app: TestApp, sandbox: Sandbox): Promise<void> {
  const { port } = await app.listen();
  sandbox.deliverTo(`http://localhost:${port}/api/webhooks`);
}

/** The token in an address of ours. */
export const tokenOf = (redirectUrl: string): string => /\/payments\/([\w-]+)\//.exec(redirectUrl)![1]!;

/** State of a payment as its payer sees it. */
export async function stateOf(
  app: TestApp,
  school: TestSchool,
  token: string,
  returned?: 'cancel',
): Promise<PaymentView> {
  const path = `/api/payments/${token}/${returned ? `?returned=${returned}` : ''}`;
  const { body } = await app.ask<PaymentView>(school, 'GET', path);
  return body;
}

/**
 * Pays as a person does: follows `redirect_url` of a checkout to the page of the provider, does there what `deed` says,
 * and returns to ours.
 * @returns the state that the page shows at last
 */
export async function payAt(
  app: TestApp,
  sandbox: Sandbox,
  school: TestSchool,
  { provider, redirect_url }: { provider: PaymentProvider; redirect_url: string },
  deed: Deed = 'pay',
): Promise<PaymentView> {
  const token = tokenOf(redirect_url);
  const page = await openPage(app, school, token);
  const { id } = (await sandbox.control.payments()).find((one) => one.page === page)!;
  await sandbox.control.act(provider, id, deed);
  return eventually(async () => {
    const state = await stateOf(app, school, token, deed === 'cancel' ? 'cancel' : undefined);
    if (deed !== 'later' && state.status === 'confirming') throw new Error('The payment is still open');
    return state;
  });
}

/** Follows the address of ours to the provider's page, and returns its address. */
export async function openPage(app: TestApp, school: TestSchool, token: string): Promise<string> {
  const answer = await app.ask(school, 'GET', `/api/payments/${token}/continue/`);
  if (answer.status !== 303) throw new Error(`The page was not opened: ${answer.status} ${answer.text}`);
  return String(answer.headers['location']);
}
