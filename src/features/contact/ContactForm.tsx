import { FailureBoundary } from '#components/failure/FailureBoundary.tsx';
import { FailureNotice } from '#site/FailureNotice.tsx';
import { ContactFields } from './ContactFields.tsx';
import type { ContactChannel } from './contact-channel.ts';

/** The contact form as an island: a failure inside it leaves the rest of the page at work. */
export const ContactForm = ({ channel }: { channel: ContactChannel }) => (
  <FailureBoundary fallback={<FailureNotice {...channel} />}>
    <ContactFields channel={channel} />
  </FailureBoundary>
);
