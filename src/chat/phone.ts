import { isValidPhone } from '@brazilian-utils/brazilian-utils';

/**
 * Leaves area code and number of a Brazilian phone written in any usual way: "+55 (11) 98765-4321",
 * "011 98765 4321", "0 15 11 98765-4321" (with carrier code).
 */
const nationalDigits = (typed: string): string => {
  const digits = typed.replace(/\D/g, '');
  if (digits.startsWith('0055')) return digits.slice(4);
  if (digits.startsWith('55') && digits.length >= 12) return digits.slice(2);
  if (digits.startsWith('0') && digits.length >= 13) return digits.slice(3);
  return digits.replace(/^0+/, '');
};

/** The phone in its usual form, "(11) 98765-4321", or undefined when it has no valid area code or number of digits. */
export const parsePhone = (typed: string): string | undefined => {
  const digits = nationalDigits(typed);
  return isValidPhone(digits)
    ? digits.replace(/^(\d\d)(\d{4,5})(\d{4})$/, '($1) $2-$3')
    : undefined;
};
