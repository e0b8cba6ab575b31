import type { ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Dialog } from './Dialog.tsx';

/**
 * What a drawer shows, kept in the address: a reload, a shared link and Back lead to the same. `param` names the parameter
 * that holds the id.
 */
export function useDrawer(param: string): {
  /** Null while nothing is open. */
  id: string | null;
  /** Where a link of the row leads. */
  to: (id: string) => { search: string };
  close: () => void;
} {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const to = (id: string | null): { search: string } => {
    const next = new URLSearchParams(params);
    if (id === null) next.delete(param);
    else next.set(param, id);
    return { search: next.toString() };
  };
  return {
    id: params.get(param),
    to,
    close: () => void navigate(to(null), { replace: true, preventScrollReset: true }),
  };
}

/**
 * The details of one row beside its table; on a phone they fill the screen. Escape closes it, and the focus returns to the
 * link that opened it.
 */
export function Drawer({
  title,
  onClose,
  children,
}: {
  title: string;
  onClose: () => void;
  children: ReactNode;
}) {
  return (
    <Dialog open shape="drawer" title={title} onClose={onClose}>
      {children}
    </Dialog>
  );
}
