// A stub of LiveChat's loader, https://cdn.livechatinc.com/tracking.js. Like the real one, it only
// loads the widget from another host.
(() => {
  const script = document.createElement('script');
  script.async = true;
  script.src = 'https://secure.livechatinc.com/customer/widget.js';
  document.head.append(script);
})();
