import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';

export interface Toast {
  id: string;
  kind: 'ok' | 'warn' | 'bad';
  text: string;
  /** Words of what can be done about it; what it does is kept in `toastActions`. */
  action?: string;
}

/** What the buttons of messages do, by the message's id: functions have no place in the store. */
export const toastActions = new Map<string, () => void>();

const slice = createSlice({
  name: 'toasts',
  initialState: [] as Toast[],
  reducers: {
    showToast: {
      prepare: (kind: Toast['kind'], text: string, action?: { label: string; run: () => void }) => {
        const id = nanoid(6);
        if (action) toastActions.set(id, action.run);
        return { payload: { id, kind, text, ...(action && { action: action.label }) } };
      },
      // The same words twice are one message.
      reducer: (state, { payload }: PayloadAction<Toast>) =>
        [...state.filter(({ text }) => text !== payload.text), payload].slice(-3),
    },
    hideToast: (state, { payload }: PayloadAction<string>) => state.filter(({ id }) => id !== payload),
  },
});

export const toastsReducer = slice.reducer;
export const { showToast, hideToast } = slice.actions;
