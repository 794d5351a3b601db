import { pngIcons } from '#document/icons/icon-sizes.ts';
import { lightColour } from '#document/preview/drawing-styles.ts';
import { loadSite } from '#document/site.ts';
import { isShown } from '#document/site-pages.ts';
import { arrivalPath, sharedFields, sharePath } from '#offline/shared.ts';

/**
 * What a phone shows of the site on its home screen: with its address, by which a fraud is known. Installed,
 * it is in the phone's menu for sharing, and reads a letter from there.
 */
export function GET(): Response {
  const { practice, home } = loadSite();
  const manifest = {
    name: practice.projectName,
    short_name: practice.shortName ?? practice.projectName,
    description: home.description,
    lang: 'pt-BR',
    dir: 'ltr',
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    ...(isShown({ href: arrivalPath }) && {
      share_target: {
        action: sharePath,
        method: 'POST',
        enctype: 'multipart/form-data',
        params: {
          ...sharedFields,
          files: [{ name: sharedFields.files, accept: ['application/pdf', '.pdf', 'image/*'] }],
        },
      },
    }),
    theme_color: lightColour('--rose'),
    background_color: lightColour('--paper'),
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      ...pngIcons
        .filter(({ file }) => file.startsWith('icon-'))
        .map(({ file, size, bleed }) => ({
          src: `/${file}.png`,
          type: 'image/png',
          sizes: `${size}x${size}`,
          ...(bleed > 0 && { purpose: 'maskable' }),
        })),
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json' },
  });
}
