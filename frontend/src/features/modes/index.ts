import { lazy } from 'react';

export const ModePicker = lazy(async () => ({
  default: (await import('./components/ModePicker.tsx')).ModePicker,
}));
