import type { Practice } from '#texts/schema/practice.ts';
import { pictureHeight, pictureWidth } from './preview/draw-picture.ts';
import { darkPaper, lightColour } from './preview/drawing-styles.ts';
import { previewLine } from './preview-line.ts';
import { addressOf } from './structured-data/identifiers.ts';

interface Props {
  practice: Practice;
  /** The canonical path: "/" or "/beneficios/bpc-loas". */
  path: string;
  title: string;
  description: string;
  /** The first words of the page, for previews. */
  lead?: string;
  /** The preview picture: its absolute address, and what it says. */
  image: string;
  imageAlt: string;
  /** Pages that search engines should leave out. */
  hidden: boolean;
}

/** Search results cut titles off after some 60 letters: the site's name is added only where it fits. */
const fullTitle = (title: string, siteName: string): string => {
  const named = `${title} | ${siteName}`;
  return named.length <= 60 ? named : title;
};

/** Title, description and what search engines and previews read. */
export const Head = ({
  practice,
  path,
  title,
  description,
  lead,
  image,
  imageAlt,
  hidden,
}: Props) => {
  const url = addressOf(practice, path);
  return (
    <>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{fullTitle(title, practice.projectName)}</title>
      <meta name="description" content={description} />
      {(practice.demo || hidden) && <meta name="robots" content="noindex" />}
      {!hidden && <link rel="canonical" href={url} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={practice.projectName} />
      <meta property="og:locale" content="pt_BR" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={previewLine(description, lead)} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content={String(pictureWidth)} />
      <meta property="og:image:height" content={String(pictureHeight)} />
      <meta property="og:image:alt" content={imageAlt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="color-scheme" content="light dark" />
      <meta
        name="theme-color"
        content={lightColour('--rose')}
        media="(prefers-color-scheme: light)"
      />
      <meta name="theme-color" content={darkPaper()} media="(prefers-color-scheme: dark)" />
      <meta name="format-detection" content="telephone=no" />
      {/* Browsers that cannot draw it ask for /favicon.ico by themselves. */}
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
    </>
  );
};
