/*
 * Inlined in the page. Runs before anything can be pressed, also in browsers that cannot run the
 * app, hence the old syntax.
 *
 * Attributes that scripts, components, and style sheets share:
 * - data-app, on <html>: the app is 'loading', 'ready', or 'failed'
 * - data-linked, on <html>: a link has opened another screen, so Home is hidden
 * - data-screen: the screen is 'shown' or 'hidden'
 * - data-navigate: the screen that a button or link opens
 * - data-needs-script: not displayed without scripts, or when the app cannot load
 * - data-no-script: displayed only then
 */
(function () {
  var root = document.documentElement;
  var queued = null;

  // The last press on a button or a link to a screen, or 'navigate' event, waits for the app.
  function queue(event) {
    var isClick = event.type === 'click';
    var target = isClick && event.target.closest && event.target.closest('button, [data-navigate]');
    if (isClick && !target) return;
    // With a modifier key, the browser opens a link in a new tab or window.
    if (target.hash && (event.metaKey || event.ctrlKey || event.shiftKey)) return;
    event.preventDefault();
    // React handles clicks a little before the app is ready, and would handle this one twice.
    if (isClick) event.stopPropagation();
    queued = { target: target, detail: event.detail };
  }

  // Home comes first in the page. While it is hidden, its lazy pictures are not loaded.
  function hideHome() {
    root.setAttribute('data-linked', '');
  }

  function stopListening() {
    document.removeEventListener('click', queue, true);
    removeEventListener('navigate', queue);
    document.removeEventListener('beforematch', hideHome);
  }

  function replay(event) {
    stopListening();
    var control = queued && queued.target && event.detail(queued.target);
    if (control) control.click();
    else if (queued && !queued.target)
      dispatchEvent(new CustomEvent('navigate', { detail: queued.detail }));
  }

  // With scripts, the browser reads the style sheet in <noscript> as text only.
  function showNoScriptPage() {
    stopListening();
    root.removeAttribute('data-linked');
    var sheet = document.createElement('style');
    sheet.textContent = document.querySelector('noscript').textContent.replace(/<\/?style>/g, '');
    document.head.appendChild(sheet);
    // Text that was typed stays, to be copied.
    var fields = document.querySelectorAll('form input, form textarea');
    for (var i = 0; i < fields.length; i++) {
      fields[i].readOnly = true;
      if (fields[i].value) fields[i].form.removeAttribute('data-needs-script');
    }
    var control = queued && queued.target;
    var hash = control && (control.hash || control.getAttribute('data-navigate'));
    if (hash) location.hash = hash;
    var place = document.querySelector('form :focus') || document.querySelector(':target');
    if (place) place.scrollIntoView();
  }

  function showLinkedScreen() {
    var target = document.getElementById(location.hash.slice(1));
    var screen = target && target.closest && target.closest('[data-screen=hidden]');
    if (!screen) {
      root.removeAttribute('data-linked');
      return;
    }
    var picture = screen.querySelector('img');
    if (picture) {
      picture.fetchPriority = 'high';
      picture.loading = 'eager';
    }
    // Safari before 26.2 and Firefox before 139 do not show it: they ignore "until-found".
    if (!screen.hidden) return;
    screen.removeAttribute('hidden');
    target.scrollIntoView();
  }

  if (location.hash) hideHome();
  // The browser shows the screen of a text fragment. Home is hidden before it scrolls there.
  document.addEventListener('beforematch', hideHome);
  document.addEventListener('DOMContentLoaded', showLinkedScreen);
  document.addEventListener('click', queue, true);
  addEventListener('navigate', queue);

  root.addEventListener('appready', replay);
  root.addEventListener('appfailed', showNoScriptPage);
  addEventListener('load', function () {
    // load-app.js has not run, because the browser does not support its syntax.
    if (!root.hasAttribute('data-app')) showNoScriptPage();
  });
})();
