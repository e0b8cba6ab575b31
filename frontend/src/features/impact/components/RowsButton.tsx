import { lazy, Suspense, useState } from 'react';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';

// Loaded when somebody asks where a number comes from.
const ImpactRows = lazy(() => import('./ImpactRows.tsx'));

/** Opens the rows behind a public counter: of all goals, or of one. */
export function RowsButton({
  of,
  name,
  goal,
}: {
  of: 'school' | 'everyone';
  /** Whose counter it is. */
  name: string;
  goal?: number | undefined;
}) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button aria-label={t('Where this number comes from: {name}', { name })} onClick={() => setOpen(true)}>
        {t('Where this number comes from')}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <ImpactRows of={of} name={name} goal={goal} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
