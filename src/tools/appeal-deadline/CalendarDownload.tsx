import { ActButton } from '#components/buttons/ActButton.tsx';
import { calendarFile } from '#rules/appeal-deadline/calendar-file.ts';
import type { AppealDeadline } from '#rules/appeal-deadline/deadline.ts';
import { shortDate } from '#words/dates.ts';
import { CopyLine } from '../frame/CopyLine.tsx';
import styles from './deadline.module.css';
import { lineToCopy } from './wording.ts';

/** Hands a file to the browser's own download, without any server. */
function save(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** The date to take along: a calendar file with three alarms, or a line of text. */
export const CalendarDownload = ({ deadline }: { deadline: AppealDeadline }) => {
  const { safeDay, legalLimit, ciencia } = deadline;
  const download = () =>
    save(
      `recurso-inss-${safeDay}.ics`,
      calendarFile({
        uid: `recurso-${ciencia}@previdencia-clara`,
        safeDay,
        legalLimit,
        summary: `Recurso ao INSS: fazer até ${shortDate(safeDay)}`,
        description:
          `Limite pela contagem da lei: ${shortDate(legalLimit)}.\n` +
          'Faça no Meu INSS (meu.inss.gov.br) ou pelo telefone 135. Não custa nada.\n' +
          'Estimativa: confirme na carta e no Meu INSS.',
        stamp: new Date().toISOString(),
      }),
    );
  return (
    <div className={styles.keep} data-not-printed>
      <p>
        <ActButton onClick={download}>Guardar no calendário</ActButton>
      </p>
      <CopyLine text={lineToCopy(deadline)} label="Copiar a data" />
    </div>
  );
};
