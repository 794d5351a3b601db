/** What stands in a page where its first screen ends, and goes for the link to the sheet. */
export const firstScreenEnd = '<template data-end="first-screen"></template>';

/**
 * Ends the first screen of a page: what comes before is styled in the head and waits for nothing, what
 * follows waits for the sheet of the site, which a browser fetches once (document/styles/).
 */
export const EndOfFirstScreen = () => <template data-end="first-screen" />;
