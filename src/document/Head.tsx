import type { Practice } from '../../content/schema/practice.ts';

interface Props {
  practice: Practice;
  /** The canonical path: "/" or "/beneficios/bpc-loas". */
  path: string;
  title: string;
  description: string;
  /** Pages that search engines should leave out. */
  hidden: boolean;
}

/** Search results cut titles off after some 60 letters: the site's name is added only where it fits. */
const fullTitle = (title: string, siteName: string): string => {
  const named = `${title} | ${siteName}`;
  return named.length <= 60 ? named : title;
};

/** Title, description and what search engines and previews read. */
export const Head = ({ practice, path, title, description, hidden }: Props) => {
  const url = new URL(path, practice.siteAddress).href.replace(/\/$/, path === '/' ? '/' : '');
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
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" content="#fbe3dc" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#10201b" media="(prefers-color-scheme: dark)" />
      <meta name="format-detection" content="telephone=no" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    </>
  );
};
