import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Button } from '../../../ui/Button.tsx';
import type { GiveWorkStart } from '../teacher/GiveWorkDialog.tsx';

const GiveWorkDialog = lazy(async () => ({
  default: (await import('../teacher/GiveWorkDialog.tsx')).GiveWorkDialog,
}));

/** A button with which a teacher gives one piece of work to a class, a group or children. */
export function GiveWorkButton({ start, children }: { start: GiveWorkStart; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon="plus" onClick={() => setOpen(true)}>
        {children}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <GiveWorkDialog start={start} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
