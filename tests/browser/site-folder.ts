/** The built site that the tests look at; another build is named by SITE_FOLDER. */
export const siteFolder = process.env.SITE_FOLDER ?? 'dist';
