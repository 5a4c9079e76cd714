import { useEffect } from 'react';
import { asking as words } from '../../site/words/asking.ts';
import type { FormKind } from '../contract/forms.ts';
import type { DirectContacts } from '../form/ContactButtons.tsx';
import type { useEnquiry } from '../form/useEnquiry.ts';
import { AskedFields, AskedLines } from './ContextLines.tsx';
import { carriedLetter, saidOf } from './prefilledMessage.ts';
import { SayLine } from './StaySummary.tsx';
import { useDates } from './useBookingDates.ts';
import { useCarried } from './usePrefilledLinks.ts';
import { useAsked } from './useUrlContext.ts';

type Enquiry = Pick<ReturnType<typeof useEnquiry>, 'form' | 'draft' | 'look' | 'outcome' | 'write'>;

/**
 * Asking with context: the contact form knows the room, the guests and the days that a guest chose
 * before, and the page's other ways to the inn carry what stands in the form.
 */
export function useAsking(kind: FormKind, enquiry: Enquiry, reach: DirectContacts) {
  const { form, draft, look, outcome, write } = enquiry;
  const isContact = kind === 'contact';
  const { asked, takeBack, askAgain } = useAsked(isContact ? form : undefined, look);
  const { dates, stay, settle } = useDates(isContact);
  useCarried(reach, carriedLetter(kind, draft, asked, reach.innName));

  // What was asked about is with the inn.
  useEffect(() => {
    if (isContact && outcome.kind === 'sent') takeBack();
  }, [isContact, outcome.kind, takeBack]);

  function putIn() {
    if (!stay) return;
    const { message } = draft;
    settle();
    write({ message: [message, words.myDates(stay)].filter(Boolean).join('\n\n') });
  }

  return {
    askAgain,
    /** As a sentence; empty when nothing is asked about. */
    about: words.about(asked.room, asked.guests),
    /** Above the fields. */
    lines: isContact && (
      <>
        <AskedFields asked={asked} />
        <AskedLines
          asked={asked}
          dates={dates}
          onLeaveOut={settle}
          onPutIn={putIn}
          onTakeBack={takeBack}
        />
      </>
    ),
    /** Below the button. */
    say: !isContact && <SayLine said={saidOf(draft)} />,
  };
}
