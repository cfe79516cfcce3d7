/*
 * Inlined in the page. Runs before anything can be pressed, also in browsers that cannot run the
 * app, hence the old syntax.
 * 1. Queues the last interaction, a click on a button or screen link or a 'navigate' event, and
 *    replays it when the app is ready.
 * 2. Shows the screen that the address links to, in place of Home, and loads its first picture.
 * 3. Falls back to the no-script page if the app cannot load: all five screens one below the other,
 *    and links instead of buttons.
 */
(function () {
  var root = document.documentElement;
  var queuedAction = null;
  var queuedHash = '';

  function queueClick(event) {
    var target = event.target.closest && event.target.closest('button, [data-navigate]');
    if (!target) return;
    // With a modifier key, the browser opens a link in a new tab or window.
    if (target.hash && (event.metaKey || event.ctrlKey || event.shiftKey)) return;
    event.preventDefault();
    // React handles clicks a little before the app is ready, and would handle this one twice.
    event.stopPropagation();
    queuedHash = target.hash || target.getAttribute('data-navigate') || '';
    queuedAction = function () {
      target.click();
    };
  }

  function queueEvent(event) {
    queuedHash = '';
    queuedAction = function () {
      dispatchEvent(new CustomEvent('navigate', { detail: event.detail }));
    };
  }

  function stopQueueing() {
    document.removeEventListener('click', queueClick, true);
    removeEventListener('navigate', queueEvent);
  }

  function replayQueuedAction() {
    stopQueueing();
    if (queuedAction) queuedAction();
  }

  function showNoScriptPage() {
    stopQueueing();
    root.removeAttribute('data-linked');
    var sheet = document.createElement('link');
    sheet.rel = 'stylesheet';
    sheet.href = './no-script.css';
    // The style sheet moves the screens, so jump after it.
    sheet.onload = sheet.onerror = function () {
      if (queuedHash) location.hash = queuedHash;
      var target = document.querySelector(':target');
      if (target) target.scrollIntoView();
    };
    document.head.appendChild(sheet);

    // The style sheet may fail to load like the app, so the rest does not depend on it.
    each('[data-screen]', function (screen) {
      screen.removeAttribute('hidden');
      screen.setAttribute('data-screen', 'shown');
    });
    each('button[data-navigate], [role=tab]', function (control) {
      var link = document.createElement('a');
      link.className = control.className;
      link.href = '#' + control.getAttribute('data-navigate');
      link.textContent = control.textContent;
      control.parentNode.replaceChild(link, control);
    });
    each('button, [data-needs-script]', function (element) {
      element.style.display = 'none';
    });
    var list = document.querySelector('[role=tablist]');
    if (!list) return;
    list.removeAttribute('role');
    list.removeAttribute('aria-label');
    list.removeAttribute('aria-orientation');
  }

  function each(selector, callback) {
    var elements = document.querySelectorAll(selector);
    for (var i = 0; i < elements.length; i++) callback(elements[i]);
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

  // Home comes first in the page. While it is hidden, its lazy pictures are not loaded.
  if (location.hash) root.setAttribute('data-linked', '');
  // The browser shows the screen of a text fragment. Home is hidden before it scrolls there.
  document.addEventListener('beforematch', function () {
    root.setAttribute('data-linked', '');
  });
  document.addEventListener('DOMContentLoaded', showLinkedScreen);
  document.addEventListener('click', queueClick, true);
  addEventListener('navigate', queueEvent);

  root.addEventListener('appready', replayQueuedAction);
  root.addEventListener('appfailed', showNoScriptPage);
  addEventListener('load', function () {
    // load-app.js has not run, because the browser does not support its syntax.
    if (!root.hasAttribute('data-app')) showNoScriptPage();
  });
})();
