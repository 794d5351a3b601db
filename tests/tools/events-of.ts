import { isValidElement } from 'react';
import type { Answer } from '#tools/result/AnswerCard.tsx';
import type { Event } from '#tools/result/CalendarButton.tsx';

/** The days that an answer offers to the calendar; none where it offers no file. */
export function eventsOf({ calendar }: Answer): readonly Event[] {
  if (!isValidElement<{ events?: readonly Event[] } & Event>(calendar)) return [];
  const { events, ...one } = calendar.props;
  return events ?? [one];
}
