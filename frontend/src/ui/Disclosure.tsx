import { useEffect, useRef, useState, type ReactNode } from 'react';

interface PopoverProps {
  /** Renders the button; spread the given props on it. */
  button: (props: { 'aria-expanded': boolean; onClick: () => void }) => ReactNode;
  className?: string | undefined;
  /** Renders the content that the button opens; `close` is for its links. */
  children: (close: () => void) => ReactNode;
}

/**
 * A button that shows and hides the content after it. Escape, a click elsewhere and leaving by keyboard close
 * it; Escape returns focus to the button. For lists of links and actions, so no menu roles.
 */
export function Popover({ button, className, children }: PopoverProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open) return;
    const closeOutside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      root.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeByKey);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeByKey);
    };
  }, [open]);
  return (
    <div ref={root} className={className}>
      {button({ 'aria-expanded': open, onClick: () => setOpen(!open) })}
      {open && children(() => setOpen(false))}
    </div>
  );
}
