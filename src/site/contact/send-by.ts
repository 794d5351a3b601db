import { mailLink, smsLink } from '#chat/ways.ts';
import { copyText } from '#components/copy/copy-text.ts';
import { printPart } from '#components/printing/print-part.ts';
import type { PracticeContact } from './practice-contact.ts';
import type { Way } from './SendWays.tsx';

interface Sending {
  message: string;
  /** Of the e-mail. */
  subject: string;
  contact: PracticeContact;
  /** Where it stands; else the part that the page marks to be printed. */
  sheet?: HTMLElement | null;
}

/** Sends it by this way: the visitor's own program opens with it, or it is copied or printed. @returns what to say */
export async function sendBy(
  way: Way,
  { message, subject, contact, sheet }: Sending,
): Promise<string> {
  switch (way) {
    case 'email':
      location.assign(mailLink(contact.email, subject, message));
      return `Se o e-mail não abriu, copie a mensagem e mande para ${contact.email}.`;
    case 'sms':
      location.assign(smsLink(contact.number, message));
      return 'Se o SMS não abriu, copie a mensagem.';
    case 'print':
      printPart(sheet ?? undefined);
      return '';
    case 'copy':
      return copyText(message, 'a mensagem');
  }
}
