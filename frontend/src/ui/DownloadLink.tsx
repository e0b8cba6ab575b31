import type { ComponentProps } from 'react';
import { ButtonLink } from './Button.tsx';

type DownloadLinkProps = Omit<ComponentProps<typeof ButtonLink>, 'to'> & { href: string };

/** A link to a file of the server, outside of the router, so that the browser downloads it. */
export const DownloadLink = ({ href, ...rest }: DownloadLinkProps) => (
  <ButtonLink to={href} download reloadDocument {...rest} />
);
