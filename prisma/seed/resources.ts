import { call, signIn, TEACHERS, type Server } from './server.ts';
import { demoResources, type DemoResource } from './resource-files.ts';

const SCHOOL = 'greenfield';

type Ask = <T>(method: string, path: string, sent?: { json?: object; form?: FormData }) => Promise<T>;
type Own = {
  id: string;
  kind: string;
  title: string;
  stage: string;
  wide: string | null;
  version: number;
  check: string;
  refusal: string;
};

/**
 * Resources at Greenfield: some are published, one in every school, one waits for the head and one for the
 * platform's team. They are created through the API. Existing ones are left alone.
 */
export async function seedResources(server: Server): Promise<void> {
  const as = async (school: string, username: string): Promise<Ask> => {
    const token = await signIn(server, school, username);
    return (method, path, sent = {}) =>
      call(server, school, method, path, { token, ...sent }) as Promise<never>;
  };
  const teacher = await as(SCHOOL, TEACHERS.greenfield);
  const known = await teacher<Own[]>('GET', '/api/my-resources/');
  const head = await as(SCHOOL, 'head@greenfield.test');
  const team = await as('platform', TEACHERS.platform);
  const approve = { json: { decision: 'approve' } };
  for (const piece of demoResources) {
    // Continues what an interrupted start left.
    const begun =
      known.find(({ title }) => title === piece.said.title) ??
      known.find(({ title, kind, stage }) => title === '' && kind === piece.kind && stage === 'draft');
    const id = !begun || begun.stage === 'draft' ? await putIn(teacher, piece, begun) : begun.id;
    if (piece.fate !== 'submitted' && begun?.stage !== 'approved')
      await head('POST', `/api/resource-desk/${id}/decision`, approve);
    if (piece.fate === 'everybody' && begun?.wide !== 'approved')
      await team('POST', `/api/resource-desk/${id}/decision`, { json: { decision: 'widen' } });
  }
}

async function putIn(ask: Ask, { kind, file, said, build }: DemoResource, begun?: Own): Promise<string> {
  const { id } = begun ?? (await ask<{ id: string }>('POST', '/api/my-resources/', { json: { kind } }));
  const upload = await ask<{ id: string }>('POST', '/api/uploads/', { json: {} });
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(await build())]), file);
  await ask('PUT', `/api/uploads/${upload.id}/parts/0/`, { form });
  await ask('PUT', `/api/my-resources/${id}/file/`, {
    json: { upload_id: upload.id, upload_parts: 1, name: file },
  });
  for (;;) {
    const { check, refusal, version } = await ask<Own>('GET', `/api/my-resources/${id}/`);
    if (check === 'refused') throw new Error(`The demo piece ${file} was refused: ${refusal}`);
    if (check === 'ready') {
      await ask('PUT', `/api/my-resources/${id}/`, { json: { ...said, version } });
      await ask('POST', `/api/my-resources/${id}/submit/`);
      return id;
    }
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}
