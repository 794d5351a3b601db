import { registrations } from '#texts/schema/lawyer.ts';
import type { Practice } from '#texts/schema/practice.ts';
import { officialChannels } from './navigation.ts';

interface Props {
  practice: Practice;
  className?: string | undefined;
}

/** Where the numbers beside the names can be looked up; nothing where nobody has one. */
export const LawyersRegister = ({ practice, className }: Props) =>
  practice.lawyers.flatMap(registrations).length > 0 && (
    <span className={className}>
      Confira no <a href={officialChannels.lawyersRegister}>Cadastro Nacional dos Advogados</a>.
    </span>
  );
