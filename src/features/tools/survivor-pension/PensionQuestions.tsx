import { useRef } from 'react';
import { ChoiceField } from '../../../components/form/ChoiceField.tsx';
import { DateField } from '../../../components/form/DateField.tsx';
import type { FieldError } from '../../../components/form/ErrorSummary.tsx';
import { TextField } from '../../../components/form/Field.tsx';
import frame from '../frame/tool.module.css';
import { childKinds, field, relativeKinds, yesNoChoices } from './fields.ts';
import { shapeOf } from './form-shape.ts';
import { PartnerQuestions } from './PartnerQuestions.tsx';
import { PeopleRows } from './PeopleRows.tsx';
import styles from './pension.module.css';
import { Unfolded } from './Unfolded.tsx';
import { useFormValues } from './use-form-values.ts';

/** The questions; those that the answers so far do not call for stay hidden, and keep what was typed. */
export const PensionQuestions = ({ errors }: { errors: readonly FieldError[] }) => {
  const root = useRef<HTMLDivElement>(null);
  const values = useFormValues(root);
  const { stopped, hasPartner, isUniaoEstavel, asksRelatives, requested } = shapeOf(values);
  const errorOf = (fieldId: string) => errors.find((error) => error.fieldId === fieldId)?.message;
  return (
    <div ref={root} className={styles.form}>
      <DateField
        id={field.death}
        label="Em que dia a pessoa morreu?"
        hint="Está na certidão de óbito. Exemplo: 10 3 2026."
        error={errorOf(field.death)}
      />
      <p role="status" className={stopped ? frame.estimate : undefined}>
        {stopped &&
          'Para essa data valem regras mais antigas. Não é preciso responder mais nada: siga para ver onde conferir.'}
      </p>
      <div hidden={stopped !== undefined}>
        <h3>A pessoa que morreu</h3>
        <ChoiceField
          id={field.insured}
          label="A pessoa era aposentada, recebia benefício ou pagava o INSS?"
          hint="Depois de parar de pagar, a proteção continua por um tempo."
          error={errorOf(field.insured)}
          choices={yesNoChoices}
        />
        <ChoiceField
          id={field.partner}
          label="Havia casamento ou união estável no dia da morte?"
          hint="União estável é viver como família, mesmo sem papel."
          error={errorOf(field.partner)}
          choices={[
            { value: 'nao', label: 'Não' },
            { value: 'casamento', label: 'Casamento' },
            { value: 'uniao', label: 'União estável' },
          ]}
        />
        <Unfolded when={hasPartner}>
          <PartnerQuestions isUniaoEstavel={isUniaoEstavel} errorOf={errorOf} />
        </Unfolded>
        <h3>Filhos e outras pessoas</h3>
        <PeopleRows
          list="filho"
          kinds={childKinds}
          legend="Ficaram filhos, enteados ou menores sob cuidado?"
          hint="Com menos de 21 anos, ou de qualquer idade com invalidez ou deficiência. Se não houver, siga adiante."
          rowTitle="Filho, filha ou menor"
          addLabel="Somar filho, filha ou menor"
          values={values}
          errorOf={errorOf}
        />
        <Unfolded when={asksRelatives}>
          <PeopleRows
            list="parente"
            kinds={relativeKinds}
            legend="Ficaram pai, mãe ou irmãos que dependiam da pessoa?"
            hint="Eles entram quando não há marido, esposa, companheiro nem filhos dependentes."
            rowTitle="Parente"
            addLabel="Somar pai, mãe, irmão ou irmã"
            values={values}
            errorOf={errorOf}
          />
        </Unfolded>
        <ChoiceField
          id={field.former}
          label="Alguém de um casamento ou união anterior recebia pensão alimentícia da pessoa?"
          hint="Ex-marido, ex-esposa ou ex-companheiro."
          error={errorOf(field.former)}
          choices={yesNoChoices}
        />

        <h3>O pedido e o valor</h3>
        <ChoiceField
          id={field.request}
          label="A pensão já foi pedida ao INSS?"
          hint="Disso depende desde quando se paga."
          error={errorOf(field.request)}
          choices={[
            { value: 'sim', label: 'Sim' },
            { value: 'nao', label: 'Ainda não' },
            { value: 'nao-sei', label: 'Não sei' },
          ]}
        />
        <Unfolded when={requested}>
          <DateField
            id={field.requestDay}
            label="Em que dia foi o pedido?"
            hint="No Meu INSS, abra “Consultar Pedidos”. Exemplo: 19 4 2026."
            error={errorOf(field.requestDay)}
          />
        </Unfolded>
        <div className={styles.more}>
          <TextField
            id={field.base}
            name={field.base}
            label="Quanto era a aposentadoria da pessoa, por mês? (opcional)"
            hint="Está no “Extrato de Pagamento” do Meu INSS. Se a pessoa não era aposentada, deixe em branco: o INSS faz essa conta. Exemplo: 2.500,00."
            error={errorOf(field.base)}
            inputMode="decimal"
            autoComplete="off"
          />
        </div>
      </div>
    </div>
  );
};
