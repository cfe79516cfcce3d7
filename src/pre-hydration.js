/*
 * Stands in the page itself and runs before there is anything to press, also in browsers that cannot
 * run the app; hence the old syntax.
 * 1. Keeps the last thing that was asked for, by a click on a button or a link to a screen or by a
 *    'navigate' event, until the app can honor it.
 * 2. Asks for the picture of the screen that is linked to before that screen is laid out.
 * 3. If the app will not come, gives the page the form it has without scripts: all five screens in a
 *    row, and links in place of buttons.
 */
(function () {
  var root = document.documentElement;
  var honor = null;
  var anchor = '';

  function keepClick(event) {
    var target = event.target.closest && event.target.closest('button, [data-navigate]');
    if (!target) return;
    event.preventDefault();
    // React hears clicks a little before the app is ready, and would act on this one as well.
    event.stopPropagation();
    anchor = target.hash || target.getAttribute('data-navigate') || '';
    honor = function () {
      target.click();
    };
  }

  function keepEvent(event) {
    anchor = '';
    honor = function () {
      dispatchEvent(new CustomEvent('navigate', { detail: event.detail }));
    };
  }

  function stopKeeping() {
    document.removeEventListener('click', keepClick, true);
    removeEventListener('navigate', keepEvent);
  }

  function giveUp() {
    stopKeeping();
    goScriptFree();
  }

  function goScriptFree() {
    var sheet = document.createElement('link');
    sheet.rel = 'stylesheet';
    sheet.href = './no-script.css';
    // Only then the screens stand where they will stay.
    sheet.onload = sheet.onerror = function () {
      if (anchor) location.hash = anchor;
    };
    document.head.appendChild(sheet);

    // The line that lost the app may lose the sheet as well.
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
    each('button, [data-needs-script]', function (part) {
      part.style.display = 'none';
    });
    var list = document.querySelector('[role=tablist]');
    if (!list) return;
    list.removeAttribute('role');
    list.removeAttribute('aria-label');
    list.removeAttribute('aria-orientation');
  }

  function each(selector, act) {
    var found = document.querySelectorAll(selector);
    for (var i = 0; i < found.length; i++) act(found[i]);
  }

  function hurryPicture() {
    var screen = document.getElementById(location.hash.slice(1));
    var picture = screen && screen.querySelector('img');
    if (!picture) return;
    picture.fetchPriority = 'high';
    picture.loading = 'eager';
  }

  document.addEventListener('DOMContentLoaded', hurryPicture);
  document.addEventListener('click', keepClick, true);
  addEventListener('navigate', keepEvent);

  root.addEventListener('appready', function () {
    stopKeeping();
    if (honor) honor();
  });

  root.addEventListener('appfailed', giveUp);
  addEventListener('load', function () {
    // Nobody has asked for it: the browser does not know how.
    if (!root.hasAttribute('data-app')) giveUp();
  });
})();
