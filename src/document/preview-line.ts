// WhatsApp shows some 80 letters under the title.
const longest = 84;

/** The whole sentences at the start of a text that fit under the title of a preview, if any. */
const firstSentences = (text: string): string | undefined => {
  let line: string | undefined;
  for (const { index } of text.matchAll(/[.?!](?=\s\p{Lu}|$)/gu)) {
    if (index < longest) line = text.slice(0, index + 1);
  }
  return line;
};

/** What a preview says under the title: whole sentences of the lead or description where some fit. */
export const previewLine = (description: string, lead = description): string =>
  firstSentences(lead) ?? firstSentences(description) ?? description;
