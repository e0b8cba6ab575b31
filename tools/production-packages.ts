// Removes from `node_modules` what the image does not need; the Dockerfile runs it after `npm ci --omit=dev`.
// That also installs optional peers: `@prisma/client` names `prisma` as one, whose tools bring a studio and its
// graph library (elkjs, under the Eclipse Public License). The server runs none of them.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** What is used here of an entry of package-lock.json. */
interface LockedPackage {
  license?: string;
  /** A package of the workspace. */
  link?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

/** A parsed package-lock.json: its packages by path, such as `node_modules/fastify`. */
export interface PackageLock {
  packages: Record<string, LockedPackage>;
}

/** Packages that the build of the web app contains. */
const IN_WEB_APP = /^(@fontsource(-variable)?\/.*|foliate-js|react-dom)$/;

/**
 * Paths of the packages that the server needs at run time: the dependencies of the workspace and theirs, without
 * optional peers and without what the build of the web app contains.
 */
export function productionPackages({ packages }: PackageLock): Set<string> {
  /** The path of a dependency as Node finds it: beside the package, or in a folder above. */
  const find = (from: string, name: string): string | undefined => {
    const folders = from
      .split('/node_modules/')
      .map((_, at, all) => all.slice(0, at + 1).join('/node_modules/'));
    return [
      ...folders.reverse().map((folder) => `${folder}/node_modules/${name}`),
      `node_modules/${name}`,
    ].find((path) => path in packages);
  };
  const paths = Object.keys(packages);
  const found = new Set(paths.filter((path) => packages[path]!.link));
  const open = paths.filter((path) => !path.includes('node_modules'));
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    const entry = packages[path]!;
    const peers = Object.keys(entry.peerDependencies ?? {}).filter(
      (name) => !entry.peerDependenciesMeta?.[name]?.optional,
    );
    for (const name of [...Object.keys({ ...entry.dependencies, ...entry.optionalDependencies }), ...peers]) {
      const next = IN_WEB_APP.test(name) ? undefined : find(path, name);
      if (!next || found.has(next)) continue;
      found.add(next);
      open.push(next);
    }
  }
  return found;
}

/** Removes every other package below the `node_modules` of this folder. */
function removeOthers(root: string): void {
  const wanted = productionPackages(
    JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as PackageLock,
  );
  const visit = (folder: string): void => {
    for (const name of existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : []) {
      const path = `${folder}/${name}`;
      if (name.startsWith('@')) visit(path);
      else if (wanted.has(path)) visit(`${path}/node_modules`);
      else rmSync(join(root, path), { recursive: true });
    }
  };
  visit('node_modules');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) removeOthers(process.cwd());
