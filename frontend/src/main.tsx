import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { takeBadgeLink } from './app/badgeLink.ts';
import { boot } from './app/boot.ts';
import { Providers } from './app/providers.tsx';
import { createRouter } from './app/routes/index.tsx';
import { createStore } from './app/store.ts';
import './styles/base.css';

takeBadgeLink();
const store = createStore();
boot(store);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <Providers store={store}>
    <RouterProvider router={createRouter()} />
  </Providers>,
);
