import { CalendarButton, type Event } from '../result/CalendarButton.tsx';
import type { Sayer } from './result-words.ts';

type Props = Omit<Event, 'summary' | 'description'> & { say: Sayer<object> };

/** What a calendar keeps of a day: the first of its sentences is the title. */
export const SaidReminder = ({ say, ...event }: Props) => {
  const [summary = '', ...lines] = say.all('calendar');
  return <CalendarButton events={[{ ...event, summary, description: lines.join('\n') }]} />;
};
