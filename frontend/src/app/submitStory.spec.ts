import { expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { baseApi } from '../api/baseApi.ts';
import { memberStore } from '../testing/render.tsx';
import { fakeServer } from '../testing/server.ts';
import '../features/stories/api.ts';

interface Answer {
  data?: { state: string };
}
interface Endpoints {
  getStory: {
    initiate: (id: string) => () => Promise<Answer>;
    select: (id: string) => (state: unknown) => Answer;
  };
  submitStory: { initiate: (change: object) => () => Promise<Answer> };
}

// The story page shows the editor as long as its cached story may be edited.
it('reloads a story after it was submitted, also after the Dear World Book was opened', async () => {
  await import('../features/dear-world-book/api.ts');
  const { getStory, submitStory } = baseApi.endpoints as unknown as Endpoints;
  let state = 'draft';
  fakeServer({
    'GET /api/stories/s1/': () => ({ body: { id: 's1', state } }),
    'POST /api/stories/s1/submit/': () => {
      state = 'submitted';
      return { body: {} };
    },
  });
  const store = memberStore();
  const dispatch = store.dispatch as unknown as (action: () => Promise<Answer>) => Promise<Answer>;
  const shown = () => getStory.select('s1')(store.getState()).data?.state;
  await dispatch(getStory.initiate('s1'));
  expect(shown()).toBe('draft');
  await dispatch(submitStory.initiate({ id: 's1', storySubmitBody: { version: 1 } }));
  await waitFor(() => expect(shown()).toBe('submitted'));
});
