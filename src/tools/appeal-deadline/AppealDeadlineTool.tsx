import { Question } from '#components/disclosure/Question.tsx';
import { DateField } from '#components/form/DateField.tsx';
import { todayInBrasilia } from '#words/typed-date.ts';
import { ToolIsland } from '../frame/ToolIsland.tsx';
import { ToolStages } from '../frame/ToolStages.tsx';
import type { ToolSetting } from '../frame/tool-setting.ts';
import { useStages } from '../frame/use-stages.ts';
import { AppealResultView } from './AppealResultView.tsx';
import { type AppealForm, cienciaField, readAnswers } from './read-answers.ts';

const Tool = ({ setting }: { setting: ToolSetting }) => {
  const stages = useStages<AppealForm>(false);
  return (
    <ToolStages
      stages={stages}
      title="Conte o prazo"
      submitLabel="Ver até quando recorrer"
      read={(form) => readAnswers(form, todayInBrasilia(new Date()))}
      questions={({ control }) => (
        <>
          <DateField
            {...control(cienciaField)}
            label="Em que dia você soube da decisão?"
            hint="O dia em que abriu a carta ou viu a resposta no Meu INSS. Na dúvida, use o mais antigo. Exemplo: 20 11 2026."
          />
          <Question title="Não sei a data">
            <p>
              No Meu INSS, abra “Consultar Pedidos” e depois o pedido. A carta mostra o dia da
              decisão. Use esse dia: assim a conta erra para o lado seguro. O telefone 135 também
              informa.
            </p>
          </Question>
        </>
      )}
      result={(answers, { heading }) => (
        <AppealResultView answers={answers} heading={heading} setting={setting} />
      )}
    />
  );
};

/** "Até quando posso recorrer?": one date in, the safe day and the legal limit out. */
export const AppealDeadlineTool = ({ setting }: { setting: ToolSetting }) => (
  <ToolIsland setting={setting}>
    <Tool setting={setting} />
  </ToolIsland>
);
