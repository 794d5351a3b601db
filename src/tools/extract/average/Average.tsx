import { type RefObject, useRef, useState } from 'react';
import { QuietButton } from '#components/buttons/QuietButton.tsx';
import { keysOf } from '#law/keyed.ts';
import { addMonths } from '#law/month.ts';
import { type SalaryCorrection, salaryCorrection } from '#law/salary-correction.ts';
import { amountRules, type RuleOfAmount } from '#rules/benefit-average/amount-rules.ts';
import {
  type BenefitAverage,
  benefitAverage,
  type Estimate,
} from '#rules/benefit-average/benefit-average.ts';
import type { WorkingLife } from '#rules/contribution-time/life.ts';
import { type Figures, knownFigures } from '#rules/figures.ts';
import type { Sex } from '#rules/retirement/answers.ts';
import { carencia as leastCarencia } from '#rules/retirement/requirements.ts';
import { toolPath } from '#texts/paths.ts';
import { formatCents } from '#words/money.ts';
import { counted as countOf } from '#words/phrases.ts';
import type { CitationLinks } from '../../citations/citation-links.ts';
import { SourceLinks } from '../../citations/SourceLinks.tsx';
import type { ResultSetting } from '../../frame/tool-setting.ts';
import { lengthInWords } from '../../questions/lengths.ts';
import styles from '../../questions/questions.module.css';
import { amountInWords } from '../../retirement/amount-words.ts';
import { ruleNames } from '../../retirement/rule-names.ts';
import type { Counted } from '../result/count-life.ts';
import { wasInsuredAtReform } from '../result/hand-on.ts';
import { PrintAlone } from '../result/PrintAlone.tsx';
import { SpacedList } from '../result/SpacedList.tsx';
import type { ToldLife } from '../result/told-life.ts';
import { shortMonth } from '../result/wording.ts';

type Estimated = Extract<BenefitAverage, { outcome: 'estimated' }>;

const sexes = { woman: 'Mulher', man: 'Homem' } as const satisfies Record<Sex, string>;

const TheMean = ({ average }: { average: Estimated }) => {
  const { base, salaries, mean, divisor } = average;
  return (
    <>
      <p>
        Pela conta, a média é de <b>{formatCents(mean)}</b>, em dinheiro de {shortMonth(base)}. É
        uma estimativa: só o INSS fixa o valor.
      </p>
      <p>
        Entram {countOf(salaries.length, 'mês', 'meses')} desde 07/1994. Cada salário vai até o teto
        do seu mês e é corrigido pelos índices.
        {divisor > salaries.length &&
          ` A soma foi dividida por ${divisor}, o mínimo que a lei manda.`}
      </p>
    </>
  );
};

const AskSex = ({ onSex }: { onSex: (sex: Sex) => void }) => (
  <fieldset className={styles.asked} data-not-printed>
    <legend>
      <h4>A conta de cada regra é para mulher ou homem?</h4>
    </legend>
    <div className={styles.answers}>
      {keysOf(sexes).map((sex) => (
        <button key={sex} type="button" className={styles.answer} onClick={() => onSex(sex)}>
          {sexes[sex]}
        </button>
      ))}
    </div>
  </fieldset>
);

interface Props {
  life: WorkingLife;
  counted: Counted;
  links: CitationLinks;
  isOldTableAccepted: boolean;
  /** Undefined until told: the extract does not tell it. */
  sex: Sex | undefined;
  heading?: RefObject<HTMLHeadingElement | null>;
  onAccept: () => void;
  onSex: (sex: Sex) => void;
  table?: SalaryCorrection;
}

const limitInWords = {
  raised: ' A conta deu menos: entra o salário mínimo.',
  capped: ' A conta deu mais: entra o teto.',
} as const;

const EstimateInWords = ({ cents, percent, mean, leftOut, limit }: Estimate) => (
  <>
    Pela conta: <b>{formatCents(cents)}</b>, que são {percent}% de {formatCents(mean)}.
    {leftOut.length > 0 &&
      ` Sem ${countOf(leftOut.length, 'mês', 'meses')} de salário menor, que a lei deixa tirar.`}
    {limit && limitInWords[limit]}
  </>
);

const whyNone = ({ missing, asked, time }: RuleOfAmount): string | undefined => {
  if (missing === 'time')
    return `Sem valor hoje: a regra pede ${lengthInWords(asked)}, e a conta tem ${lengthInWords(time)}.`;
  if (missing === 'carencia')
    return `Sem valor hoje: faltam meses para a carência de ${leastCarencia}.`;
  return undefined;
};

/** What a rule makes of the mean: its formula, and the amount where time and carencia reach. */
const AmountOfRule = ({ rule, average }: { rule: RuleOfAmount; average: Estimated }) => {
  const { id, amount, estimated } = rule;
  const none = whyNone(rule);
  return (
    <>
      <b>{ruleNames[id]}.</b> {amountInWords(amount, true)}{' '}
      {none ?? (estimated && <EstimateInWords {...average.estimateFor(estimated)} />)}
    </>
  );
};

