import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { takeBadgeLink } from './app/badgeLink.ts';
import { boot } from './app/boot.ts';
import { leaveFirstWords } from './app/firstWords.ts';
import { watchInstallOffer } from './app/installOffer.ts';
import { Providers } from './app/providers.tsx';
import { createRouter } from './app/routes/index.tsx';
import { createStore } from './app/store.ts';
import { language } from './i18n/index.ts';
import { markLanguage, onLanguage, showLanguage, wantedLanguage } from './i18n/language.ts';
import './styles/base.css';

takeBadgeLink();
watchInstallOffer();
const store = createStore();
const wanted = wantedLanguage();
const fetched = wanted === 'en' ? null : showLanguage(wanted);
boot(store);

// A field that was typed into is marked, so that a change of language can ask first.
addEventListener('input', ({ target }) => {
  if (target instanceof HTMLElement) target.dataset['typed'] = '';
});

const place = document.getElementById('root');
if (!place) throw new Error('index.html has no #root');
leaveFirstWords(place);
const root = createRoot(place);
const router = createRouter();
// Another language draws everything anew: texts are read while drawing, and addresses and sessions stay as they are.
const draw = () =>
  root.render(
    <Providers key={language()} store={store}>
      <RouterProvider router={router} />
    </Providers>,
  );
const begin = () => {
  // The server may have marked the page by the words that it wrote.
  markLanguage(language());
  draw();
  onLanguage(draw);
};
if (fetched) void fetched.then(begin);
else begin();
