/**
 * argon2id (algorithm 2) at OWASP's minimum: 19 MiB, two passes, one lane; about 10 ms of one core.
 * https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html
 */
export const ARGON2 = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };
