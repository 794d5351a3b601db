import { isValidElement } from 'react';
import type { Answer } from '#tools/result/AnswerCard.tsx';
import type { Event } from '#tools/result/CalendarButton.tsx';

/** The days that an answer offers to the calendar; none where it offers no file. */
export const eventsOf = ({ calendar }: Answer): readonly Event[] =>
  isValidElement<{ events: readonly Event[] }>(calendar) ? calendar.props.events : [];
