// Loaded before the first paint. The server writes a visitor's first words into the page in the language of the browser:
// who chose another one here, or is signed in and may begin elsewhere, waits for the app in their place.
(function () {
  try {
    var root = document.documentElement;
    var chosen = localStorage.getItem('language');
    if (localStorage.getItem('signed_in') === '1' || (chosen && chosen !== root.dataset.first))
      root.classList.add('no-first');
  } catch {
    // Without a store nothing was chosen.
  }
})();
