// The server writes a visitor's first words into the page, in the language of the browser, and puts what the app is made of
// aside. Who chose another language here, or is signed in and may begin elsewhere, waits for the app in their place.
(function () {
  var root = document.documentElement;
  var later = document.getElementById('later');
  function start() {
    if (!later) return;
    document.head.append(later.content);
    later = null;
  }
  try {
    var chosen = localStorage.getItem('language');
    if (localStorage.getItem('signed_in') === '1' || (chosen && chosen !== root.dataset.first))
      root.classList.add('no-first');
  } catch {
    // Without a store nothing was chosen.
  }
  if (root.classList.contains('no-first') || document.hidden) return start();
  // The frame after which nothing but the app is missing. No frame is drawn before the styles are there.
  requestAnimationFrame(function () {
    setTimeout(start);
  });
  // A page that went to the background meanwhile draws no frames.
  setTimeout(start, 3000);
})();
