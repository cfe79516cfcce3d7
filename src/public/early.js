/*
 * Runs before the app, also in browsers that cannot run the app; hence the old syntax.
 * 1. Keeps the visitor's last click on a button or a link to a screen until the app can honor it.
 * 2. If the app has not started when everything has loaded, gives the page the form it has without
 *    scripts: all five screens in a row, and links in place of buttons.
 */
(function () {
  var root = document.documentElement;
  var clicked = null;

  function keep(event) {
    var target = event.target.closest && event.target.closest('button, [data-navigate]');
    if (!target) return;
    event.preventDefault();
    // React hears clicks a little before the app is ready, and would act on this one as well.
    event.stopPropagation();
    clicked = target;
  }

  function goScriptFree() {
    var sheet = document.createElement('link');
    sheet.rel = 'stylesheet';
    sheet.href = './script-free.css';
    document.head.appendChild(sheet);

    var controls = document.querySelectorAll('button[data-navigate], [role=tab]');
    for (var i = 0; i < controls.length; i++) {
      var link = document.createElement('a');
      link.className = controls[i].className;
      link.href = '#' + controls[i].getAttribute('data-navigate');
      link.textContent = controls[i].textContent;
      controls[i].parentNode.replaceChild(link, controls[i]);
    }
    var list = document.querySelector('[role=tablist]');
    if (list) list.removeAttribute('role');
  }

  document.addEventListener('click', keep, true);

  // A link to a passage opens its screen before the app is there to hear of it.
  document.addEventListener(
    'beforematch',
    function (event) {
      event.target.setAttribute('data-found', '');
    },
    true,
  );

  root.addEventListener('appready', function () {
    document.removeEventListener('click', keep, true);
    if (clicked) clicked.click();
  });

  addEventListener('load', function () {
    if (root.hasAttribute('data-app')) return;
    document.removeEventListener('click', keep, true);
    goScriptFree();
    if (clicked && clicked.hash) location.hash = clicked.hash;
  });
})();
