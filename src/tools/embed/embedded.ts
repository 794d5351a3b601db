import { embedPath } from '#texts/paths.ts';
import { type ToolSetting, toolSetting } from '../frame/tool-setting.ts';

/** What a tool needs in a frame: there it leads to nobody (OAB, Provimento 205/2021). */
export const framedSetting = (...from: Parameters<typeof toolSetting>): ToolSetting => ({
  ...toolSetting(...from),
  ...{ number: '', phone: '', email: '' },
  isEmbedded: true,
});

/** What another page copies: the frame, and the script that gives it its height. */
export const snippet = (siteAddress: string, slug: string, title: string): string => {
  const at = (path: string) => new URL(path, siteAddress).href;
  return [
    `<iframe src="${at(embedPath(slug))}" title="${title.replaceAll('"', '&quot;')}"`,
    '  width="100%" height="640" style="border: 0" loading="lazy"',
    '  sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox allow-downloads allow-modals"></iframe>',
    `<script src="${at('/embutir.js')}" async></script>`,
  ].join('\n');
};
