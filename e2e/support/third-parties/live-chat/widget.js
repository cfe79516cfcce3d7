// A stub of LiveChat's widget. It asks the page for everything that the real one asks for, by
// addresses that are written here and nowhere in the site, and is ready only once all has loaded.
(() => {
  const api = window.LiveChatWidget;
  /** @type {Record<string, ((data: unknown) => void)[]>} */
  const listeners = {};
  const emit = (event, data) => {
    for (const listener of listeners[event] ?? []) listener(data);
  };
  let visibility = 'minimized';

  /** Resolves when the element has loaded, never if it was blocked. A blocked frame loads an error page. */
  const loaded = (element, event = 'load') =>
    new Promise((resolve) => element.addEventListener(event, resolve, { once: true }));

  /** JSONP: a script calls a global function with the answer. */
  const requestConfiguration = () =>
    new Promise((resolve) => {
      window.__lc_configuration = resolve;
      const script = document.createElement('script');
      script.src =
        'https://api.livechatinc.com/v3.6/customer/action/get_configuration?jsonp=__lc_configuration';
      document.head.append(script);
    });

  const logIn = () =>
    new Promise((resolve) => {
      const socket = new WebSocket('wss://api.livechatinc.com/v3.6/customer/rtm/ws');
      socket.addEventListener('open', () => socket.send('{"action":"login"}'));
      socket.addEventListener('message', resolve, { once: true });
    });

  const fetchToken = async () => {
    const response = await fetch('https://accounts.livechatinc.com/v2/customer/token');
    return response.json();
  };

  const start = async ({ name }) => {
    const style = document.createElement('style');
    style.textContent = `
      @font-face { font-family: Chat; src: url("https://cdn.livechatinc.com/fonts/chat.woff2"); }
      #chat-widget { position: fixed; inset-block-end: 0; inset-inline-end: 0; }
      #chat-widget iframe { inline-size: 300px; block-size: 200px; }`;
    document.head.append(style);

    const widget = document.createElement('aside');
    widget.id = 'chat-widget';
    widget.innerHTML = `
      <p style="font-family: Chat">${name}</p>
      <img alt="" width="16" height="16" src="https://cdn.livechat-static.com/icons/bubble.svg">
      <img alt="" width="16" height="16" src="https://cdn.livechat-files.com/api/file/agent.svg">
      <img alt="" width="16" height="16" src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E">
      <iframe title="LiveChat chat widget" src="https://secure.livechatinc.com/customer/action/open_chat"></iframe>`;
    const preview = Object.assign(new Image(), { alt: '' });
    preview.src = URL.createObjectURL(
      new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: 'image/svg+xml' }),
    );
    widget.append(preview);
    const frame = widget.querySelector('iframe');
    const sound = new Audio('https://cdn.livechatinc.com/widget/message.wav');
    const resources = [
      ...[...widget.querySelectorAll('img, iframe')].map((element) => loaded(element)),
      loaded(sound, 'canplaythrough'),
      document.fonts.load('16px Chat').then(([font]) => font ?? new Promise(() => {})),
      logIn(),
      fetchToken(),
    ];
    document.body.append(widget);
    sound.load();
    await Promise.all(resources);
    if (getComputedStyle(widget).position !== 'fixed') return;

    const show = (next) => {
      if (visibility === next) return;
      visibility = next;
      frame.hidden = visibility !== 'maximized';
      emit('visibility_changed', { visibility });
    };
    const calls = {
      maximize: () => show('maximized'),
      minimize: () => show('minimized'),
      hide: () => show('hidden'),
      destroy: () => widget.remove(),
    };
    frame.hidden = true;
    // The visitor presses Minimize inside the frame.
    window.addEventListener('message', ({ source, data }) => {
      if (source === frame.contentWindow && data === 'minimize') calls.minimize();
    });
    api._h = (type, [name, value]) => {
      const others = (listeners[name] ?? []).filter((one) => one !== value);
      if (type === 'off') listeners[name] = others;
      if (type === 'on' || type === 'once') listeners[name] = [...others, value];
      if (type === 'call') calls[name]?.();
      if (type === 'get') return { visibility };
    };
    for (const call of api._q.splice(0)) api._h(...call);
    emit('ready', { state: { visibility } });
  };

  requestConfiguration().then(start);
})();
