import { CheckField } from '../../../components/form/CheckField.tsx';
import choices from '../../../components/form/choices.module.css';
import { FieldGroup } from '../../../components/form/FieldGroup.tsx';
import form from '../../../components/form/form.module.css';
import { unknownField } from './fields.ts';

/** How many monthly contributions count for the carência, or "não sei". */
export const CarenciaField = ({ id, error }: { id: string; error?: string | undefined }) => (
  <FieldGroup
    id={id}
    legend="Quantos meses de carência você tem?"
    hint="Carência é o número de contribuições mensais que valem. Conte no extrato (CNIS) os meses pagos em dia."
    error={error}
  >
    <div className={choices.parts}>
      <div>
        <label htmlFor={id}>Meses de carência</label>
        <input
          id={id}
          name={id}
          className={`${form.control} ${choices.four}`}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          aria-invalid={error ? true : undefined}
        />
      </div>
    </div>
    <div>
      <CheckField id={unknownField(id)} name={unknownField(id)} label="Não sei" />
    </div>
  </FieldGroup>
);
