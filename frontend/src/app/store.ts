import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { baseApi } from '../api/baseApi.ts';
import { sessionReducer } from '../api/session.ts';
import { cartReducer } from '../shared/cart/cart.ts';
import { modesReducer } from '../shared/modes.ts';
import { toastsReducer } from '../ui/toasts.ts';

const rootReducer = combineReducers({
  [baseApi.reducerPath]: baseApi.reducer,
  session: sessionReducer,
  modes: modesReducer,
  cart: cartReducer,
  toasts: toastsReducer,
});

/** Creates a store; the app has one, each test its own. */
export function createStore(preloadedState?: Partial<ReturnType<typeof rootReducer>>) {
  return configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults().concat(baseApi.middleware),
    ...(preloadedState && { preloadedState }),
  });
}

export type AppStore = ReturnType<typeof createStore>;
export type RootState = ReturnType<typeof rootReducer>;
export type AppDispatch = AppStore['dispatch'];
