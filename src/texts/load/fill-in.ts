import { messageOf } from '#words/message-of.ts';
import type { FigureSource } from '../figures/figure.ts';
import { fillPlaceholders } from '../markdown/placeholders.ts';
import { ContentError } from './content-error.ts';

/** The invitation to the chat, with its values. Throws as `fillIn`. */
export const filledChat = <Chat extends { invite: string }>(
  chat: Chat,
  file: string,
  figures: FigureSource,
): Chat => ({ ...chat, invite: fillIn(chat.invite, file, figures) });

/** A text of a file with its values. Throws a ContentError on a {{key}} that does not exist. */
export function fillIn(text: string, file: string, figures: FigureSource): string {
  try {
    return fillPlaceholders(text, figures);
  } catch (error) {
    throw new ContentError(file, [messageOf(error)]);
  }
}
