import { chatLink } from '#chat/link.ts';
import type { Practice } from '#texts/schema/practice.ts';

/** The chat link of this practice with a text ready to send. */
export const practiceChat = (practice: Practice, message: string): string =>
  chatLink(practice.chatNumber, message);

/** What the general chat buttons say. */
export const generalMessage = (practice: Practice): string =>
  `Olá! Vim pelo site ${practice.projectName} e gostaria de conversar.`;

/** "(11) 98765-4321" → "tel:+5511987654321". */
export const phoneLink = (phone: string): string => `tel:+55${phone.replace(/\D/g, '')}`;

/** "5511987654321" → "(11) 98765-4321", as people read it. */
export const readableChatNumber = (number: string): string =>
  number.startsWith('55800')
    ? number.replace(/^55(800)(\d{3})(\d{4})$/, '0$1 $2 $3')
    : number.replace(/^55(\d{2})(\d{4,5})(\d{4})$/, '($1) $2-$3');
