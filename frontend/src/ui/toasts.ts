import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';

export interface Toast {
  id: string;
  kind: 'ok' | 'warn' | 'bad';
  text: string;
}

const slice = createSlice({
  name: 'toasts',
  initialState: [] as Toast[],
  reducers: {
    showToast: {
      prepare: (kind: Toast['kind'], text: string) => ({ payload: { id: nanoid(6), kind, text } }),
      // The same words twice are one message.
      reducer: (state, { payload }: PayloadAction<Toast>) =>
        [...state.filter(({ text }) => text !== payload.text), payload].slice(-3),
    },
    hideToast: (state, { payload }: PayloadAction<string>) => state.filter(({ id }) => id !== payload),
  },
});

export const toastsReducer = slice.reducer;
export const { showToast, hideToast } = slice.actions;
