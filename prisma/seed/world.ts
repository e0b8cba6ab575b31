import type { Client } from 'pg';
import { seedLetters } from './world-letters.ts';
import { seedLibraries } from './world-libraries.ts';

/** Libraries with their shelves, and letters of the Dear World Book. What is there already stays as it is. */
export async function seedWorld(owner: Client, tenants: ReadonlyMap<string, string>): Promise<void> {
  await seedLibraries(owner, tenants);
  await seedLetters(owner, tenants);
}
