import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { captureBadgeLink } from './app/badgeLink.ts';
import { boot } from './app/boot.ts';
import { removeInitialContent } from './app/initialContent.ts';
import { watchInstallOffer } from './app/installOffer.ts';
import { Providers } from './app/providers.tsx';
import { createRouter } from './app/routes/index.tsx';
import { createStore } from './app/store.ts';
import { guardPage } from './shared/trustedTypes.ts';
import { language } from './i18n/index.ts';
import { markLanguage, onLanguage, showLanguage, wantedLanguage } from './i18n/language.ts';
import './styles/base.css';

// React makes a script element, which holds data of a book for search engines, from this text.
guardPage(['/assets/', '/sw.js'], (text) => text === '<script></script>');
captureBadgeLink();
watchInstallOffer();
const store = createStore();
const wanted = wantedLanguage();
const fetched = wanted === 'en' ? null : showLanguage(wanted);
boot(store);

// Marks a field that was typed into, so that a change of language can ask for confirmation.
addEventListener('input', ({ target }) => {
  if (target instanceof HTMLElement) target.dataset['typed'] = '';
});

const place = document.getElementById('root');
if (!place) throw new Error('index.html has no #root');
removeInitialContent(place);
const root = createRoot(place);
const router = createRouter();
let drawn = 0;
// Other texts render everything again: texts are read while rendering; addresses and sessions do not change.
const draw = () =>
  root.render(
    <Providers key={(drawn += 1)} store={store}>
      <RouterProvider router={router} />
    </Providers>,
  );
const begin = () => {
  // The server may have set the language of the page to that of the initial content.
  markLanguage(language());
  draw();
  onLanguage(draw);
};
if (fetched) void fetched.then(begin);
else begin();