const ByRule = ({
  average,
  life,
  counted: { time, carencia },
  sex,
  links,
  figures,
}: Pick<Props, 'life' | 'counted' | 'links'> & {
  average: Estimated;
  sex: Sex;
  figures: Figures;
}) => {
  const rules = amountRules({
    today: life.today,
    sex,
    time: time.today.least.legalDays,
    timeAtReform: time.atReform.least.legalDays,
    reducedMonths: time.today.least.reducedMonths.length,
    reducedMonthsAtReform: time.atReform.least.reducedMonths.length,
    carenciaMonths: carencia.total.least,
    wasInsured: wasInsuredAtReform(life),
  });
  return (
    <>
      <h4>Por regra, para {sexes[sex].toLowerCase()}</h4>
      <p>
        Só o tempo e a carência de hoje entram aqui. Idade e pontos, não: veja as{' '}
        <a href={toolPath('regras-de-aposentadoria')}>regras de aposentadoria</a>.
        {!figures.isCurrent && ` O salário mínimo e o teto são os de ${figures.year}.`}
      </p>
      <SpacedList>
        {rules.map((rule) => (
          <li key={rule.id}>
            <AmountOfRule rule={rule} average={average} />
            <SourceLinks keys={rule.citations} links={links} />
          </li>
        ))}
      </SpacedList>
    </>
  );
};

const NotIncluded = () => (
  <>
    <h4>O que esta estimativa não inclui</h4>
    <ul>
      <li>Tempo especial e tempo no campo.</li>
      <li>Decisões da Justiça.</li>
      <li>O que passou do teto em cada mês.</li>
      <li>Meses com dúvida, com pendência ou abaixo do mínimo: ficaram de fora.</li>
      <li>Meses em que você só recebeu benefício.</li>
      <li>As regras de professor, de pessoa com deficiência e as de antes da reforma.</li>
    </ul>
  </>
);

/**
 * The mean of the salaries as an estimate of a date, and what each rule makes of it. A table that the
 * practice has not checked comes here only in a demonstration (`choose-door.ts`), and is marked.
 */
export const Average = ({
  life,
  counted,
  links,
  isOldTableAccepted,
  sex,
  heading,
  onAccept,
  onSex,
  table = salaryCorrection,
}: Props) => {
  const figures = knownFigures(life.today);
  const average = benefitAverage(
    {
      life,
      sex: sex ?? 'woman',
      time: counted.time.today.least.legalDays,
      carenciaMonths: counted.carencia.total.least,
      figures,
      isOldTableAccepted,
    },
    { ...table, isChecked: true },
  );
  if (average.outcome === 'unchecked') return null;
  const lastIndex = shortMonth(addMonths(average.base, -1));
  return (
    <>
      <h4 ref={heading} tabIndex={-1}>
        Estimativa com índices até {lastIndex}
      </h4>
      {!table.isChecked && (
        <p>
          <strong>Demonstração:</strong> ninguém conferiu estes índices ainda. Um site no ar só
          mostra esta conta depois disso.
        </p>
      )}
      {average.outcome === 'oldTable' && (
        <>
          <p>
            Os índices que o site tem são de mais de dois meses atrás. Com os novos, o valor será
            outro.
          </p>
          <p data-not-printed>
            <QuietButton onClick={onAccept}>
              Ver mesmo assim, com índices até {lastIndex}
            </QuietButton>
          </p>
        </>
      )}
      {average.outcome === 'noSalaries' && (
        <p>
          O extrato não mostra salário que entre com certeza na média. Sem ele, não há estimativa.
        </p>
      )}
      {average.outcome === 'estimated' && (
        <>
          <TheMean average={average} />
          {sex ? (
            <ByRule {...{ average, life, counted, sex, links, figures }} />
          ) : (
            <AskSex onSex={onSex} />
          )}
          <NotIncluded />
          <SourceLinks keys={average.citations} links={links} />
        </>
      )}
    </>
  );
};

/** The estimate, and what only the visitor can say: that an old table will do, and the sex. */
export const AverageView = ({
  told: { life },
  counted,
  setting,
}: {
  told: ToldLife;
  counted: Counted;
  setting: ResultSetting;
}) => {
  const [isOldTableAccepted, setAccepted] = useState(false);
  const [sex, setSex] = useState<Sex>();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <Average
        life={life}
        counted={counted}
        links={setting.links}
        isOldTableAccepted={isOldTableAccepted}
        sex={sex}
        heading={heading}
        onAccept={() => {
          setAccepted(true);
          heading.current?.focus();
        }}
        onSex={(told) => {
          setSex(told);
          heading.current?.focus();
        }}
      />
      <PrintAlone>Imprimir só a estimativa</PrintAlone>
    </>
  );
};
