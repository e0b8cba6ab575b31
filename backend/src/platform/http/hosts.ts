/** Prefix of the host that serves book files and the reader's shell on an origin separate from the app. */
const FILES_PREFIX = 'files.';

/** A request's Host, read once: lower case, without port and trailing dot. */
export interface RequestHost {
  name: string;
  /** As sent, with its port: for building addresses of the same site. */
  authority: string;
  /** True on the book origin. */
  files: boolean;
}

const HOST =
  /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.?(?::\d{1,5})?$/;

/**
 * Reads the Host header alone; forwarded hosts are ignored. Null when it is not the name of a host.
 */
export function parseHost(header: string | undefined): RequestHost | null {
  const lower = header?.toLowerCase() ?? '';
  if (lower.length > 255 || !HOST.test(lower)) return null;
  const [rawName = '', port] = lower.split(':');
  const bare = rawName.replace(/\.$/, '');
  const files = bare.startsWith(FILES_PREFIX);
  const name = files ? bare.slice(FILES_PREFIX.length) : bare;
  return { name, authority: port ? `${name}:${port}` : name, files };
}
