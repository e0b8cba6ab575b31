// The OpenID provider of the tests as a separate process, for browsers: `node oidc-process.ts <redirect>
// <person as JSON>`. Prints its issuer; every browser signs in as that person.
import { startOidcDouble, type OidcPerson } from './oidc-double.ts';

const [redirect, person] = process.argv.slice(2) as [string, string];
const oidc = await startOidcDouble([redirect]);
const who = JSON.parse(person) as OidcPerson & { sub: string };
oidc.people.set(who.sub, who);
oidc.expect(who.sub);
console.log(`issuer ${oidc.issuer}`);
