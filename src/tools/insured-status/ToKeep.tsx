import { addMonths } from '#rules/calendar.ts';
import type { InsuredStatus } from '#rules/insured-status/insured-status.ts';
import { officialChannels } from '#site/navigation.ts';
import { longDate, monthName } from '#words/dates.ts';

/** How to stay covered, while there is time; what a payment after the event does not do. */
export const ToKeep = ({ status: { standing, sure } }: { status: InsuredStatus }) => (
  <>
    <h4>{standing === 'covered' ? 'Para continuar coberto' : 'Para voltar a ficar coberto'}</h4>
    <ul>
      <li>Com carteira assinada, a contribuição vem descontada.</li>
      <li>Por conta própria, pague como MEI ou como autônomo.</li>
      <li>Vive da roça ou da pesca, em família? O trabalho cobre você: guarde as provas.</li>
      <li>Sem trabalho remunerado, você pode pagar como facultativo.</li>
    </ul>
    <p>
      {standing === 'covered' && (
        <>
          O último mês que ainda chega a tempo é {monthName(addMonths(sure.lastMonth, 1))}, que
          vence em {longDate(sure.until)}. Não deixe para esse dia.{' '}
        </>
      )}
      A guia do autônomo e do facultativo sai no <a href={officialChannels.meuInss}>Meu INSS</a>, em
      “Emitir Guia de Pagamento (GPS)”. Nunca pague por link de mensagem.
    </p>
    <p>
      <b>Pagar agora não vale para o que já aconteceu.</b> Se a incapacidade, o parto ou a morte já
      veio, o pagamento de depois não cria proteção para esse caso.
    </p>
  </>
);
