import type { Client } from 'pg';
import { once } from './platform.ts';
import type { Server } from './server.ts';
import { seedBooksOfAccount, seedFirstRoyaltyRule } from './shop-accounts.ts';
import { seedOffers } from './shop-offers.ts';
import { seedOrders } from './shop-orders.ts';
import type { ShopStep } from './shop-step.ts';
import { seedStoryForSale } from './shop-story.ts';

/**
 * The shop of the demo schools: open, with every kind of offer in several currencies, and where the payment sandbox runs
 * with orders, royalty rules, payouts and reconciliations in every state. A step that fails is reported and tried again at
 * the next start; the demo goes on without it.
 */
export async function seedShop(owner: Client, server: Server): Promise<void> {
  const step: ShopStep = (name, work) =>
    once(owner, `shop: ${name}`, work).catch((error: Error) =>
      console.warn(`The demo shop lacks its ${name}: ${error.message}`),
    );
  await seedOffers(step, server);
  await seedStoryForSale(step, owner, server);
  if (!server.sandbox) return;
  await seedFirstRoyaltyRule(step, server);
  await seedOrders(step, server, server.sandbox);
  await seedBooksOfAccount(step, owner, server, server.sandbox);
}
