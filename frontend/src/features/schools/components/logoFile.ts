import { useEffect, useState } from 'react';

/** A chosen logo, the wish to remove the saved one, or no change. */
export type LogoChange = File | 'removed' | null;

/** The URL of the picture to show: of the chosen file before it is saved, else of the saved one. */
export function usePicture(logo: LogoChange, saved: string | null): string | null {
  const [shown, setShown] = useState<string | null>(null);
  useEffect(() => {
    if (!(logo instanceof File)) return setShown(null);
    // As a data: URL: the page's policy permits no other URL of a file.
    const reader = new FileReader();
    reader.onload = () => setShown(typeof reader.result === 'string' ? reader.result : null);
    reader.readAsDataURL(logo);
    return () => {
      reader.onload = null;
    };
  }, [logo]);
  return logo === 'removed' ? null : (shown ?? saved);
}

/** The body of a request: a multipart form only when there is a file, else JSON. */
export function asBody<Fields extends object>(fields: Fields, logo: LogoChange): Fields {
  if (!(logo instanceof File)) return fields;
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  form.set('logo', logo);
  return form as unknown as Fields;
}
