import { ChoiceField } from '#components/form/ChoiceField.tsx';
import { DateField } from '#components/form/DateField.tsx';
import { TextField } from '#components/form/Field.tsx';
import type { Asked } from '../frame/asked.ts';
import frame from '../frame/tool.module.css';
import { YesNoField } from '../frame/YesNoField.tsx';
import { Reveal } from '../questions/Reveal.tsx';
import { childKinds, field, relativeKinds } from './fields.ts';
import { shapeOf } from './form-shape.ts';
import { PartnerQuestions } from './PartnerQuestions.tsx';
import { PeopleRows } from './PeopleRows.tsx';

/** The questions; those that the answers so far do not call for stay hidden, and keep what was typed. */
export const PensionQuestions = (asked: Asked) => {
  const { values, control } = asked;
  const { stopped, hasPartner, isUniaoEstavel, asksRelatives, requested } = shapeOf(values);
  return (
    <>
      <DateField
        {...control(field.death)}
        label="Em que dia a pessoa morreu?"
        hint="Está na certidão de óbito. Exemplo: 10 3 2026."
      />
      <p role="status" className={stopped ? frame.estimate : undefined}>
        {stopped &&
          'Para essa data valem regras mais antigas. Não é preciso responder mais nada: siga para ver onde conferir.'}
      </p>
      <div hidden={stopped !== undefined} className={frame.stack}>
        <h3>A pessoa que morreu</h3>
        <YesNoField
          {...control(field.insured)}
          label="A pessoa era aposentada, recebia benefício ou pagava o INSS?"
          hint="Depois de parar de pagar, a proteção continua por um tempo."
        />
        <ChoiceField
          {...control(field.partner)}
          label="Havia casamento ou união estável no dia da morte?"
          hint="União estável é viver como família, mesmo sem papel."
          choices={[
            { value: 'nao', label: 'Não' },
            { value: 'casamento', label: 'Casamento' },
            { value: 'uniao', label: 'União estável' },
          ]}
        />
        <Reveal when={hasPartner}>
          <PartnerQuestions isUniaoEstavel={isUniaoEstavel} control={control} />
        </Reveal>
        <h3>Filhos e outras pessoas</h3>
        <PeopleRows
          {...asked}
          list="filho"
          kinds={childKinds}
          legend="Ficaram filhos, enteados ou menores sob cuidado?"
          hint="Com menos de 21 anos, ou de qualquer idade com invalidez ou deficiência. Se não houver, siga adiante."
          rowTitle="Filho, filha ou menor"
          addLabel="Adicionar filho, filha ou menor"
        />
        <Reveal when={asksRelatives}>
          <PeopleRows
            {...asked}
            list="parente"
            kinds={relativeKinds}
            legend="Ficaram pai, mãe ou irmãos que dependiam da pessoa?"
            hint="Eles entram quando não há marido, esposa, companheiro nem filhos dependentes."
            rowTitle="Parente"
            addLabel="Adicionar pai, mãe, irmão ou irmã"
          />
        </Reveal>
        <YesNoField
          {...control(field.former)}
          label="Alguém de um casamento ou união anterior recebia pensão alimentícia da pessoa?"
          hint="Ex-marido, ex-esposa ou ex-companheiro."
        />
        <h3>O pedido e o valor</h3>
        <ChoiceField
          {...control(field.request)}
          label="A pensão já foi pedida ao INSS?"
          hint="Disso depende desde quando se paga."
          choices={[
            { value: 'sim', label: 'Sim' },
            { value: 'nao', label: 'Ainda não' },
            { value: 'nao-sei', label: 'Não sei' },
          ]}
        />
        <Reveal when={requested}>
          <DateField
            {...control(field.requestDay)}
            label="Em que dia foi o pedido?"
            hint="No Meu INSS, abra “Consultar Pedidos”. Exemplo: 19 4 2026."
          />
        </Reveal>
        <TextField
          {...control(field.base)}
          name={field.base}
          label="Quanto era a aposentadoria da pessoa, por mês? (opcional)"
          hint="Está no “Extrato de Pagamento” do Meu INSS. Se a pessoa não era aposentada, deixe em branco: o INSS faz essa conta. Exemplo: 2.500,00."
          inputMode="decimal"
          autoComplete="off"
        />
      </div>
    </>
  );
};
