// Run by gjs: a window that holds one page of WebKitGTK and nothing else, for WebKitWebDriver to
// drive. MiniBrowser, which comes with the engine, would not do: its toolbar needs 447 px, and it
// runs nothing before a page's own scripts.

import Gdk from 'gi://Gdk?version=3.0';
import GLib from 'gi://GLib';
import Gtk from 'gi://Gtk?version=3.0';
import WebKit from 'gi://WebKit2?version=4.1';

/** Runs in each page before its own scripts, and passes on what goes wrong. */
const watch = `{
  const tell = (...words) => webkit.messageHandlers.watch.postMessage(words.join(' '));
  addEventListener('securitypolicyviolation', ({ type, violatedDirective, blockedURI, sample }) =>
    tell(type, violatedDirective, blockedURI, sample));
  addEventListener('error', ({ message }) => tell(message));
  addEventListener('unhandledrejection', ({ reason }) => tell(reason));
  for (const name of ['debug', 'log', 'info', 'warn', 'error']) {
    const write = console[name];
    console[name] = (...words) => {
      tell(...words);
      write.apply(console, words);
    };
  }
}`;

const [proxy, scripts] = ARGV;

Gtk.init(null);
const context = WebKit.WebContext.new_ephemeral();
context.set_automation_allowed(true);
// What the driver is asked for of these reaches only the contexts that the engine makes itself.
const network = context.get_website_data_manager();
network.set_tls_errors_policy(WebKit.TLSErrorsPolicy.IGNORE);
network.set_network_proxy_settings(
  WebKit.NetworkProxyMode.CUSTOM,
  WebKit.NetworkProxySettings.new(proxy, ['127.0.0.1']),
);

const content = new WebKit.UserContentManager();
content.register_script_message_handler('watch');
content.connect('script-message-received::watch', (_content, message) =>
  print(`watch ${JSON.stringify(message.get_js_value().to_string())}`),
);
const { TOP_FRAME } = WebKit.UserContentInjectedFrames;
const { START } = WebKit.UserScriptInjectionTime;
content.add_script(WebKit.UserScript.new(watch, TOP_FRAME, START, null, null));

const view = new WebKit.WebView({
  web_context: context,
  user_content_manager: content,
  is_controlled_by_automation: true,
  settings: new WebKit.Settings({ enable_javascript: scripts === 'true' }),
});
context.connect('automation-started', (_context, session) => {
  session.connect('create-web-view', () => view);
});

const loop = new GLib.MainLoop(null, false);
const window = new Gtk.Window();
window.add(view);
window.connect('destroy', () => loop.quit());
view.connect('close', () => window.destroy());
window.show_all();
// There is nobody else on this screen to say which window is in use.
window.get_window().focus(Gdk.CURRENT_TIME);
loop.run();
