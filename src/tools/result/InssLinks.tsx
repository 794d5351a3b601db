import { Sentence } from '../sentences/Sentence.tsx';
import { atInss } from './at-inss.ts';

/** The official channel, which costs nothing: "no Meu INSS ou pelo telefone 135". */
export const InssLinks = () => <Sentence>{atInss}</Sentence>;
