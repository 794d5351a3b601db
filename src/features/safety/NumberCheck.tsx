import type { OwnNumbers } from '#chat/same-number.ts';
import { LoadFailure } from '#components/failure/LoadFailure.tsx';
import { PastedAnswer, PastedText } from '#components/form/PastedText.tsx';
import { PhoneNumber } from '#components/phone-number/PhoneNumber.tsx';
import { readableChatNumber } from '#site/chat.ts';
import { officialChannels } from '#site/navigation.ts';
import type { Practice } from '#texts/schema/practice.ts';
import { practiceAs } from '#texts/schema/practice-kind.ts';
import styles from './number-check.module.css';
import type { NumberAnswer } from './numero.ts';

const Answer = PastedAnswer<NumberAnswer>;

/** "Este número é de vocês?": what was received, compared on the device with the practice's own. */
export const NumberCheck = ({ practice }: { practice: Practice }) => {
  const { chatNumber: number, phone, email } = practice;
  return (
    <div>
      <PastedText
        id="numero-recebido"
        label="Cole a mensagem que chegou, ou escreva o número"
        hint="A comparação é feita no seu aparelho. Nada é enviado."
        action="Conferir"
        program="numero"
        known={{ number, phone, email } satisfies OwnNumbers}
      >
        <Answer kind="ours" title={`Sim: é ${practiceAs('deste', practice)}.`}>
          <p>
            Mesmo assim, nunca pedimos senha, código, foto de cartão nem PIX. Se pedirem, desligue e
            ligue você: o número que aparece na tela pode ser imitado.
          </p>
        </Answer>
        <Answer kind="withoutAreaCode" title="Não dá para saber: falta o DDD.">
          <p>
            Os algarismos são iguais aos nossos, mas sem o DDD pode ser outra pessoa. Os nossos são{' '}
            <PhoneNumber>{readableChatNumber(practice.chatNumber)}</PhoneNumber> e{' '}
            <PhoneNumber>{phone}</PhoneNumber>.
          </p>
        </Answer>
        <Answer
          kind="foreign"
          className={styles.foreign}
          title={
            <>
              Não é nosso: <span data-found />
            </>
          }
        >
          <p>Não responda, não toque em links e não pague nada. Guarde a mensagem.</p>
          <p>
            <b>Fala em nome do INSS?</b> Ele não pede senha, foto do rosto nem dinheiro por
            mensagem. Abra você o <a href={officialChannels.meuInss}>Meu INSS</a>, ou ligue para o{' '}
            <a href={officialChannels.phone}>135</a>.
          </p>
          <p>
            <b>Fala em nosso nome?</b> Ligue você para <PhoneNumber>{phone}</PhoneNumber>.
          </p>
        </Answer>
        <Answer kind="bait" className={styles.foreign} title="Cuidado: parece golpe.">
          <p>
            O texto fala de dinheiro, senha, código, foto ou link. Não pague, não responda e não
            toque em nada. O INSS não pede senha, foto do rosto nem dinheiro por mensagem. Abra você
            o <a href={officialChannels.meuInss}>Meu INSS</a>, ou ligue para o{' '}
            <a href={officialChannels.phone}>135</a>.
          </p>
        </Answer>
        <Answer kind="nothing" title="Não achamos número nem e-mail nesse texto.">
          <p>
            Cole a mensagem inteira, ou escreva o número com o DDD, por exemplo{' '}
            <PhoneNumber>11 98765-4321</PhoneNumber>.
          </p>
        </Answer>
      </PastedText>
      <LoadFailure>
        Se não adiantar, compare com os números acima, algarismo por algarismo.
      </LoadFailure>
    </div>
  );
};
