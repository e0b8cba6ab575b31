import type { ComponentProps } from 'react';
import { ButtonLink } from './Button.tsx';

type DownloadLinkProps = Omit<ComponentProps<typeof ButtonLink>, 'to'> & { href: string };

/** A file of the server, taken home: outside of the pages, so the browser asks for it itself. */
export const DownloadLink = ({ href, ...rest }: DownloadLinkProps) => (
  <ButtonLink to={href} download reloadDocument {...rest} />
);
